import {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { company } from '@/content/facts/company'
import { dayText } from '@/words/day-text'
import { planOwn } from '@/words/plan-own'
import { planShare } from '@/words/plan-share'
import { language } from '@/lib/navigation/language'
import { dayBegins } from '@/lib/dates/beginnings'
import { dayInIndia } from '@/lib/dates/india-days'
import { DAY_MS, HOUR_MS } from '@/lib/dates/spans'
import { withoutDirectionMarks } from '@/lib/text/direction-marks'
import { madeOn } from '@/features/plan/schedule/made-on'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Day, Plan } from '@/features/plan/stored/schema'

const { calendar: words } = planShare

/** From the beginning of a day back to nine in the morning of the day before. */
const MORNING_BEFORE = -15 * HOUR_MS
const SEQUENCE_BEGINS = Date.UTC(2026, 0, 1)
/** Must not change, not even with the company's name: calendars identify events by it. */
const UID_HOST = 'plan.uru-overseas'

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
/** No calendar accepts these. */
const CONTROL = /[^\P{Cc}\n\t]/gu

/** Text as a calendar needs it: one kind of line end, no control characters, no half of a surrogate pair. */
const clean = (text: string) =>
  withoutDirectionMarks(text)
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')

/** For the calendar's name, the only text that the library does not escape. */
const escaped = (text: string) =>
  clean(text)
    .replaceAll('\n', ' ')
    .replaceAll(/[\\;,]/g, '\\$&')

/** A day as the library wants it: it writes the UTC parts, whatever the device's time zone is. */
const dateOf = (day: Day, later = 0) => new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS)

/** Seconds from the beginning of a day to its reminder: nine a.m. on the day before, or if past, the next nine a.m. */
function reminderOf(day: Day, now: number): number {
  // A calendar begins the day at the device's own midnight, which east of India is the earlier one.
  const begins = Math.min(dayBegins(day), Date.parse(`${day}T00:00`))
  let later = MORNING_BEFORE
  while (begins + later <= now) later += DAY_MS
  return later / 1000
}

/** Others work on these, and the reader waits: there is nothing to begin. */
const awaited = new Set(['permit', 'visa'])

function titleOf({ id, title, own, state }: DatedStep): string {
  if (state) return words.titles[state](title)
  return own || awaited.has(id) ? title : words.titles.begin(title)
}

function textOf({ ready, own, late, note, url, decidedBy, state }: DatedStep) {
  const lines = [
    own && planOwn.step,
    own && late && words.ownDay(dayText(ready)),
    !own && !state && (late ? words.earliest : words.readyBy)(dayText(ready)),
    decidedBy && words.decidedBy(decidedBy),
    url,
  ]
  return [lines.filter(Boolean).join('\n'), note].filter(Boolean).join('\n\n')
}

/**
 * The file of a plan for any calendar (RFC 5545): one whole-day event for each step, on the day it
 * begins, with a reminder at nine in the morning of the day before, or if that is past, at the next
 * nine in the morning. An own step whose day is over is on today; what was done before the plan was made
 * is on the day of that. An event's id consists of the plan's and the step's, so that a file imported
 * later replaces the events; therefore done and skipped steps stay in it, without a reminder. `now` is
 * in ms. Product 10, Plans.
 */
export function calendarFile(
  plan: Pick<Plan, 'id' | 'createdAt'>,
  name: string,
  steps: readonly DatedStep[],
  now: number,
): string {
  const today = dayInIndia(now)
  const calendar = new ICalCalendar({
    prodId: `//${company.name}//Plan//${language.code.toUpperCase()}`,
    method: ICalCalendarMethod.PUBLISH,
    name: escaped(name),
  })
  for (const step of steps) {
    const first = step.state ? madeOn(plan) : today
    const day = step.begin < first ? first : step.begin
    const title = clean(titleOf(step))
    const event = calendar.createEvent({
      id: `${plan.id}-${step.id}@${UID_HOST}`,
      // It only has to grow with each file, and may not be negative; seconds fit for half a century.
      sequence: Math.max(0, Math.floor((now - SEQUENCE_BEGINS) / 1000)),
      stamp: new Date(now),
      start: dateOf(day),
      end: dateOf(day, 1),
      allDay: true,
      summary: title,
      description: clean(textOf(step)),
      url: step.url ?? null,
      status: step.state === 'skipped' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    if (step.state) continue
    event
      .createAlarm({
        type: ICalAlarmType.display,
        triggerAfter: reminderOf(day, now),
        description: title,
      })
      // Otherwise `triggerAfter` counts from the end of the day.
      .relatesTo(ICalAlarmRelatesTo.start)
  }
  return calendar.toString()
}
