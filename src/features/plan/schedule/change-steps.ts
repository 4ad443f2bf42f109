import { planLimits } from '@/content/facts/plan-limits'
import { spliced } from '@/lib/lists'
import type { OwnStep, Plan, StepState } from '@/features/plan/stored/schema'

/** Changes a step: a usual one, by its fact's id, or one of the reader's own. */
function withStep(plan: Plan, id: string, changes: Pick<OwnStep, 'state' | 'note'>): Plan {
  if (plan.own.some((step) => step.id === id)) return withOwn(plan, id, changes)
  return { ...plan, steps: { ...plan.steps, [id]: { ...plan.steps[id], ...changes } } }
}

/** Ticks or skips a step, or reopens it. */
export const withState = (plan: Plan, id: string, state: StepState | undefined): Plan =>
  withStep(plan, id, { state })

/** Stores the note of a step; an empty text removes it. */
export const withNote = (plan: Plan, id: string, text: string): Plan =>
  withStep(plan, id, { note: text === '' ? undefined : text })

/** Changes one of the reader's own steps; does nothing if it is gone. */
export function withOwn(plan: Plan, id: string, changes: Partial<OwnStep>): Plan {
  const changed = (step: OwnStep): OwnStep => ({ ...step, ...changes })
  return { ...plan, own: plan.own.map((step) => (step.id === id ? changed(step) : step)) }
}

/** Puts a removed own step back in its place; does nothing if it is there, or the plan is full. */
export function withOwnBack(plan: Plan, step: OwnStep, place: number): Plan {
  const isThere = plan.own.some(({ id }) => id === step.id)
  if (isThere || plan.own.length >= planLimits.ownSteps) return plan
  return { ...plan, own: spliced(plan.own, place, 0, step) }
}

/** Marks a paper as ready, or as not ready. */
export function withPaper(plan: Plan, id: string, isReady: boolean): Plan {
  const others = plan.papers.filter((each) => each !== id)
  return { ...plan, papers: isReady ? [...others, id] : others }
}
