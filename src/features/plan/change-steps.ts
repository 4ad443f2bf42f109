import { planLimits } from '@/content/facts/plan-limits'
import { spliced } from '@/lib/lists'
import type { OwnStep, Plan, StepState } from './schema'

/** Ticks or skips a step, or takes it up again: one of ours by its fact's id, or one's own. */
export function withState(plan: Plan, id: string, state: StepState | undefined): Plan {
  const isOwn = plan.own.some((step) => step.id === id)
  if (!isOwn) return { ...plan, steps: { ...plan.steps, [id]: { ...plan.steps[id], state } } }
  return withOwn(plan, id, { state })
}

/** Keeps the note of a step; an empty one is none. */
export function withNote(plan: Plan, id: string, text: string): Plan {
  const note = text === '' ? undefined : text
  const isOwn = plan.own.some((step) => step.id === id)
  if (!isOwn) return { ...plan, steps: { ...plan.steps, [id]: { ...plan.steps[id], note } } }
  return withOwn(plan, id, { note })
}

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
