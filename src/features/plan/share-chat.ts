import { company } from '@/content/facts/company'
import { dayText } from '@/words/day-text'
import { plan as planWords } from '@/words/plan'
import { planShare } from '@/words/plan-share'
import { planName } from './plan-name'
import type { DatedStep } from './schedule'
import type { Plan } from './schema'

const { chat: words } = planShare

/** More than anybody reads in a chat. */
const MOST_STEPS = 12

/** The plan as a text to ask about it: what for, by when, what is still to do; no notes, no money. */
export function planChatText(plan: Plan, steps: readonly DatedStep[]): string {
  const open = steps.filter(({ state }) => state === undefined)
  const shown = open.slice(0, MOST_STEPS).map(({ own, title, begin, ready }) => {
    if (own) return words.own(title, dayText(ready))
    return words.step(title, dayText(begin), dayText(ready))
  })
  const left = open.length - shown.length
  return [
    words.greeting(company.name),
    planName(plan),
    planWords.begins[plan.purpose](dayText(plan.by)),
    '',
    ...(open.length > 0 ? [words.toDo, ...shown] : [words.allDone]),
    ...(left > 0 ? [words.more(left)] : []),
    '',
    words.question,
  ].join('\n')
}
