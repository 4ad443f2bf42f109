import * as v from 'valibot'
import { type Plan, planSchema } from './schema'

/** What the storage contains: the plans, and separately what cannot be read as one. */
interface ReadPlans {
  plans: readonly Plan[]
  unreadable: readonly unknown[]
}

const fileSchema = v.object({ version: v.literal(1), plans: v.array(v.unknown()) })

/**
 * Reads what is stored: each plan separately, so that a broken one does not affect the others. What is no
 * plan, repeats an id, or is of another version, is `unreadable`.
 */
export function readPlans(stored: unknown): ReadPlans {
  const file = v.safeParse(fileSchema, stored)
  if (!file.success) return { plans: [], unreadable: [stored] }
  const plans = new Map<string, Plan>()
  const unreadable: unknown[] = []
  for (const entry of file.output.plans) {
    const result = v.safeParse(planSchema, entry)
    if (result.success && !plans.has(result.output.id)) plans.set(result.output.id, result.output)
    else unreadable.push(entry)
  }
  return { plans: [...plans.values()], unreadable }
}

/** Merges the plans of two tabs: of each plan the version changed last, and none left out. */
export function joinPlans(theirs: readonly Plan[], mine: readonly Plan[]): Plan[] {
  const byId = new Map(theirs.map((plan) => [plan.id, plan]))
  for (const plan of mine) {
    const other = byId.get(plan.id)
    if (!other || other.changedAt < plan.changedAt) byId.set(plan.id, plan)
  }
  return [...byId.values()]
}
