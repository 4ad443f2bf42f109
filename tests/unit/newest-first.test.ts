// @vitest-environment node
import { expect, test } from 'vitest'
import { newestFirst } from '@/lib/dates/newest-first'
import { objectIdAt } from '../local-api/object-id'

const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id)

test('createdAt decides, whatever the order of the list', () => {
  const list = [
    { _id: 'b', createdAt: '2025-03-02T00:00:00Z' },
    { _id: 'c', createdAt: '2025-03-03T00:00:00Z' },
    { _id: 'a', createdAt: '2025-03-01T00:00:00Z' },
  ]
  expect(ids(newestFirst(list))).toEqual(['c', 'b', 'a'])
})

test('createdAt may be ms in digits, as the pages read it', () => {
  const list = [
    { _id: 'b', createdAt: String(Date.UTC(2025, 2, 2)) },
    { _id: 'a', createdAt: '2025-03-01T00:00:00Z' },
  ]
  expect(ids(newestFirst(list))).toEqual(['b', 'a'])
})

test('without createdAt the time inside the id decides', () => {
  const old = objectIdAt(new Date('2024-01-01'), 9)
  const young = objectIdAt(new Date('2025-01-01'), 1)
  expect(ids(newestFirst([{ _id: young }, { _id: old }]))).toEqual([young, old])
  expect(ids(newestFirst([{ _id: old }, { _id: young }]))).toEqual([young, old])
})

test('records with and without createdAt are sorted together', () => {
  const middle = objectIdAt(new Date('2025-02-15'), 1)
  const list = [
    { _id: 'first', createdAt: '2025-02-01T00:00:00Z' },
    { _id: middle },
    { _id: 'last', createdAt: '2025-03-01T00:00:00Z' },
  ]
  expect(ids(newestFirst(list))).toEqual(['last', middle, 'first'])
})

test('an unreadable createdAt counts as none', () => {
  const id = objectIdAt(new Date('2025-05-01'), 1)
  const list = [
    { _id: id, createdAt: 'yesterday' },
    { _id: 'x', createdAt: '2025-04-01' },
  ]
  expect(ids(newestFirst(list))).toEqual([id, 'x'])
})

test('if a record has no time at all, the reverse order of the list counts', () => {
  expect(ids(newestFirst([{ _id: '1' }, { _id: '2' }, { _id: '3' }]))).toEqual(['3', '2', '1'])
})

test('of two from the same moment the later in the list counts as newer; the list itself is unchanged', () => {
  const list = [
    { _id: 'a', createdAt: '2025-01-01' },
    { _id: 'b', createdAt: '2025-01-01' },
  ]
  expect(ids(newestFirst(list))).toEqual(['b', 'a'])
  expect(ids(list)).toEqual(['a', 'b'])
})
