import { planLimits as limits } from '@/content/facts/plan-limits'
import { beginning } from '@/lib/text/cut-text'
import type { Plan } from './schema'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** An id for a plan or something in it: twelve small letters and digits. */
export function newId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(drawn, (number) => LETTERS[number % LETTERS.length]).join('')
}

type Country = NonNullable<Plan['country']>

/** A country from the API or a link, within the limits of a plan. */
export const countryWithin = ({ id, name }: Country): Country => ({
  // A cut id would be useless.
  id: id.length > limits.countryIdLetters ? '' : id,
  name: beginning(name, limits.countryLetters),
})

/** What the form asks for. */
export type Answers = Pick<Plan, 'purpose' | 'country' | 'by'>

/** A new plan: it contains only the answers and the papers that are ready. */
export function newPlan(answers: Answers, papers: readonly string[], now: Date): Plan {
  const at = now.toISOString()
  return {
    id: newId(),
    name: '',
    ...answers,
    steps: {},
    own: [],
    papers: [...papers],
    money: [],
    createdAt: at,
    changedAt: at,
  }
}
