import { draftKey, keysOfVisit } from '@/lib/browser/storage/draft-key'
import { visitStore } from '@/lib/browser/storage/storage'
import type { Plan } from './schema'

/** The names of the drafts of a plan's forms: for a new own step, for changing one, for changing the plan. */
export const planDrafts = {
  newStep: (plan: string) => `plan-step-${plan}`,
  // A plan that came in a link has the steps' ids of another one.
  step: (plan: string, step: string) => `plan-step-${plan}-${step}`,
  plan: (plan: string) => `plan-change-${plan}`,
}

/** Deletes the drafts of plans and own steps that are gone; not while Undo can bring one back. */
export function dropLostDrafts(plans: readonly Plan[]) {
  const kept = plans.flatMap(({ id, own }) => [id, ...own.map((step) => `${id}-${step.id}`)])
  for (const key of keysOfVisit())
    if (key.startsWith(draftKey('plan-')) && !kept.some((name) => key.endsWith(name)))
      visitStore.remove(key)
}
