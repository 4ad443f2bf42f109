// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatLetters } from '@/content/facts/chat-letters'
import { planLimits } from '@/content/facts/plan-limits'
import { scheduleOf } from '@/features/plan/schedule/schedule'
import { planChatText } from '@/features/plan/take-away/share-chat'
import { planLink, readSharedPlan } from '@/features/plan/take-away/share-plan'
import { toBase64Url } from '@/lib/text/base64-url'
import { encodePart } from '@/lib/text/encode'
import { price } from '../samples/premium-price'
import { somePlan } from '../samples/some-plan'

const SITE = 'https://uru.example'

const full = somePlan({
  name: 'ജർമ്മനി, my plan',
  steps: {
    passport: { state: 'done', note: 'SECRET' },
    visa: { state: 'skipped' },
    flight: { note: 'SECRET' },
  },
  own: [
    { id: 'o1', title: 'Ask "Anu"', day: '2027-03-01', state: undefined, note: 'SECRET' },
    { id: 'o2', title: 'പണം', day: '2027-04-01', state: 'done', note: undefined },
  ],
  papers: ['passport'],
  money: [
    {
      id: 'visa-fee',
      group: 'application',
      to: 'others',
      title: 'Visa fee',
      amount: 75.5,
      currency: 'EUR',
      rate: 98.125,
      due: { step: 'visa' },
      paid: true,
    },
    {
      id: 'own-1',
      group: 'first-months',
      to: 'us',
      title: 'Rent',
      amount: null,
      currency: 'INR',
      rate: null,
      due: { day: '2027-03-05' },
      paid: false,
    },
  ],
})

const nobodys = { id: 'shared000000', createdAt: '', changedAt: '' }

const fragmentOf = (plan = full, withMoney = true) =>
  planLink(plan, SITE, withMoney).slice(`${SITE}/plan`.length)

const linkOf = (cells: unknown) => `#plan=1.${toBase64Url(JSON.stringify(cells))}`

/** The cells of a plan, with some of them broken. */
const cells = (changes: Record<number, unknown> = {}) =>
  ['study', ['', 'Germany'], '2027-09', '', [], [], [], [], []].map((cell, at) =>
    at in changes ? changes[at] : cell,
  )

describe('a link to a plan', () => {
  test('contains all but the notes, with letters that every chat accepts', () => {
    const link = planLink(full, SITE, true)
    expect(link).toMatch(/^https:\/\/uru\.example\/plan#plan=1\.[\w-]+$/)
    expect(readSharedPlan(fragmentOf())).toEqual({
      plan: {
        ...full,
        ...nobodys,
        steps: { passport: { state: 'done' }, visa: { state: 'skipped' } },
        own: [
          { id: 'o1', title: 'Ask "Anu"', day: '2027-03-01', state: undefined },
          { id: 'o2', title: 'പണം', day: '2027-04-01', state: 'done' },
        ],
        money: [
          { ...full.money[0], title: '' },
          { ...full.money[1], to: 'others' },
        ],
      },
    })
  })

  test('has no note in it', () => {
    const coded = fragmentOf().slice('#plan=1.'.length)
    expect(Buffer.from(coded, 'base64url').toString()).not.toContain('SECRET')
  })

  test('leaves the money out if it is not wanted', () => {
    expect(readSharedPlan(fragmentOf(full, false))).toMatchObject({ plan: { money: [] } })
  })

  test('of a plan with nothing in it has less than 150 letters', () => {
    expect(planLink(somePlan(), SITE, false).length).toBeLessThan(150)
  })

  test('can be read with what a sentence or a chat app adds after it', () => {
    for (const more of ['.', ')', '&utm_source=chat', '%20']) {
      expect(readSharedPlan(fragmentOf() + more)).toHaveProperty('plan.name', full.name)
    }
  })
})

const moneyOf = (...lines: unknown[]) => {
  const read = readSharedPlan(linkOf(cells({ 8: lines })))
  return read && 'plan' in read ? read.plan.money : []
}

describe('a link asks for no money in our name', () => {
  const demand = 'File fee, pay to UPI uru.fees@okaxis'

  test('an own line is never paid to us', () => {
    const [line] = moneyOf(['m1', 0, 1, demand, 25_000, 'INR', null, ['2026-12-01'], 0])
    expect(line).toMatchObject({ to: 'others', title: demand, amount: 25_000 })
  })

  test('a usual line has our name, and who gets it is ours to say', () => {
    expect(moneyOf(['visa-fee', 1, 1, demand, 7500, 'INR', null, null, 0])).toMatchObject([
      { to: 'others', title: '', amount: 7500 },
    ])
  })

  test('what is paid to us has our price, or none', () => {
    expect(
      moneyOf(
        ['our-service', 1, 0, demand, 25_000, 'INR', null, 'visa', 0],
        ['our-premium', 0, 0, demand, 25_000, 'EUR', 98, null, 1],
      ),
    ).toMatchObject([
      { to: 'us', title: '', amount: null, currency: 'INR', rate: null },
      { to: 'us', title: '', amount: price.paise / 100, currency: 'INR', rate: null, paid: true },
    ])
  })

  test.each(['Germany: pay ₹25,000', 'Germany 99999', 'a@b', 'Germany\nPay'])(
    'no country is called %j',
    (name) => {
      expect(readSharedPlan(linkOf(cells({ 1: ['', name] })))).toHaveProperty('plan.country', null)
    },
  )

  test.each(['Côte d’Ivoire', 'Korea (South)', 'Guinea-Bissau', 'ജർമ്മനി', 'St. Lucia & Co'])(
    'a country may be called %s',
    (name) => {
      expect(readSharedPlan(linkOf(cells({ 1: ['', name] })))).toMatchObject({
        plan: { country: { name } },
      })
    },
  )
})

describe('a link that cannot be read', () => {
  test.each([
    ['', null],
    ['#', null],
    ['#top', null],
    ['#list=1.abc', null],
    ['#plan=', 'broken'],
    ['#plan=1.', 'broken'],
    ['#plan=1.!!!', 'broken'],
    ['#plan=abc', 'broken'],
    ['#plan=2.abc', 'newer'],
    ['#plan=1.bnVsbA', 'broken'],
    ['#plan=1.gICA', 'broken'],
    [fragmentOf().slice(0, -20), 'broken'],
    [linkOf({}), 'broken'],
    [linkOf([]), 'broken'],
    [linkOf(cells({ 0: 'emigrate' })), 'broken'],
    [linkOf(cells({ 2: '2027-13' })), 'broken'],
    [linkOf(cells({ 3: 'x'.repeat(61) })), 'broken'],
    [linkOf(cells({ 6: [['o1', 'Title', '2027-02-30', 0]] })), 'broken'],
    [linkOf(cells({ 6: [['o1', 'Title', '2027-02-01', -1]] })), 'broken'],
    // If two steps had the same id, a tick on one would be on the other too.
    [linkOf(cells({ 6: [['passport', 'Title', '2027-02-01', 0]] })), 'broken'],
    [linkOf(cells({ 8: [['m', 0, 0, 'T', -1, 'INR', null, null, 0]] })), 'broken'],
    [linkOf(cells({ 8: [['m', 0, 0, 'T', 1, '=1', null, null, 0]] })), 'broken'],
    [`#plan=1.${'A'.repeat(600_000)}`, 'broken'],
  ])('%.40j is %j', (fragment, problem) => {
    expect(readSharedPlan(fragment)).toEqual(problem === null ? null : { problem })
  })

  test('reverses no text, and contains nothing twice', () => {
    const twice = ['o1', '\u202Etitle', '2027-03-01', 0]
    const read = readSharedPlan(
      linkOf(cells({ 1: ['', '\u202EGermany'], 6: [twice, twice], 7: ['passport', 'passport'] })),
    )
    expect(read).toMatchObject({
      plan: { country: { name: 'Germany' }, own: [{ title: 'title' }], papers: ['passport'] },
    })
    expect(read && 'plan' in read ? read.plan.own : []).toHaveLength(1)
  })

  test('is recognised as broken quickly, however much it contains', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => at.toString(36))
    const own = many.slice(0, 15_000).map((id) => [id, 'T', '2027-02-01', 0])
    const links = [linkOf(cells({ 7: many })), linkOf(cells({ 6: own }))]
    const begun = process.cpuUsage()
    for (const link of links) expect(readSharedPlan(link)).toEqual({ problem: 'broken' })
    // A comparison of each entry with every other took 1700 ms.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(800)
  })

  test('cuts a country’s name that is too long for a plan', () => {
    const name = 'x'.repeat(planLimits.countryLetters)
    const id = 'd'.repeat(planLimits.countryIdLetters + 1)
    const read = readSharedPlan(linkOf(cells({ 1: [id, `${name}y`] })))
    expect(read).toMatchObject({ plan: { country: { id: '', name } } })
  })

  test('reaches no prototype', () => {
    const read = readSharedPlan(linkOf(cells({ 4: ['__proto__', 'constructor'] })))
    expect(Object.getPrototypeOf(read && 'plan' in read ? read.plan.steps : null)).toBe(
      Object.prototype,
    )
    expect({}).not.toHaveProperty('state')
  })

  test('makes nothing throw, whatever it contains', () => {
    const anyCells = fc.array(fc.jsonValue(), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(
        fc.oneof(
          anyCells.map(linkOf),
          fc.string().map((text) => `#plan=1.${text}`),
        ),
        (fragment) => {
          const read = readSharedPlan(fragment)
          expect(read && ('plan' in read || read.problem)).toBeTruthy()
        },
      ),
    )
  })
})

/** The text about a plan with 30 steps, each with `letters` letters of Malayalam. */
function chatText(letters: number, end = '') {
  const own = Array.from({ length: 30 }, (_, at) => ({
    id: `o${at}`,
    title: 'പ'.repeat(letters),
    day: '2026-12-01',
  }))
  const steps = scheduleOf(somePlan({ own }), '2026-11-22').filter((step) => step.own)
  return planChatText(somePlan({ own }), steps, (text) => text + end)
}

describe('a text for the chat', () => {
  test('names twelve steps, and says how many more there are', () => {
    const lines = chatText(1).split('\n')
    expect(lines.filter((line) => line.startsWith('- പ'))).toHaveLength(12)
    expect(lines).toContain('- and 18 more steps')
  })

  test.each([1, 60, 120])('fits into an address with what follows it: %i', (letters) => {
    const end = `\n${'ക'.repeat(100)}`
    const text = chatText(letters, end)
    expect(text.endsWith(end)).toBe(true)
    expect(encodePart(text).length).toBeLessThanOrEqual(chatLetters)
    const named = text.split('\n').filter((line) => line.startsWith('- പ')).length
    expect(named).toBeGreaterThan(0)
    expect(text).toContain(`- and ${30 - named} more steps\n`)
  })
})
