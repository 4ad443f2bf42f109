// @vitest-environment node
import { expect, test } from 'vitest'
import { refusalOf } from '@/features/plan/stored/refusal'
import type { Plan } from '@/features/plan/stored/schema'
import { planLimits } from '@/content/facts/plan-limits'
import { somePlan } from '../samples/some-plan'

const step = { id: 'own-1', title: 'Ask', day: '2027-03-05' }
const line = {
  id: 'visa-fee',
  group: 'application',
  to: 'others',
  title: '',
  amount: 75,
  currency: 'EUR',
  rate: 98,
  due: null,
  paid: false,
} as const
const many = <T extends { id: string }>(one: T) =>
  Array.from({ length: 201 }, (_, index) => ({ ...one, id: `id-${index}` }))
const letters = (count: number) => 'a'.repeat(count + 1)

test.each<[string, Partial<Plan>, RegExp]>([
  [
    'a name that is too long',
    { name: letters(planLimits.nameLetters) },
    /A name has at most 60 letters/,
  ],
  [
    'a step that is too long',
    { own: [{ ...step, title: letters(planLimits.titleLetters) }] },
    /Use at most 120 letters/,
  ],
  [
    'a note that is too long',
    { steps: { visa: { note: letters(planLimits.noteLetters) } } },
    /A note can have 2000 letters/,
  ],
  [
    'a line of costs that is too long',
    { money: [{ ...line, title: letters(planLimits.titleLetters) }] },
    /Use at most 120 letters/,
  ],
  ['too many own steps', { own: many(step) }, /You have added 200 steps/],
  ['too many lines of costs', { money: many(line) }, /A plan holds at most 200 lines/],
  [
    'too many papers',
    { papers: many(line).map(({ id }) => id) },
    /A plan keeps at most 200 ticked papers/,
  ],
  [
    'too many ticks',
    { steps: Object.fromEntries(many(line).map(({ id }) => [id, {}])) },
    /ticks and notes of at most 200 steps/,
  ],
  ['a day that is none', { own: [{ ...step, day: '2027-02-30' }] }, /A plan cannot use this day/],
  ['a month of another century', { by: '1970-03' }, /A plan cannot use this day/],
  [
    'a day that is none, of a line of costs',
    { money: [{ ...line, due: { day: '2027-02-30' } }] },
    /A plan cannot use this day/,
  ],
  ['what is no number', { money: [{ ...line, amount: Number.NaN }] }, /Write the amount in digits/],
  ['an endless amount', { money: [{ ...line, amount: Infinity }] }, /Write the amount in digits/],
  ['a rate of nothing', { money: [{ ...line, rate: 0 }] }, /Write the amount in digits/],
])('a plan says what is wrong with %s', (_, changes, words) => {
  const says = refusalOf(somePlan(changes))
  expect(says).toMatch(/^Nothing was changed\. /)
  expect(says).toMatch(words)
})

test('a plan that has something else wrong is refused without a reason', () => {
  expect(refusalOf(somePlan({ id: 'short' }))).toBe('Nothing was changed: a plan cannot keep this.')
})
