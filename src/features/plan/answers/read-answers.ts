import { purposes } from '@/content/facts/purposes'
import { firstDayOf } from '@/lib/dates/calendar'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import { type Day, isMonthOrDay, type Plan } from '@/features/plan/stored/schema'
import type { Answers } from './new-plan'
import type { Choice } from './use-countries'

/** The text of a field; empty if there is none. */
export const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Focuses the field that shows the error: for every error of `readAnswers` that is the day. */
export const goToField = (element: HTMLFormElement, name: 'name' | 'day') =>
  element.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/**
 * The values of the fields, or a message for a day that does not exist or is before `today`; the day that the
 * plan had `before` is accepted all the same.
 */
export function readAnswers(
  element: HTMLFormElement,
  choices: readonly Choice[],
  today: Day,
  before?: Plan,
): { answers: Answers } | { error: string } {
  const data = new FormData(element)
  const month = textOf(data, 'month')
  const by = [month, textOf(data, 'day')].filter(Boolean).join('-')
  if (!month) return { error: words.form.chooseMonth }
  if (!isMonthOrDay(by)) return { error: words.form.noSuchDay(dayText(month)) }
  const day = firstDayOf(by)
  if (day < today && by !== before?.by) return { error: words.form.past(dayText(day)) }
  const chosen = textOf(data, 'country')
  const purpose = purposes.find((each) => each === textOf(data, 'purpose')) ?? 'study'
  const country = choices.find(({ key }) => key === chosen)?.country ?? null
  return { answers: { purpose, country, by } }
}
