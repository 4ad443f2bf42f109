import type { Plan } from './schema'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** An id for a plan or something in it: twelve small letters and digits. */
export function newId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(drawn, (number) => LETTERS[number % LETTERS.length]).join('')
}

/** What the form asks for. */
export type Answers = Pick<Plan, 'purpose' | 'country' | 'by'>

/** A plan with nothing in it yet but its answers and the papers that are ready. */
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
