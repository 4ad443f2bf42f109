// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { User } from '@/entities/user/user'
import { DAY_MS } from '@/lib/dates/spans'
import { niceTop } from '@/features/manage-users/statistics/nice-top'
import { cutPage, pageNumbers } from '@/components/admin/paging'
import { countUsers, historyOf } from '@/features/manage-users/statistics/statistics'
import { rowKeys } from '@/features/manage-users/list/row-keys'
import {
  allNumbers,
  indexTexts,
  numbersWith,
  recordsAt,
  type TextIndex,
} from '@/features/manage-users/list/text-index'
import { joinedAt } from '@/entities/user/user-dates'

let serial = 0

function userOf(changes: Partial<User>): User {
  serial += 1
  return {
    _id: `user-${serial}`,
    name: `User ${serial}`,
    email: '',
    phone: '',
    role: 0,
    usercode: undefined,
    receipt: undefined,
    amount: undefined,
    currency: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...changes,
  }
}

const NOW = new Date(2026, 10, 20, 12).getTime()
const day = (year: number, month: number, date: number) =>
  new Date(year, month - 1, date, 12).toISOString()

describe('the three numbers', () => {
  test('a receipt makes a subscriber, also an expired one; an empty receipt does not', () => {
    const users = [
      userOf({ receipt: 'r', updatedAt: day(2020, 1, 1) }),
      userOf({ receipt: '' }),
      userOf({}),
    ]
    expect(countUsers(users)).toEqual({ total: 3, subscribers: 1, nonSubscribers: 2 })
  })

  test('nobody is zero', () => {
    expect(countUsers([])).toEqual({ total: 0, subscribers: 0, nonSubscribers: 0 })
  })
})

describe('the day of a sign-up', () => {
  test('is createdAt', () => {
    expect(joinedAt(userOf({ createdAt: '2026-03-05T12:00:00.000Z' }))).toBe(
      Date.UTC(2026, 2, 5, 12),
    )
  })

  test.each([undefined, '', 'yesterday', '0001-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])(
    'is the time in the id if createdAt is %j',
    (createdAt) => {
      const seconds = Date.UTC(2025, 5, 1) / 1000
      const _id = `${seconds.toString(16)}0000000000000001`
      expect(joinedAt(userOf({ _id, createdAt }))).toBe(seconds * 1000)
    },
  )

  test('is createdAt also if this computer’s clock is days behind', () => {
    const createdAt = new Date(Date.now() + 3 * DAY_MS).toISOString()
    expect(joinedAt(userOf({ createdAt }))).toBe(Date.parse(createdAt))
    const mistaken = new Date(Date.now() + 60 * DAY_MS).toISOString()
    expect(joinedAt(userOf({ createdAt: mistaken }))).toBeNull()
  })

  test('is not known if neither says it', () => {
    expect(joinedAt(userOf({}))).toBeNull()
    expect(joinedAt(userOf({ _id: 'ffffffffffffffffffffffff' }))).toBeNull()
  })
})

describe('the history', () => {
  test('counts sign-ups by createdAt and subscriptions by updatedAt, empty months too', () => {
    const { unit, stretches, undated } = historyOf(
      [
        userOf({ createdAt: day(2026, 8, 3) }),
        userOf({ createdAt: day(2026, 8, 31), receipt: 'r', updatedAt: day(2026, 11, 1) }),
        userOf({ createdAt: day(2026, 10, 1) }),
      ],
      'all',
      NOW,
    )
    expect(unit).toBe('month')
    expect(undated).toBe(0)
    expect(stretches).toEqual([
      { label: 'Aug 2026', signUps: 2, subscriptions: 0 },
      { label: 'Sept 2026', signUps: 0, subscriptions: 0 },
      { label: 'Oct 2026', signUps: 1, subscriptions: 0 },
      { label: 'Nov 2026', signUps: 0, subscriptions: 1 },
    ])
  })

  test('shows no more months than requested', () => {
    const users = [userOf({ createdAt: day(2024, 1, 1) }), userOf({ createdAt: day(2026, 11, 1) })]
    const { stretches } = historyOf(users, '12', NOW)
    expect(stretches).toHaveLength(12)
    expect(stretches.at(0)?.label).toBe('Dec 2025')
    expect(stretches.at(-1)).toEqual({ label: 'Nov 2026', signUps: 1, subscriptions: 0 })
    expect(historyOf(users, '24', NOW).stretches).toHaveLength(24)
  })

  test('shows all the months requested, those before the first sign-up too', () => {
    const users = [userOf({ createdAt: day(2026, 10, 1) })]
    const year = historyOf(users, '12', NOW).stretches
    expect(year).toHaveLength(12)
    expect(year.at(0)).toEqual({ label: 'Dec 2025', signUps: 0, subscriptions: 0 })
    expect(historyOf(users, '24', NOW).stretches).toHaveLength(24)
    expect(historyOf(users, 'all', NOW).stretches).toHaveLength(2)
  })

  test('is grouped by year if it covers more than three years', () => {
    const users = [userOf({ createdAt: day(2019, 5, 1) }), userOf({ createdAt: day(2026, 1, 1) })]
    const { unit, stretches } = historyOf(users, 'all', NOW)
    expect(unit).toBe('year')
    expect(stretches.map(({ label }) => label)).toEqual([
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ])
    expect(stretches.at(0)?.signUps).toBe(1)
  })

  test('has the newest month also if this computer’s clock has not reached it', () => {
    const users = [userOf({ createdAt: day(2026, 12, 1) })]
    expect(historyOf(users, '12', NOW).stretches.at(-1)).toMatchObject({
      label: 'Dec 2026',
      signUps: 1,
    })
  })

  test('says how many have no date, and starts with this month if nobody has one', () => {
    const { stretches, undated } = historyOf([userOf({ receipt: 'r' }), userOf({})], 'all', NOW)
    expect(undated).toBe(3)
    expect(stretches).toEqual([{ label: 'Nov 2026', signUps: 0, subscriptions: 0 }])
  })
})

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [11, 20],
  [40, 40],
  [420, 600],
  [1000, 2000],
])('a scale for %i ends at %i', (most, top) => {
  expect(niceTop(most)).toBe(top)
})

describe('pages', () => {
  const list = Array.from({ length: 60 }, (_, index) => index)

  test('have as many rows as requested, the last one the rest', () => {
    expect(cutPage(list, 1, 25)).toMatchObject({ page: 1, pages: 3, from: 1, all: 60 })
    expect(cutPage(list, 3, 25).rows).toEqual(list.slice(50))
  })

  test('a page beyond the end is the last, and an empty list has one page', () => {
    expect(cutPage(list, 999, 25).page).toBe(3)
    expect(cutPage([], 4, 25)).toMatchObject({ page: 1, pages: 1, rows: [] })
  })

  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 800, [1, 2, 0, 800]],
    [400, 800, [1, 0, 399, 400, 401, 0, 800]],
    [800, 800, [1, 0, 799, 800]],
  ])('page %i of %i links to %j', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })
})

const recordsWith = <T extends object>(index: TextIndex, word: string, records: readonly T[]) =>
  recordsAt(numbersWith(index, word, allNumbers(index)), records)

describe('the index of the search', () => {
  const texts = [
    'anjali nair\nanjali@x',
    'rahul',
    '',
    'nair anjali',
    'മീര',
    'n',
    'anjali nair\nanjali@x',
  ]
  const index = indexTexts(texts)
  const records = texts.map((text, number) => ({ text, number }))

  test.each(['a', 'n', 'anjali', 'nair', 'rahul', 'മീ', 'anjali@x', 'rahuln', 'xrahul', 'zz'])(
    'finds for %s exactly the texts that contain it, each once',
    (word) => {
      const found = recordsWith(index, word, records)
      const expected = records.filter(({ text }) => text.includes(word))
      expect(found.slice()).toEqual(expected)
      expect(found).toHaveLength(expected.length)
      expect(found.slice(1, 3)).toEqual(expected.slice(1, 3))
    },
  )

  test('finds nothing in an empty list', () => {
    expect(recordsWith(indexTexts([]), 'a', []).slice()).toEqual([])
  })
})

test('a user who stays in a list keeps the row, and a new one reuses a row that became free', () => {
  const keysOf = rowKeys()
  const [ann, ben, cid] = keysOf(['ann', 'ben', 'cid'])
  expect(keysOf(['dev', 'cid', 'ann'])).toEqual([ben, cid, ann])
  expect(keysOf(['cid'])).toEqual([cid])
  const more = keysOf(['eva', 'cid', 'fay', 'gus'])
  expect(more[1]).toBe(cid)
  expect(new Set(more).size).toBe(4)
})

test('where a search leaves few of the listed users, each row stays in its place', () => {
  const keysOf = rowKeys()
  const keys = keysOf(['ann', 'ben', 'cid', 'dev', 'eva'])
  // By its id, eva's row would be the first, and React would move the other four behind it.
  expect(keysOf(['eva', 'fay', 'gus', 'hal', 'ida'])).toEqual(keys)
  expect(keysOf(['jon', 'eva'])).toEqual([keys[1], keys[0]])
})
