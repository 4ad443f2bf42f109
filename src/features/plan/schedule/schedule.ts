import { planCountry } from '@/content/facts/plan-countries'
import type { Span, StepFact } from '@/content/facts/plan-steps'
import { addDays, firstDayOf } from '@/lib/dates/calendar'
import { planDeciders } from '@/words/plan-deciders'
import { reversed, sorted } from '@/lib/lists'
import type { Day, OwnStep, Plan, StepState } from '@/features/plan/stored/schema'
import { stepWords } from './step-words'
import { stepsOf } from './steps-of'

const WEEK = 7

/** Every step at its shortest usual time, or at its longest. */
type Pace = 'from' | 'to'

/** One step with its days in India. A step of the reader's own has one day, and no facts. */
export interface DatedStep {
  id: string
  title: string
  own: boolean
  /** The last day to begin if everything takes its longest time; if `late`, the first possible day. */
  begin: Day
  /** The day by which the steps that wait for this one need it; if `late`, the first possible day. */
  ready: Day
  state?: StepState | undefined
  note?: string | undefined
  url?: string | undefined
  decidedBy?: string | undefined
  /** Open, but it cannot begin on the day counted back: its days are counted forward from today. */
  late: boolean
  /** It can still be ready in time if everything takes its shortest usual time. */
  fits: boolean
  fact?: Pick<StepFact, 'span' | 'rests'> & { text: string; late: string }
}

/** The longest or the shortest time of a step, in days. */
function daysOf({ from, to, unit }: Span, pace: Pace): number {
  return (pace === 'to' ? to : from) * (unit === 'weeks' ? WEEK : 1)
}

/** The country of a plan; undefined if there are no facts about it, or none is chosen. */
export const countryOf = (plan: Pick<Plan, 'country'>) => planCountry(plan.country?.name ?? '')

/** The days that a step still takes: none if it is done or skipped. */
const lengthLeft = (step: StepFact, plan: Plan, pace: Pace) =>
  plan.steps[step.id]?.state === undefined ? daysOf(step.span, pace) : 0

const isDone = ({ id }: StepFact, plan: Plan) => plan.steps[id]?.state === 'done'

/** From the last step to the first: the day by which each has to be ready for those that follow. */
function readyDays(steps: readonly StepFact[], plan: Plan, pace: Pace): Map<string, Day> {
  const ready = new Map<string, Day>()
  for (const step of reversed(steps)) {
    const begins = steps
      .filter(({ after }) => after.includes(step.id))
      // A done step no longer needs the earlier ones; the days shown (the longest times) do not move.
      .filter((next) => pace === 'to' || !isDone(next, plan))
      .map((next) => addDays(ready.get(next.id) ?? plan.by, -lengthLeft(next, plan, pace)))
    ready.set(step.id, sorted([...begins, firstDayOf(plan.by)])[0] ?? plan.by)
  }
  return ready
}

/** From today on: the first day on which each step can be ready at this pace. A done step is ready. */
function soonestDays(
  steps: readonly StepFact[],
  plan: Plan,
  today: Day,
  pace: Pace,
): Map<string, Day> {
  const soonest = new Map<string, Day>()
  for (const step of steps) {
    const waits = isDone(step, plan) ? [] : step.after.map((id) => soonest.get(id) ?? today)
    const from = sorted([...waits, today]).at(-1) ?? today
    soonest.set(step.id, addDays(from, lengthLeft(step, plan, pace)))
  }
  return soonest
}

function datedOwn({ id, title, day, state, note }: OwnStep, today: Day): DatedStep {
  const late = day < today && state === undefined
  return { id, title, own: true, begin: day, ready: day, state, note, late, fits: !late }
}

/**
 * The steps of a plan, sorted by the day to begin. They are counted back from the plan's day; a step for
 * which that leaves too little time, forward from `today` (in India). Never throws. Product 10, Plans.
 */
export function scheduleOf(plan: Plan, today: Day): DatedStep[] {
  const country = countryOf(plan)
  const steps = stepsOf(plan.purpose, country)
  const readyBy = readyDays(steps, plan, 'to')
  const lastBy = readyDays(steps, plan, 'from')
  const soonest = soonestDays(steps, plan, today, 'from')
  const ours = steps.map((step): DatedStep => {
    const { id, span, rests, officialUrl, decides } = step
    const { title, text, late } = stepWords(plan.purpose, country, id)
    const ready = readyBy.get(id) ?? firstDayOf(plan.by)
    // Also for a ticked step: its own tick does not change its days.
    const begin = addDays(ready, -daysOf(span, 'to'))
    const { state, note } = plan.steps[id] ?? {}
    const soon = soonest.get(id) ?? today
    const first = addDays(soon, -daysOf(span, 'from'))
    const isOpen = state === undefined
    const isLate = isOpen && begin < first
    return {
      id,
      title,
      own: false,
      begin: isLate ? first : begin,
      ready: isLate ? soon : ready,
      state,
      note,
      url: officialUrl,
      decidedBy: planDeciders[decides],
      late: isLate,
      fits: !isOpen || soon <= (lastBy.get(id) ?? ready),
      fact: { span, rests, text, late },
    }
  })
  const own = plan.own.map((step) => datedOwn(step, today))
  // The sort is stable: on the same day, a step stays behind the one that it waits for.
  return sorted([...ours, ...own], (a, b) => a.begin.localeCompare(b.begin))
}

/** The first day on which all usual steps can be done: with the shortest spans, and with the longest. */
export function soonestEnd(plan: Plan, today: Day): { quick: Day; sure: Day } {
  const steps = stepsOf(plan.purpose, countryOf(plan))
  const endOf = (pace: Pace) =>
    sorted(soonestDays(steps, plan, today, pace).values()).at(-1) ?? today
  return { quick: endOf('from'), sure: endOf('to') }
}
