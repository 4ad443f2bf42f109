// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  apartAtCommas,
  fromLines,
  fromPoints,
  hasComma,
  pastedPoints,
  pointsRule,
  replacePoint,
  toLines,
  toPoints,
} from '@/components/admin/points'

test('details become lines to edit, at least one', () => {
  expect(toPoints('German B2, Night shifts,, Housing ')).toEqual([
    'German B2',
    'Night shifts',
    'Housing',
  ])
  expect(toPoints('One\nTwo')).toEqual(['One', 'Two'])
  expect(toPoints(' , ')).toEqual([''])
})

test.each([
  ['Nights, weekends', ['Nights', 'weekends']],
  ['Nights,weekends,', ['Nights', 'weekends']],
  // Amounts as written in India and elsewhere; their commas cannot be sent.
  ['Salary ₹1,20,000 a month', ['Salary ₹120000 a month']],
  ['Salary ₹1,20,000, 2 meals', ['Salary ₹120000', '2 meals']],
  ['Rs.15,00,000.50 or $1,250,000', ['Rs.1500000.50 or $1250000']],
  ['B.Sc,3 years', ['B.Sc', '3 years']],
  // The meaning of these commas is unknown, so they stay.
  ['2,5 years, free room', ['2,5 years', 'free room']],
  ['German B2,3 years', ['German B2,3 years']],
  [' , ', ['']],
])('a point with commas, %j, is split into %j', (text, parts) => {
  expect(apartAtCommas(text)).toEqual(parts)
})

test('lines are sent with commas between, without empty ones', () => {
  expect(fromPoints([' German B2 ', '', 'Housing'])).toBe('German B2, Housing')
  expect(fromPoints([''])).toBe('')
  expect(toPoints(fromPoints(['a', 'b']))).toEqual(['a', 'b'])
})

test('several pasted lines are several points, one is ordinary text', () => {
  expect(pastedPoints('- one\r\n\n• two')).toEqual(['one', 'two'])
  expect(pastedPoints('one, two')).toBeNull()
})

test.each([
  ['bullets of three levels', '•\tGerman B2\r\no\tNight shifts\r\n§\tHousing\r\n'],
  ['arrows and ticks', 'Ø\tGerman B2\rü\tNight shifts\r\uF0D8\tHousing'],
  ['signs that are letters', '➢ German B2\n✓ Night shifts\n– Housing'],
  ['numbers', '1.\tGerman B2\r\n2.\tNight shifts\r\n10)\tHousing'],
  ['lines broken inside a paragraph', 'German B2\vNight shifts\u2028Housing'],
])('%s pasted from an office program become points without markers', (_, text) => {
  expect(pastedPoints(text)).toEqual(['German B2', 'Night shifts', 'Housing'])
})

test('numbers that belong to a pasted point stay', () => {
  expect(pastedPoints('2.5 years of work\n12 posts\nout of Kochi\n3-day week')).toEqual([
    '2.5 years of work',
    '12 posts',
    'out of Kochi',
    '3-day week',
  ])
})

test('a list never loses its last line', () => {
  expect(replacePoint(['a', 'b', 'c'], 1, [])).toEqual(['a', 'c'])
  expect(replacePoint(['a', 'b'], 0, ['x', 'y'])).toEqual(['x', 'y', 'b'])
  expect(replacePoint(['a'], 0, [])).toEqual([''])
})

test('the rule asks for a point and refuses commas', () => {
  const rule = pointsRule({ needed: 'needed', commas: 'commas' })
  const words = (points?: string[]) =>
    v.safeParse(rule, points && fromLines(points)).issues?.map(({ message }) => message)
  expect(hasComma('a, b')).toBe(true)
  expect(words(['a, b'])).toEqual(['commas'])
  expect(words([' '])).toEqual(['needed'])
  expect(words(undefined)).toEqual(['needed'])
  expect(words(['a', ''])).toBeUndefined()
  expect(v.parse(rule, fromLines(['a', ' ', 'b']))).toBe('a, b')
  expect(toLines(fromLines(['a', ' ', 'b']))).toEqual(['a', 'b'])
})
