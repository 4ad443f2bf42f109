// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { requiredEmail, requiredPhone } from '@/components/form/rules'
import { fromPoints, toPoints } from '@/components/admin/points'
import { membershipOf } from '@/entities/membership/membership'
import { pointsOf } from '@/entities/work/points'
import { madeAt, readTime } from '@/lib/dates/dates'
import { DAY_MS, HOUR_MS } from '@/lib/dates/spans'
import { yearsLater } from '@/lib/dates/years-later'
import { dateText } from '@/components/date-text'
import { formatCount, formatPaise } from '@/lib/text/format'
import { newestFirst } from '@/lib/dates/newest-first'
import { indianMobile } from '@/lib/text/phone'
import { objectIdAt } from '../../local-api/object-id'
import { anyText } from './bodies'
import { holds } from './check'

describe('a phone number', () => {
  const mobile = fc.stringMatching(/^[6-9]\d{9}$/)
  const between = fc.array(fc.constantFrom('', '', ' ', '-', '(', ')', '\u00A0', '\t'), {
    minLength: 11,
    maxLength: 11,
  })
  const prefix = fc.constantFrom('', '0', '+91', '0091', '91')

  test('is its ten digits, however it is written', async () => {
    await holds([mobile, prefix, between], (digits, before, signs) => {
      const written = digits.replaceAll(
        /\d/g,
        (digit, index: number) => (signs[index] ?? '') + digit,
      )
      expect(indianMobile(before + written + (signs[10] ?? ''))).toBe(digits)
    })
  })

  test('is ten digits, the first at least 6, or nothing, and does not change when read again', async () => {
    const nearly = fc.stringMatching(/^[+0-9 ()-]{0,16}$/)
    await holds(
      [fc.oneof(anyText, nearly)],
      (text) => {
        const digits = indianMobile(text)
        if (digits === null) return
        expect(digits).toMatch(/^[6-9]\d{9}$/)
        expect(text.replaceAll(/\D/g, '')).toMatch(new RegExp(`${digits}$`))
        expect(indianMobile(digits)).toBe(digits)
      },
      2000,
    )
  })

  test('with a digit too many or too few is not valid', async () => {
    await holds([mobile, fc.nat({ max: 9 })], (digits, at) => {
      expect(indianMobile(digits.slice(0, at) + digits.slice(at + 1))).toBeNull()
      expect(indianMobile(`${digits}5`)).toBeNull()
    })
  })

  test('leaves the form as digits, or is refused with its message', async () => {
    const rule = requiredPhone('missing', 'wrong')
    await holds([anyText], (text) => {
      const result = v.safeParse(rule, text)
      const refusal = text.trim() === '' ? 'missing' : 'wrong'
      const said = result.success ? indianMobile(text) : result.issues[0].message
      expect(said).toBe(result.success ? result.output : refusal)
    })
  })
})

describe('an email address', () => {
  const rule = requiredEmail('missing', 'wrong')
  const isRight = (text: string) => v.safeParse(rule, text).success

  // HTML, input, type=email: what a browser would accept in such a field.
  const byHtml =
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

  test.each([
    'asha@gmail.com,',
    'asha@gmail.com.',
    'asha@gmail.com;',
    'asha@gmail..com',
    'asha@gmail,co.in',
    '<asha@gmail.com>',
    'asha@gmail.com-',
    'asha@-gmail.com',
    'asha@gmail',
    'asha@@gmail.com',
    'asha\u0000@gmail.com',
    `asha@${'a'.repeat(64)}.com`,
  ])('%j is not valid', (text) => {
    expect(isRight(text)).toBe(false)
  })

  test.each([
    'asha@gmail.com',
    ' asha@gmail.com ',
    "o'neil+visa@mail.co.in",
    '.asha..k@gmail.com',
    'asha@xn--11b4c3d.com',
    'आशा@उदाहरण.भारत',
    'asha@ശ്രീ\u200Cലക്ഷ്മി.ഭാരതം',
    `asha@${'a'.repeat(63)}.com`,
  ])('%j is valid', (text) => {
    expect(isRight(text)).toBe(true)
  })

  test.each([
    '\u202Aasha@gmail.com\u202C',
    'asha@gmail.com\u200B',
    '\u200Easha@\u2060gmail.com \uFEFF',
  ])('%j is sent without its invisible characters', (text) => {
    expect(v.safeParse(rule, text).output).toBe('asha@gmail.com')
  })

  test('in ASCII is valid if browsers accept it and there is a dot after the @', async () => {
    const signs = fc.constantFrom(...Array.from('a7.-@,;:<>()[]"\\\'+_!/\u0000\u007F'))
    const nearly = fc.array(signs, { maxLength: 12 }).map((each) => each.join(''))
    const ascii = fc.string({ unit: 'binary-ascii' })
    const parts = fc.tuple(nearly, nearly).map(([name, host]) => `${name}@${host}`)
    await holds(
      [fc.oneof(nearly, parts, ascii, fc.emailAddress())],
      (text) => {
        const typed = text.trim()
        expect(isRight(text)).toBe(byHtml.test(typed) && /@.*\./.test(typed))
      },
      3000,
    )
  })
})

/** Times of accounts and payments. */
const time = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
})
const anyTime = fc.date()

describe('a time', () => {
  test('is read from ISO text and from ms, and never throws', async () => {
    await holds([time, fc.oneof(anyText, fc.json())], (date, text) => {
      expect(readTime(date.toISOString())).toEqual(date)
      // Times of at least eleven digits, which begin in 1970-04.
      expect(readTime(String(date.getTime()))).toEqual(date)
      expect(readTime(text)?.getTime()).not.toBeNaN()
    })
  })

  const india = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  })

  test('a year later is the same day and hour in India; 29 February ends on the 28th', async () => {
    const leapDay = fc
      .tuple(fc.nat({ max: 24 }), fc.nat({ max: 86_399_000 }))
      .map(([leaps, ms]) => new Date(Date.UTC(2000 + 4 * leaps, 1, 28, 18, 30) + ms))
    await holds([fc.oneof(time, leapDay)], (date) => {
      const later = yearsLater(date, 1)
      const [day = '', hour] = india.format(date).split(', ')
      const [dayLater, hourLater] = india.format(later ?? 0).split(', ')
      const [d, m, y] = day.split('/')
      const same = day.startsWith('29/02') ? '28/02' : `${d}/${m}`
      expect(dayLater).toBe(`${same}/${Number(y) + 1}`)
      expect(hourLater).toBe(hour)
    })
  })

  test('no date breaks the calculation or the formatting', async () => {
    await holds([anyTime, fc.integer({ min: -10, max: 10 })], (date, years) => {
      const later = yearsLater(date, years)
      expect(later?.getTime()).not.toBeNaN()
      // The year in India, which is 5 h 30 min ahead.
      const year = new Date(date.getTime() + 5.5 * HOUR_MS).getUTCFullYear()
      const hasFourDigits = year >= 0 && year <= 9999
      expect(dateText(date) !== '').toBe(hasFourDigits)
    })
  })

  test('a membership runs from its payment to the same day a year later, and no longer', async () => {
    const paid = { _id: '1', name: '', email: '', phone: '', role: 0, receipt: 'r' }
    const account = (updatedAt: string | undefined) => ({
      ...paid,
      usercode: undefined,
      amount: undefined,
      currency: undefined,
      createdAt: undefined,
      updatedAt,
    })
    await holds([time, fc.nat({ max: 400 * DAY_MS })], (begin, ms) => {
      const today = new Date(begin.getTime() + ms)
      const membership = membershipOf(account(begin.toISOString()), today)
      const days = Math.floor(ms / DAY_MS)
      // A year with a 29 February has one day more.
      const states = { active: days < 366, expired: days >= 365, none: false }
      expect(states[membership.state]).toBe(true)
    })
    await holds([anyText, time], (updatedAt, today) => {
      expect(membershipOf(account(updatedAt), today).state).not.toBe('none')
    })
  })
})

type Dated = { _id: string; createdAt: string | undefined }

describe('newest first', () => {
  const dated = fc.record({
    _id: fc.oneof(
      time.map((date) => objectIdAt(date, 7)),
      fc.uuid(),
    ),
    createdAt: fc.oneof(
      { weight: 3, arbitrary: time.map((date) => date.toISOString()) },
      { weight: 2, arbitrary: time.map((date) => String(date.getTime())) },
      fc.constant(undefined),
      anyText,
    ),
  })
  const list: fc.Arbitrary<Dated[]> = fc.oneof(
    fc.array(dated, { maxLength: 12 }),
    // There are only two different times, so that some are the same.
    fc.array(
      fc.record({ _id: fc.uuid(), createdAt: fc.constantFrom('2025-01-01', '2025-02-01') }),
      { maxLength: 12 },
    ),
  )

  test('keeps every record, does not change the list, and is stable', async () => {
    await holds([list], (items) => {
      const before = [...items]
      const sorted = newestFirst(items)
      expect(items).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(items))
      expect(sorted).toHaveLength(items.length)
      // Sorting a sorted list again, given oldest first as lists are, changes nothing.
      expect(newestFirst(sorted.toReversed())).toEqual(sorted)
    })
  })

  test('is ordered by the dates that the pages show, or else by the place in the list', async () => {
    await holds([list], (items) => {
      const sorted = newestFirst(items)
      const allDated = items.every((item) => madeAt(item) !== null)
      const timeOf = (item: Dated) => (allDated ? (madeAt(item)?.getTime() ?? 0) : 0)
      const inOrder = sorted.slice(1).every((item, index) => {
        const [before = item] = sorted.slice(index)
        const [earlier, later] = [timeOf(item), timeOf(before)]
        return later > earlier || (later === earlier && items.indexOf(before) > items.indexOf(item))
      })
      expect(inOrder).toBe(true)
    })
  })
})

test('amounts are written as rupees, whole ones without paise', async () => {
  await holds([fc.nat({ max: 10_000_000_00 })], (paise) => {
    const written = formatPaise(paise)
    expect(Number(written.replaceAll(/[₹,]/g, '')) * 100).toBeCloseTo(paise, 5)
    expect(written.includes('.')).toBe(paise % 100 !== 0)
  })
})

test('amounts and counts are grouped as Intl groups them in India', async () => {
  const count = new Intl.NumberFormat('en-IN')
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const anyNumber = fc.oneof(fc.nat({ max: 10 ** 12 }), fc.integer(), fc.constant(Number.NaN))
  await holds([anyNumber], (number) => {
    expect(formatCount(number)).toBe(count.format(number))
    expect(formatPaise(number)).toBe(rupees.format(number / 100))
  })
})

test('the points of a work are sent as one text and can be read back', async () => {
  await holds([fc.array(anyText.map((text) => text.replaceAll(/[,\r\n]/g, ' ')))], (points) => {
    const kept = points.map((point) => point.trim()).filter(Boolean)
    const details = fromPoints(points)
    expect(toPoints(details)).toEqual(kept.length > 0 ? kept : [''])
    expect(pointsOf({ details })).toEqual([...new Set(kept)])
  })
})
