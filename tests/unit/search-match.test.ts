import { expect, test } from 'vitest'
import { matcher } from '@/features/search/match'

test.each([
  ['germany', 'Germany'],
  ['GERMANY', 'germany'],
  ['many', 'Germany'],
  ['espana', 'España'],
  ['España', 'Espana'],
  ['malmo', 'Malmø'],
  ['lodz', 'Łódź'],
  ['strasse', 'Straße'],
  ['  nurse   germany ', 'Staff nurse in Germany'],
  ['germany nurse', 'Staff nurse in Germany'],
  ['കേരളം', 'നമ്മുടെ കേരളം'],
  ['c++', 'C and C++'],
  ['(ausbildung', 'Nursing trainee (Ausbildung)'],
])('“%s” finds “%s”', (keyword, text) => {
  expect(matcher(keyword)(text)).toBe(true)
})

test.each([
  ['germany france', 'Germany'],
  ['', 'Germany'],
  ['   ', 'Germany'],
  ['.*', 'Germany'],
  ['കോ', 'കേരളം'],
])('“%s” does not find “%s”', (keyword, text) => {
  expect(matcher(keyword)(text)).toBe(false)
})

test('the words may stand in different fields', () => {
  expect(matcher('nurse b2')('Staff nurse', 'German B2')).toBe(true)
})
