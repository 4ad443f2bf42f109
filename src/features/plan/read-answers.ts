import { purposes } from '@/content/facts/purposes'
import { firstDayOf } from '@/lib/dates/calendar'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import type { Answers } from './new-plan'
import { type Day, isMonthOrDay, type Plan } from './schema'
import type { Choice } from './use-countries'

/** The text of a field; empty where there is none. */
export const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Goes to the field that a refusal is told at: for each of `readAnswers` that is the day. */
export const goToField = (element: HTMLFormElement, name: 'name' | 'day') =>
  element.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/**
 * What is in the fields, or words for a day that no month has, or that is before `today`; the one that the
 * plan has `before` stays all the same.
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
