import { planLimits as limits } from '@/content/facts/plan-limits'
import { beginning } from '@/lib/text/cut-text'
import { newId } from '@/lib/text/new-id'
import type { Plan } from '@/features/plan/stored/schema'

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
