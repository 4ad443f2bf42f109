// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownCountries } from '@/content/facts/countries'
import { clearanceCountries } from '@/content/facts/plan-clearance'
import { intakeMonths } from '@/content/facts/plan-intakes'
import { planCountry } from '@/content/facts/plan-countries'
import { purposes } from '@/content/facts/purposes'
import { presetMonth } from '@/features/plan/answers/preset-month'
import { scheduleOf, soonestEnd } from '@/features/plan/schedule/schedule'
import { isDay, type Plan } from '@/features/plan/stored/schema'
import { stepsOf } from '@/features/plan/schedule/steps-of'
import { addDays, daysBetween, firstDayOf, monthOf } from '@/lib/dates/calendar'
import { dayInIndia } from '@/lib/dates/india-days'
import { DAY_MS } from '@/lib/dates/spans'
import { somePlan } from '../../samples/some-plan'
import { holds } from './check'
import { countedBack } from './counted-back'

const FIRST = Date.UTC(2001, 0, 1)
const LAST = Date.UTC(2098, 11, 31)

/** Any day of a century, with leap years, month ends and the days on which clocks abroad change. */
const day = fc
  .integer({ min: 0, max: (LAST - FIRST) / DAY_MS })
  .map((count) => new Date(FIRST + count * DAY_MS).toISOString().slice(0, 10))
const country = fc.constantFrom(
  ...knownCountries.map(({ key }) => key),
  ...clearanceCountries,
  'Atlantis',
)
const purpose = fc.constantFrom(...purposes)
const state = fc.option(fc.constantFrom('done' as const, 'skipped' as const), { nil: undefined })

const ownStep = fc.record({
  id: fc.stringMatching(/^own-[a-z]{4}$/),
  title: fc.constant('Ask the bank'),
  day,
  state,
})

const plan = fc
  .record({
    purpose,
    country,
    by: fc.oneof(
      day,
      day.map((each) => monthOf(each)),
    ),
  })
  .chain(({ country: name, ...rest }) =>
    fc
      .dictionary(
        fc.constantFrom(...stepsOf(rest.purpose).map(({ id }) => id)),
        fc.record({ state }),
      )
      .map((steps): Plan => somePlan({ ...rest, steps, country: { id: '', name } })),
  )

/** A plan and today: often so near to the plan's day that its time is short. */
const onSomeDay = plan.chain((each) =>
  fc.tuple(
    fc.constant(each),
    fc.oneof(
      day,
      fc.integer({ min: -30, max: 700 }).map((before) => addDays(firstDayOf(each.by), -before)),
    ),
  ),
)

test('days are counted as in a calendar', async () => {
  await holds([day, fc.integer({ min: -800, max: 800 })], (from, count) => {
    const later = addDays(from, count)
    expect(daysBetween(from, later)).toBe(count)
    const wall = new Date(`${from}T12:00:00Z`)
    wall.setUTCDate(wall.getUTCDate() + count)
    expect(later).toBe(wall.toISOString().slice(0, 10))
  })
})

test('no step begins after it is ready, and none with enough time is ready after the day of the plan', async () => {
  await holds([onSomeDay], ([each, today]) => {
    for (const step of scheduleOf(each, today)) {
      expect(step.begin <= step.ready).toBe(true)
      expect(step.late || step.ready <= firstDayOf(each.by)).toBe(true)
      expect(isDay(step.begin) || step.begin < '2001').toBe(true)
    }
  })
})

test('a plan with time for every step counts back from its day, in the order of these days', async () => {
  await holds([onSomeDay, fc.array(ownStep, { maxLength: 3 })], ([each, today], own) => {
    const withOwn = { ...each, own }
    const back = countedBack(withOwn)
    const dated = scheduleOf(withOwn, today)
    const isOpen = (id: string) => !each.steps[id]?.state && !own.some((step) => step.id === id)
    const fits = back.every(({ id, begin }) => !isOpen(id) || begin >= today)
    const days = dated.map(({ id, begin, ready }) => ({ id, begin, ready }))
    expect(fits ? days : back).toEqual(back)
    // Also elsewhere, what is done or skipped, and what has enough time, keeps these days.
    for (const { id, begin, ready } of dated.filter(({ late, own: isOwn }) => isOwn || !late))
      expect(back).toContainEqual({ id, begin, ready })
  })
})

test('no usual step that is open begins before today, or before what it waits for can be ready', async () => {
  await holds([onSomeDay], ([each, today]) => {
    const dated = scheduleOf(each, today)
    const facts = stepsOf(each.purpose, planCountry(each.country?.name ?? ''))
    for (const { id, begin, ready, late } of dated.filter(({ state: done }) => !done)) {
      expect(begin >= today).toBe(true)
      if (!late) continue
      const fact = facts.find((step) => step.id === id)
      const shortest = (fact?.span.from ?? 0) * (fact?.span.unit === 'weeks' ? 7 : 1)
      expect(ready).toBe(addDays(begin, shortest))
      // It begins today, or when another late step can be ready: never later than it has to.
      const others = dated.filter((step) => step.late && step.id !== id)
      expect([today, ...others.map((step) => step.ready)]).toContain(begin)
    }
  })
})

test('if the day of a plan cannot be kept, the last of its steps is ready when the outlook says so', async () => {
  await holds([onSomeDay], ([each, today]) => {
    const { quick } = soonestEnd(each, today)
    const open = scheduleOf(each, today).filter(({ state: done }) => !done)
    if (open.length === 0 || quick <= firstDayOf(each.by)) return
    expect(
      open
        .map(({ ready }) => ready)
        .toSorted()
        .at(-1),
    ).toBe(quick)
  })
})

test('what a step waits for is ready before it begins, and is listed above it', async () => {
  await holds([onSomeDay], ([each, today]) => {
    const dated = scheduleOf(each, today)
    const at = (id: string) => dated.findIndex((step) => step.id === id)
    const known = planCountry(each.country?.name ?? '')
    for (const { id, after } of stepsOf(each.purpose, known)) {
      for (const before of after) {
        if (each.steps[id]?.state) continue
        expect(dated[at(before)]?.ready.localeCompare(dated[at(id)]?.begin ?? '')).not.toBe(1)
        expect(at(before)).toBeLessThan(at(id))
      }
    }
  })
})

test('a month means its first day', async () => {
  await holds([plan, day], (each, today) => {
    const month = monthOf(each.by)
    expect(scheduleOf({ ...each, by: month }, today)).toEqual(
      scheduleOf({ ...each, by: `${month}-01` }, today),
    )
  })
})

test('what is done or skipped is never late, and what should have begun before today is', async () => {
  await holds([onSomeDay], ([each, today]) => {
    const dated = scheduleOf(each, today)
    const back = new Map(countedBack(each).map(({ id, begin }) => [id, begin]))
    for (const { id, state: done, late, begin } of dated) {
      // A step that has to wait for a late one can be late too, though its own day is still to come.
      const last = back.get(id) ?? ''
      expect(late).toBe(done === undefined && (last < today || begin > last))
    }
    // If nothing is late, everything fits, because the longest spans are never shorter than the shortest.
    expect(dated.every(({ fits }) => fits) || dated.some(({ late }) => late)).toBe(true)
  })
})

test('a step does not fit if, and only if, the day of the plan cannot be kept', async () => {
  await holds([onSomeDay], ([each, today]) => {
    const { quick } = soonestEnd(each, today)
    const isOver = scheduleOf(each, today).some(({ fits }) => !fits)
    const isAllDone = scheduleOf(each, today).every(({ state: done }) => done !== undefined)
    expect(isOver).toBe(!isAllDone && quick > firstDayOf(each.by))
  })
})

test('a step that is done no longer waits, and does not require the steps before it', () => {
  const done = { state: 'done' as const }
  const steps = { apply: done, accept: done, 'germany-aps': done }
  const ticked = somePlan({ by: '2027-03', steps })
  const today = '2026-11-26'
  // Passport and test take seven weeks; money, account, application, visa, flight and arrival take ten.
  expect(soonestEnd(ticked, today).quick).toBe(addDays(today, 10 * 7))
  const tooLate = scheduleOf(ticked, today).filter(({ fits }) => !fits)
  expect(tooLate.map(({ id }) => id)).toEqual([])
})

test('a plan for the day by which all can be done has nothing that is late', async () => {
  await holds([onSomeDay], ([each, today]) => {
    const { quick, sure } = soonestEnd(each, today)
    expect(quick <= sure).toBe(true)
    const onTime = scheduleOf({ ...each, by: sure }, today)
    expect(onTime.filter(({ fits }) => !fits)).toEqual([])
  })
})

test('a new plan is for the first month with time for every step; for study, the first of these in which courses begin', async () => {
  await holds([purpose, country, day], (what, name, today) => {
    const where = { id: '', name }
    const by = presetMonth(what, where, today)
    const lateIn = (month: string) =>
      scheduleOf(somePlan({ purpose: what, country: where, by: month }), today).filter(
        ({ late }) => late,
      )
    expect(lateIn(by)).toEqual([])
    const intakes = intakeMonths(planCountry(name), true)
    const begins = (month: string) =>
      what !== 'study' || intakes.includes(month.slice('2027-'.length))
    expect(begins(by)).toBe(true)
    const before = Array.from({ length: 12 }, (_, index) => monthOf(by, -1 - index)).find(begins)
    const isSkipped = before && before > monthOf(today) && lateIn(before).length === 0
    expect(isSkipped).toBeFalsy()
    expect(daysBetween(today, firstDayOf(by))).toBeLessThan(3 * 366)
  })
})

test('today is the day in Kerala, whatever the clock of the device says', async () => {
  await holds([day, fc.integer({ min: 0, max: 86_399 })], (each, second) => {
    const time = Date.parse(`${each}T00:00:00+05:30`) + second * 1000
    expect(dayInIndia(time)).toBe(each)
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(time)
    expect(parts).toBe(each)
  })
})
