// @vitest-environment node
import { expect, test } from 'vitest'
import { dateText } from '@/components/date-text'
import { formatPaise } from '@/lib/text/format'

test.each([
  [99_900, '₹999'],
  [555_500, '₹5,555'],
  [0, '₹0'],
  [99_950, '₹999.50'],
  [12_345_600, '₹1,23,456'],
])('%i paise are shown as %s', (paise, shown) => {
  expect(formatPaise(paise)).toBe(shown)
})

test.each([
  ['2026-11-20T10:00:00Z', '20 November 2026'],
  // In India it is already the next day.
  ['2026-11-20T19:00:00Z', '21 November 2026'],
  ['2028-02-29T00:00:00+05:30', '29 February 2028'],
])('%s is the date in India: %s', (time, shown) => {
  expect(dateText(time)).toBe(shown)
  expect(dateText(new Date(time))).toBe(shown)
})

test('an invalid date is empty', () => {
  expect(dateText('soon')).toBe('')
  expect(dateText(new Date(Number.NaN))).toBe('')
})
