// @vitest-environment node
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { madeAt, readTime } from '@/lib/dates/dates'
import { yearsLater } from '@/lib/dates/years-later'

const later = (text: string, years = 1) => yearsLater(new Date(text), years)?.toISOString()

describe('a year later', () => {
  test.each([
    ['2026-11-20T04:30:00.000Z', '2027-11-20T04:30:00.000Z'],
    ['2027-03-01T04:30:00.000Z', '2028-03-01T04:30:00.000Z'],
    ['2027-12-31T18:29:59.999Z', '2028-12-31T18:29:59.999Z'],
  ])('is the same day and hour: %s becomes %s', (from, to) => {
    expect(later(from)).toBe(to)
  })

  test('after 29 February is 28 February, the last day of that month', () => {
    expect(later('2028-02-29T06:00:00.000Z')).toBe('2029-02-28T06:00:00.000Z')
  })

  test('after 28 February stays 28 February, also before a leap day', () => {
    expect(later('2027-02-28T06:00:00.000Z')).toBe('2028-02-28T06:00:00.000Z')
  })

  test('goes by the calendar of India: an evening of 28 February in UTC is the 29th there', () => {
    // 00:30 on 29 February in Kerala becomes 00:30 on 28 February.
    expect(later('2028-02-28T19:00:00.000Z')).toBe('2029-02-27T19:00:00.000Z')
  })

  test('four years after 29 February there is a 29 February again', () => {
    expect(later('2028-02-29T06:00:00.000Z', 4)).toBe('2032-02-29T06:00:00.000Z')
  })

  test('is null beyond the last possible date', () => {
    expect(yearsLater(new Date(8.64e15), 1)).toBeNull()
    expect(yearsLater(new Date(Number.NaN), 1)).toBeNull()
  })
})

describe('a time of the API', () => {
  test.each([
    undefined,
    null,
    '',
    'yesterday',
    '2026-13-40',
    '{}',
    '0',
    '2026',
    '5',
    '-86400000',
    '1795168800',
  ])('%s is not a time', (text) => {
    expect(readTime(text)).toBeNull()
  })

  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00+05:30', '2026-11-20T04:30:00.000Z'],
    ['1795168800000', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)?.toISOString()).toBe(time)
  })
})

test.each([
  '2026-11-20T10:00:00',
  '2026-11-20T10:00:00.000',
  '2026-11-20T10:00',
  '2026-11-20 10:00:00',
])('a time of the API without a zone is UTC’s on each device: %s', (text) => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date('2026-11-20T10:00:00').getUTCHours()).toBe(4)
  expect(readTime(text)?.toISOString()).toBe('2026-11-20T10:00:00.000Z')
})

describe('when a record was made', () => {
  const _id = '65a1b2c30000000000000001'

  test('is its createdAt', () => {
    expect(madeAt({ _id, createdAt: '2026-01-02T03:04:05.000Z' })?.toISOString()).toBe(
      '2026-01-02T03:04:05.000Z',
    )
  })

  test.each([undefined, null, 'soon'])('with %s it is the time inside the id', (createdAt) => {
    expect(madeAt({ _id, createdAt })?.toISOString()).toBe('2024-01-12T21:44:35.000Z')
  })

  test('is unknown if neither says it', () => {
    expect(madeAt({ _id: 'u1' })).toBeNull()
  })
})
