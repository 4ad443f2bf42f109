// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { User } from '@/entities/user/user'
import { membershipOf } from '@/entities/membership/membership'

const user = (changes: Partial<User>): User => ({
  _id: 'u1',
  name: 'Asha',
  email: 'a@example.com',
  phone: '9000000001',
  role: 0,
  ...changes,
})

const standing = (changes: Partial<User>, today: string) =>
  membershipOf(user(changes), new Date(today))

const paid = { receipt: 'r1', updatedAt: '2026-11-20T10:00:00.000Z' }

test('nobody, and a user without a receipt, is not a member', () => {
  expect(membershipOf(null, new Date())).toEqual({ state: 'none' })
  for (const receipt of [undefined, null, '']) {
    expect(standing({ ...paid, receipt }, '2026-11-21T00:00:00Z')).toEqual({ state: 'none' })
  }
})

test('a receipt makes a member for one year after updatedAt, to the moment', () => {
  const until = new Date('2027-11-20T10:00:00.000Z')
  expect(standing(paid, '2026-11-20T10:00:00Z')).toEqual({ state: 'active', until })
  expect(standing(paid, '2027-11-20T09:59:59.999Z')).toEqual({ state: 'active', until })
  expect(standing(paid, '2027-11-20T10:00:00.000Z')).toEqual({ state: 'expired', until })
})

test('a year bought on 29 February ends on 28 February', () => {
  const leap = { receipt: 'r1', updatedAt: '2028-02-29T10:00:00.000Z' }
  expect(standing(leap, '2029-02-28T09:00:00Z').state).toBe('active')
  expect(standing(leap, '2029-02-28T11:00:00Z').state).toBe('expired')
})

describe('without a usable date a receipt counts', () => {
  test.each([
    undefined,
    null,
    '',
    'soon',
    '2026-99-99',
    '0',
    '1970-01-01T00:00:00.000Z',
    '1999-12-31T23:59:59.999Z',
  ])('%s', (updatedAt) => {
    expect(standing({ receipt: 'r1', updatedAt }, '2099-01-01T00:00:00Z')).toEqual({
      state: 'active',
    })
  })
})

test('a date ahead of this computer’s clock counts as an active membership', () => {
  expect(standing(paid, '2026-11-20T09:00:00Z').state).toBe('active')
})
