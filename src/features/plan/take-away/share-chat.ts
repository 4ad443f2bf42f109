import { chatLetters } from '@/content/facts/chat-letters'
import { company } from '@/content/facts/company'
import { dayText } from '@/words/day-text'
import { plan as planWords } from '@/words/plan'
import { planShare } from '@/words/plan-share'
import { textThatFits } from '@/lib/text/text-that-fits'
import { planName } from '@/features/plan/stored/plan-name'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Plan } from '@/features/plan/stored/schema'

const { chat: words } = planShare

/** Nobody reads more steps in a chat. */
const MOST_STEPS = 12

function lineOf({ own, title, begin, ready, late }: DatedStep): string {
  if (own) return words.own(title, dayText(ready))
  return (late ? words.late : words.step)(title, dayText(begin), dayText(ready))
}

/**
 * The plan as a chat text to ask about it: purpose, date, what is still to do, as many steps as fit into
 * a link; no notes, no money. `whole` adds the rest of the message.
 */
export function planChatText(
  plan: Plan,
  steps: readonly DatedStep[],
  whole: (text: string) => string,
): string {
  const open = steps.filter(({ state }) => state === undefined)
  const textOf = (count: number) =>
    whole(
      [
        words.greeting(company.name),
        planName(plan),
        planWords.begins[plan.purpose](dayText(plan.by)),
        '',
        open.length > 0 ? words.toDo : words.allDone,
        ...open.slice(0, count).map(lineOf),
        ...(open.length > count ? [words.more(open.length - count)] : []),
        '',
        words.question,
      ].join('\n'),
    )
  return textThatFits(textOf, Math.min(open.length, MOST_STEPS), chatLetters)
}
