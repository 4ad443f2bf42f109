// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
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

test('lines travel with commas between, without empty ones', () => {
  expect(fromPoints([' German B2 ', '', 'Housing'])).toBe('German B2, Housing')
  expect(fromPoints([''])).toBe('')
  expect(toPoints(fromPoints(['a', 'b']))).toEqual(['a', 'b'])
})

test('several pasted lines are several points, one is ordinary text', () => {
  expect(pastedPoints('- one\r\n\n• two')).toEqual(['one', 'two'])
  expect(pastedPoints('one, two')).toBeNull()
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
