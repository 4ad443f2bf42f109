import { expect, test } from 'vitest'
import { articleFirst, withArticle } from '@/lib/text/with-article'

test.each([
  ['United Kingdom', 'the United Kingdom'],
  ['United States of America', 'the United States of America'],
  ['United Arab Emirates (UAE)', 'the United Arab Emirates (UAE)'],
  ['USA', 'the USA'],
  ['Netherlands', 'the Netherlands'],
  ['Czech Republic', 'the Czech Republic'],
  ['Czechia', 'Czechia'],
  ['Ukraine', 'Ukraine'],
  ['UK care worker', 'UK care worker'],
  ['United Kingdom: Care worker', 'the United Kingdom: Care worker'],
])('%s is %s within a sentence', (name, within) => {
  expect(withArticle(name)).toBe(within)
})

test('an article at the start of a sentence is capital', () => {
  expect(articleFirst('Philippines')).toBe('The Philippines')
  expect(articleFirst('Malta')).toBe('Malta')
})
