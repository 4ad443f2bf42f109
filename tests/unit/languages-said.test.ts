import { expect, test } from 'vitest'
import { forOffice } from '@/components/for-office'
import { dayAndTime as inEnglish } from '@/content/en/day-and-time'
import { dayText as englishDay } from '@/content/en/day-text'
import { compare as english } from '@/content/en/compare'
import { planMoney as englishMoney } from '@/content/en/plan-money'
import { dayAndTime as inHindi } from '@/content/hi/day-and-time'
import { dayText as hindiDay } from '@/content/hi/day-text'
import { compare as hindi } from '@/content/hi/compare'
import { countryName as hindiCountry } from '@/content/hi/country-names'
import { inAlphabet as hindiOrder } from '@/content/hi/country-order'
import { planMoney as hindiMoney } from '@/content/hi/plan-money'
import { dayAndTime as inMalayalam } from '@/content/ml/day-and-time'
import { dayText as malayalamDay } from '@/content/ml/day-text'
import { compare as malayalam } from '@/content/ml/compare'
import { countryName as malayalamCountry } from '@/content/ml/country-names'
import { inAlphabet as malayalamOrder } from '@/content/ml/country-order'
import { planMoney as malayalamMoney } from '@/content/ml/plan-money'
import { languages } from '@/lib/navigation/languages'
import { deviceIn } from '../helpers/device-zone'

test.each([
  [englishDay, '1 September 2027', 'September 2027'],
  [malayalamDay, '2027 സെപ്റ്റംബർ 1', '2027 സെപ്റ്റംബർ'],
  [hindiDay, '1 सितंबर 2027', 'सितंबर 2027'],
])('a day and a month are written as the language writes them', (dayText, day, month) => {
  expect(dayText('2027-09-01')).toBe(day)
  expect(dayText('2027-09')).toBe(month)
})

const NOW = Date.parse('2026-11-22T12:00+05:30')

test.each([
  ['2026-11-21T09:30+05:30', '21 November, 9.30 am', 'നവംബർ 21, രാവിലെ 9.30', '21 नवंबर, सुबह 9:30'],
  [
    '2026-11-21T00:05+05:30',
    '21 November, 12.05 am',
    'നവംബർ 21, പുലർച്ചെ 12.05',
    '21 नवंबर, रात 12:05',
  ],
  [
    '2026-11-21T12:00+05:30',
    '21 November, 12.00 pm',
    'നവംബർ 21, ഉച്ചയ്ക്ക് 12.00',
    '21 नवंबर, दोपहर 12:00',
  ],
  [
    '2025-12-31T19:00+05:30',
    '31 December 2025, 7.00 pm',
    '2025 ഡിസംബർ 31, രാത്രി 7.00',
    '31 दिसंबर 2025, शाम 7:00',
  ],
])('%s names the part of the day', (time, en, ml, hi) => {
  const date = new Date(time)
  expect(inEnglish(date, NOW)).toBe(en)
  expect(inMalayalam(date, NOW)).toBe(ml)
  expect(inHindi(date, NOW)).toBe(hi)
})

test('a device that is not in India names the zone', () => {
  deviceIn('Dubai')
  const date = new Date('2026-11-21T09:30+05:30')
  expect(inEnglish(date, NOW)).toBe('21 November, 9.30 am (India time)')
  expect(inMalayalam(date, NOW)).toBe('നവംബർ 21, രാവിലെ 9.30 (ഇന്ത്യൻ സമയം)')
  expect(inHindi(date, NOW)).toBe('21 नवंबर, सुबह 9:30 (भारत का समय)')
})

test.each([
  [1, 'and 1 line not known yet', 'കൂടെ, തുക അറിയാത്ത 1 വരി', 'और 1 ख़र्च अभी पता नहीं'],
  [2, 'and 2 lines not known yet', 'കൂടെ, തുക അറിയാത്ത 2 വരികൾ', 'और 2 ख़र्च अभी पता नहीं'],
])('%i uses its singular or plural form', (count, en, ml, hi) => {
  expect(englishMoney.totals.unknown(count)).toBe(en)
  expect(malayalamMoney.totals.unknown(count)).toBe(ml)
  expect(hindiMoney.totals.unknown(count)).toBe(hi)
})

test('a summary of differences uses singular and plural forms', () => {
  const [one, more] = [
    { different: 1, same: 1, partial: 0 },
    { different: 2, same: 3, partial: 1 },
  ]
  expect(english.summary('X', one)).toBe('X: 1 point differs, and 1 is the same.')
  expect(malayalam.summary('X', one)).toBe('X: 1 കാര്യത്തിൽ വ്യത്യാസം, 1 എണ്ണം ഒരുപോലെ.')
  expect(hindi.summary('X', one)).toBe('X: 1 बात में फ़र्क़ है और 1 बात एक जैसी है।')
  expect(malayalam.summary('X', more)).toContain('2 കാര്യങ്ങളിൽ വ്യത്യാസം')
  expect(hindi.summary('X', more)).toContain('2 बातों में फ़र्क़ है')
})

test('names are joined as the language does it', () => {
  const names = ['A', 'B', 'C']
  expect([english, malayalam, hindi].map(({ together }) => together(names))).toEqual([
    'A, B and C',
    'A, B, C',
    'A, B और C',
  ])
  expect([english, malayalam, hindi].map(({ together }) => together(['A']))).toEqual([
    'A',
    'A',
    'A',
  ])
  expect(hindi.together([])).toBe('')
})

const itself = (name: string) => name

test('countries are in the alphabetical order of the language', () => {
  const list = ['USA', 'Germany', 'Canada', 'Australia'] as const
  expect(malayalamOrder(list, itself).map(malayalamCountry)).toEqual(
    list.map(malayalamCountry).toSorted(new Intl.Collator('ml-IN').compare),
  )
  expect(hindiOrder(list, itself).map(hindiCountry)).toEqual(
    list.map(hindiCountry).toSorted(new Intl.Collator('hi-IN').compare),
  )
})

test('a text to the office says its page and the English values, except from an English page', () => {
  const [en, ml, hi] = languages
  expect(forOffice('Hello', '/study', ['Study Visa'], en)).toBe('Hello')
  expect(forOffice('നമസ്കാരം', '/study', ['Study Visa', 'Germany'], ml)).toBe(
    'നമസ്കാരം\n\n– /ml/study · Study Visa · Germany',
  )
  expect(forOffice('नमस्ते', '/', [], hi)).toBe('नमस्ते\n\n– /hi')
})
