// @vitest-environment node
import { expect, test } from 'vitest'
import { dayAndTime } from '@/words/day-and-time'

const NOW = Date.parse('2026-11-22T09:00:00Z')

test.each([
  ['2026-11-21T04:00:00Z', '21 November, 9.30 am'],
  ['2026-11-21T06:30:00Z', '21 November, 12.00 pm'],
  ['2026-11-21T18:30:00Z', '22 November, 12.00 am'],
  ['2026-11-21T18:29:59Z', '21 November, 11.59 pm'],
  ['2026-01-01T07:35:00Z', '1 January, 1.05 pm'],
  ['2025-12-31T18:00:00Z', '31 December 2025, 11.30 pm'],
  // In India the new year has begun.
  ['2025-12-31T18:30:00Z', '1 January, 12.00 am'],
])('%s is %s in India', (time, words) => {
  expect(dayAndTime(new Date(time), NOW)).toBe(words)
})
