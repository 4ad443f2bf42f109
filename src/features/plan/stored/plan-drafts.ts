import { keysOfVisit } from '@/lib/browser/draft-key'
import { visitStore } from '@/lib/browser/storage'
import type { Plan } from './schema'

/** The names of the drafts of a plan's forms: for a new own step, for changing one, for changing the plan. */
export const planDrafts = {
  newStep: (plan: string) => `plan-step-${plan}`,
  // A plan that came in a link has the steps' ids of another one.
  step: (plan: string, step: string) => `plan-step-${plan}-${step}`,
  plan: (plan: string) => `plan-change-${plan}`,
}

const DRAFT = /^draft:plan-(?:step|change)-(\w{12})-?(.*)$/

/** Deletes the drafts of plans and own steps that are gone; not while Undo can bring one back. */
export function dropLostDrafts(plans: readonly Plan[]) {
  for (const key of keysOfVisit()) {
    const [, plan, step] = DRAFT.exec(key) ?? []
    const own = plans.find(({ id }) => id === plan)?.own
    if (plan && !(step ? own?.some(({ id }) => id === step) : own)) visitStore.remove(key)
  }
}
