import { expect, test, vi } from 'vitest'
import { langOf, langOfSent } from '@/lib/text/lang-of'

test.each([
  ['Nursing in Germany', undefined],
  ['നഴ്‌സ്', 'ml'],
  ['Nurse നഴ്‌സ്', 'ml'],
  ['नर्स', 'hi'],
  ['₹ 45,000', undefined],
  ['', undefined],
])('on an English page “%s” is marked as %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
  expect(langOfSent(text)).toBe(lang)
})

test.each([
  ['ജർമ്മനി', 'Germany', undefined],
  ['ക്ഷമയുള്ള നഴ്സ്', 'ക്ഷമയുള്ള നഴ്സ്', 'ml'],
  ['Nursing', 'Nursing', 'en'],
  ['नर्स', 'नर्स', 'hi'],
])('on a Malayalam page “%s”, sent as “%s”, is marked as %s', async (shown, sent, lang) => {
  vi.resetModules()
  vi.doMock('@/lib/navigation/language', () => ({ language: { code: 'ml' } }))
  const inMalayalam = await import('@/lib/text/lang-of')
  expect(inMalayalam.langOfSent(shown, sent)).toBe(lang)
})
