// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualCosts } from '@/content/facts/plan-money'
import { premiumPrice } from '@/content/facts/premium'
import { purposes } from '@/content/facts/purposes'
import { costWords } from '@/words/plan-costs'
import { moneyCsv } from '@/features/plan/money/money-csv'
import {
  blankLine,
  usualLeft,
  usualLine,
  withChange,
  withLine,
  withLineBack,
  withoutLine,
} from '@/features/plan/money/money-lines'
import { dueDay, monthsOf, paiseOf, sumOf } from '@/features/plan/money/money-totals'
import { scheduleOf } from '@/features/plan/schedule/schedule'
import type { MoneyLine, Plan } from '@/features/plan/stored/schema'
import { formatAmount } from '@/lib/text/money'

const TODAY = '2026-11-22'

const plan = (changes: Partial<Plan> = {}): Plan => ({
  id: 'abcdefghijkl',
  name: '',
  purpose: 'study',
  country: { id: '', name: 'Germany' },
  by: '2027-10',
  steps: {},
  own: [],
  papers: [],
  money: [],
  createdAt: '2026-11-22T00:00:00.000Z',
  changedAt: '2026-11-22T00:00:00.000Z',
  ...changes,
})

const line = (changes: Partial<MoneyLine> = {}): MoneyLine => ({
  ...blankLine('a', 'application'),
  title: 'Visa fee',
  ...changes,
})

describe('a line in paise', () => {
  test.each([
    [{ amount: 1200.5 }, 120_050],
    [{ amount: 0.07 }, 7],
    [{ amount: 1.1 }, 110],
    [{ amount: 75, currency: 'EUR', rate: 98.125 }, 735_938],
    // Floating-point arithmetic would give 100.
    [{ amount: 1, currency: 'EUR', rate: 1.005 }, 101],
    [{ amount: 0, currency: 'EUR', rate: 98 }, 0],
    [{ amount: null }, null],
    [{ amount: 75, currency: 'EUR', rate: null }, null],
    [{ amount: null, currency: 'EUR', rate: 98 }, null],
  ])('%j is %j', (changes, paise) => {
    expect(paiseOf(line(changes))).toBe(paise)
  })

  test('is exact to the paisa, however large', () => {
    const hundredths = fc.integer({ min: 0, max: 1e12 })
    fc.assert(
      fc.property(hundredths, (paise) => {
        expect(paiseOf(line({ amount: paise / 100 }))).toBe(paise)
      }),
    )
  })
})

test('unknown amounts are counted as lines, never as zero', () => {
  expect(sumOf([line({ amount: 0.1 }), line({ amount: 0.2 }), line()])).toEqual({
    paise: 30,
    unknown: 1,
    lines: 3,
  })
})

describe('by month', () => {
  const steps = scheduleOf(plan(), TODAY)
  const visa = steps.find(({ id }) => id === 'visa')

  test('a line is due on the day its step is ready, or on its own', () => {
    expect(dueDay(line({ due: { step: 'visa' } }), steps, plan())).toBe(visa?.ready)
    expect(dueDay(line({ due: { day: '2027-03-05' } }), steps, plan())).toBe('2027-03-05')
    expect(dueDay(line({ due: { step: 'unknown' } }), steps, plan())).toBeNull()
    expect(dueDay(line(), steps, plan())).toBeNull()
    const skipped = scheduleOf(plan({ steps: { visa: { state: 'skipped' } } }), TODAY)
    expect(dueDay(line({ due: { step: 'visa' } }), skipped, plan())).toBeNull()
  })

  test('a line is never due before the plan was made, if its step is late or was done before', () => {
    const short = plan({ by: '2027-02', steps: { passport: { state: 'done' } } })
    const dated = scheduleOf(short, TODAY)
    expect(dueDay(line({ due: { step: 'passport' } }), dated, short)).toBeNull()
    // Four weeks at least for the test; five for records and APS, then six until the college answers.
    expect(dueDay(line({ due: { step: 'language-test' } }), dated, short)).toBe('2026-12-20')
    expect(dueDay(line({ due: { step: 'apply' } }), dated, short)).toBe('2027-02-07')
  })

  test('with a step of the reader’s own a line is due on its day, also before the plan was made', () => {
    const loan = { id: 'own-loan', title: 'Loan', day: '2026-11-01' }
    const late = plan({ own: [loan], money: [line({ amount: 5, due: { step: loan.id } })] })
    const dated = scheduleOf(late, TODAY)
    expect(monthsOf(late, dated, TODAY).map(({ month }) => month)).toEqual(['overdue'])
  })

  test('paid lines are left out; overdue lines come first, lines without a date last', () => {
    const money = [
      line({ id: 'a', amount: 1 }),
      line({ id: 'b', amount: 2, due: { day: '2027-03-05' } }),
      line({ id: 'c', amount: 3, due: { day: '2027-03-31' } }),
      line({ id: 'd', amount: 4, due: { day: '2027-01-01' } }),
      line({ id: 'e', amount: 5, due: { day: '2026-11-21' } }),
      line({ id: 'f', amount: 6, due: { day: TODAY } }),
      line({ id: 'g', amount: 7, paid: true, due: { day: '2027-03-05' } }),
      line({ id: 'h', due: { day: '2027-03-05' } }),
    ]
    expect(monthsOf(plan({ money }), steps, TODAY).map(({ month, sum }) => [month, sum])).toEqual([
      ['overdue', { paise: 500, unknown: 0, lines: 1 }],
      ['2026-11', { paise: 600, unknown: 0, lines: 1 }],
      ['2027-01', { paise: 400, unknown: 0, lines: 1 }],
      ['2027-03', { paise: 500, unknown: 1, lines: 3 }],
      ['undated', { paise: 100, unknown: 0, lines: 1 }],
    ])
  })

  test('the months together are all unpaid lines', () => {
    const anyLine = fc.record({
      amount: fc.option(fc.integer({ min: 0, max: 1e9 }).map((paise) => paise / 100)),
      due: fc.option(
        fc
          .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
          .map((date) => ({ day: date.toISOString().slice(0, 10) })),
      ),
      paid: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const money = lines.map((each, at) => line({ ...each, id: `l${at}` }))
        const months = monthsOf(plan({ money }), steps, TODAY)
        const all = sumOf(money.filter(({ paid }) => !paid))
        expect(months.reduce((sum, { sum: { paise } }) => sum + paise, 0)).toBe(all.paise)
        expect(months.reduce((sum, { sum: { unknown } }) => sum + unknown, 0)).toBe(all.unknown)
      }),
    )
  })
})

describe('the lines of a plan', () => {
  test('have, for the usual costs, no figure but our price, and fit the purpose and the steps of the plan', () => {
    for (const purpose of purposes) {
      const empty = plan({ purpose })
      const steps = scheduleOf(empty, TODAY)
      const lines = usualLeft(empty).map((cost) => usualLine(cost, steps))
      expect(lines.length).toBeGreaterThan(5)
      expect(lines.map(({ amount }) => amount)).toEqual(
        lines.map(({ id }) => (id === 'our-premium' ? premiumPrice.priceRupees : null)),
      )
      const ours = lines.filter(({ to }) => to === 'us').map(({ id }) => id)
      expect(ours.toSorted()).toEqual(['our-premium', 'our-service'])
      const undated = lines
        .filter((each) => dueDay(each, steps, empty) === null)
        .map(({ id }) => id)
      expect(undated).toEqual(['our-premium'])
    }
  })

  test('have a title each and say where the figure is published', () => {
    for (const { id } of usualCosts) {
      expect(costWords[id]?.title).toBeTruthy()
      expect(costWords[id]?.where).toBeTruthy()
    }
    expect(Object.keys(costWords).toSorted()).toEqual(usualCosts.map(({ id }) => id).toSorted())
  })

  test.each([
    ['Germany', false],
    ['Atlantis', false],
    ['Kuwait', true],
    [undefined, true],
  ])('to work in %s: clearance is offered if India asks for it: %s', (name, isOffered) => {
    const country = name === undefined ? null : { id: '', name }
    const offered = usualLeft(plan({ purpose: 'work', country })).map(({ id }) => id)
    expect(offered.includes('emigration-clearance')).toBe(isOffered)
  })

  test('are not offered again if they are on the sheet', () => {
    const [first] = usualLeft(plan())
    const money = first ? [usualLine(first, [])] : []
    expect(usualLeft(plan({ money }))).toHaveLength(usualLeft(plan()).length - 1)
  })

  test('are added, changed, removed and put back where they were', () => {
    const three = ['a', 'b', 'c'].reduce((sheet, id) => withLine(sheet, line({ id })), plan())
    expect(withChange(three, 'b', { paid: true }).money.map(({ paid }) => paid)).toEqual([
      false,
      true,
      false,
    ])
    const without = withoutLine(three, 'b')
    expect(without.money.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(withLineBack(without, line({ id: 'b' }), 1)).toEqual(three)
    expect(withLineBack(three, line({ id: 'b' }), 1)).toBe(three)
  })

  test('lose our name, which older versions stored in the page’s language, at the next change', () => {
    const money = ['visa-fee', 'flight', 'b'].map((id) => line({ id }))
    const changed = withChange(plan({ money }), 'b', { paid: true })
    expect(changed.money.map(({ title }) => title)).toEqual(['', 'Visa fee', 'Visa fee'])
  })

  test('are 200 at most', () => {
    const money = Array.from({ length: 200 }, (_, at) => line({ id: `l${at}` }))
    expect(withLine(plan({ money }), line({ id: 'one-more' })).money).toHaveLength(200)
  })

  test('are added once: one that another tab has added, and filled in, stays as it is', () => {
    const before = plan({ money: [line({ id: 'flight', amount: 40_000 })] })
    expect(withLine(before, line({ id: 'flight' }))).toBe(before)
  })
})

test('a spreadsheet gets figures without digit groups, words for unknown amounts, and no formula', () => {
  const money = [
    line({ id: 'a', group: 'first-months', title: '=HYPERLINK("x")', amount: 120_000 }),
    line({ id: 'b', to: 'us', title: 'Fee, "ours"', amount: 75.5, currency: 'EUR', rate: 98.125 }),
    line({ id: 'c', title: '', currency: 'EUR', due: { day: '2027-03-05' }, paid: true }),
    line({ id: 'visa-fee', title: '' }),
  ]
  expect(moneyCsv(plan({ money }), [])).toBe(
    [
      '\uFEFF"When it is paid","Paid to","What for","Amount","Currency","Rupees for one","In rupees","Due","Paid"',
      '"With the application","us","Fee, ""ours""","75.5","EUR","98.125","7408.44","","no"',
      '"With the application","others","","not known yet","EUR","not known yet","not known yet","2027-03-05","yes"',
      '"With the application","others","Visa fee","not known yet","INR","1","not known yet","","no"',
      `"The first months","others","'=HYPERLINK(""x"")","120000","INR","1","120000","","no"`,
      '',
    ].join('\r\n'),
  )
})

test.each([
  [120_000, 'INR', '₹1,20,000'],
  [12.5, 'INR', '₹12.50'],
  [11_904, 'EUR', 'EUR 11,904'],
  [11_904.5, 'EUR', 'EUR 11,904.50'],
])('%j %s is shown as %s', (amount, currency, shown) => {
  expect(formatAmount(amount, currency)).toBe(shown)
})
