import { planLimits } from '@/content/facts/plan-limits'
import { spliced } from '@/lib/lists'
import type { OwnStep, Plan, StepState } from './schema'

/** Changes a step: one of ours by its fact's id, or one's own. */
function withStep(plan: Plan, id: string, changes: Pick<OwnStep, 'state' | 'note'>): Plan {
  if (plan.own.some((step) => step.id === id)) return withOwn(plan, id, changes)
  return { ...plan, steps: { ...plan.steps, [id]: { ...plan.steps[id], ...changes } } }
}

/** Ticks or skips a step, or takes it up again. */
export const withState = (plan: Plan, id: string, state: StepState | undefined): Plan =>
  withStep(plan, id, { state })

/** Keeps the note of a step; an empty one is none. */
export const withNote = (plan: Plan, id: string, text: string): Plan =>
  withStep(plan, id, { note: text === '' ? undefined : text })

/** Changes a step of one's own; nothing where it is gone. */
export function withOwn(plan: Plan, id: string, changes: Partial<OwnStep>): Plan {
  const changed = (step: OwnStep): OwnStep => ({ ...step, ...changes })
  return { ...plan, own: plan.own.map((step) => (step.id === id ? changed(step) : step)) }
}

/** Puts a removed step of one's own back where it stood; nothing where it is there, or none more fits. */
export function withOwnBack(plan: Plan, step: OwnStep, place: number): Plan {
  const isThere = plan.own.some(({ id }) => id === step.id)
  if (isThere || plan.own.length >= planLimits.ownSteps) return plan
  return { ...plan, own: spliced(plan.own, place, 0, step) }
}

/** Ticks a paper as ready, or not. */
export function withPaper(plan: Plan, id: string, isReady: boolean): Plan {
  const others = plan.papers.filter((each) => each !== id)
  return { ...plan, papers: isReady ? [...others, id] : others }
}
