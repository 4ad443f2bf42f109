// @vitest-environment node
import { expect, test } from 'vitest'
import { officeAt, officeDayAfter } from '@/lib/dates/office-hours'

const hours = { days: [1, 2, 3, 4, 5, 6], opens: '9.30', closes: '5.30' }

/** 23 November 2026 is a Monday; the times are India's. */
const india = (time: string) => Date.parse(`${time}+05:30`)

test.each([
  ['2026-11-23T09:29:59', { open: false, inDays: 0 }],
  ['2026-11-23T09:30', { open: true, inDays: 0 }],
  ['2026-11-23T17:29:59', { open: true, inDays: 0 }],
  ['2026-11-23T17:30', { open: false, inDays: 1 }],
  // Already Sunday in India, and still Saturday in Europe.
  ['2026-11-22T00:10', { open: false, inDays: 1 }],
  ['2026-11-21T20:00', { open: false, inDays: 2 }],
])('at %s the office is %o', (time, state) => {
  expect(officeAt(india(time), hours)).toMatchObject(state)
})

test('the day on which the office opens next has its weekday', () => {
  expect(officeAt(india('2026-11-21T20:00'), hours).weekday).toBe(1)
})

test.each([
  ['2026-11-23T08:00', 1, '2026-11-24'],
  ['2026-11-21T11:00', 1, '2026-11-23'],
  ['2026-11-22T11:00', 1, '2026-11-23'],
  ['2026-11-20T23:00', 2, '2026-11-23'],
])('%s and %i working days later is %s', (time, days, date) => {
  const day = officeDayAfter(india(time), hours, days)
  expect(day.toISOString().slice(0, 10)).toBe(date)
})

test('an office without open days is never open, and causes no endless loop', () => {
  const closed = { ...hours, days: [] }
  expect(officeAt(india('2026-11-23T12:00'), closed).open).toBe(false)
  expect(officeDayAfter(india('2026-11-23T12:00'), closed, 1)).toBeInstanceOf(Date)
})
