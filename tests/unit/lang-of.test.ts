import { expect, test } from 'vitest'
import { langOf } from '@/lib/text/lang-of'

test.each([
  ['Nursing in Germany', undefined],
  ['നഴ്‌സ്', 'ml'],
  ['Nurse നഴ്‌സ്', 'ml'],
  ['नर्स', 'hi'],
  ['₹ 45,000', undefined],
  ['', undefined],
])('on an English page “%s” is marked as %s', (text, lang) => {
  expect(langOf(text)).toBe(lang)
})
