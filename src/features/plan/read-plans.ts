import * as v from 'valibot'
import { type Plan, planSchema } from './schema'

/** What the storage holds: the plans, and beside them what cannot be read as one. */
interface ReadPlans {
  plans: readonly Plan[]
  unread: readonly unknown[]
}

const fileSchema = v.object({ version: v.literal(1), plans: v.array(v.unknown()) })

/**
 * Reads what is stored: each plan for itself, so that a broken one takes no other along. What is no
 * plan, has an id that was there before, or is of another version, is `unread`.
 */
export function readPlans(stored: unknown): ReadPlans {
  const file = v.safeParse(fileSchema, stored)
  if (!file.success) return { plans: [], unread: [stored] }
  const plans = new Map<string, Plan>()
  const unread: unknown[] = []
  for (const entry of file.output.plans) {
    const result = v.safeParse(planSchema, entry)
    if (result.success && !plans.has(result.output.id)) plans.set(result.output.id, result.output)
    else unread.push(entry)
  }
  return { plans: [...plans.values()], unread }
}

/** Plans of two tabs as one: of each the one that was changed last, and none left out. */
export function joinPlans(theirs: readonly Plan[], mine: readonly Plan[]): Plan[] {
  const byId = new Map(theirs.map((plan) => [plan.id, plan]))
  for (const plan of mine) {
    const other = byId.get(plan.id)
    if (!other || other.changedAt < plan.changedAt) byId.set(plan.id, plan)
  }
  return [...byId.values()]
}
