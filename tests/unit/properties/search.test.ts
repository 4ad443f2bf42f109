// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFirst, hasWord, itemsOf, matcher } from '@/features/search/match'
import { categories } from '../../local-api/seed/categories'
import { countries } from '../../local-api/seed/countries'
import { holds } from './check'

const names = [
  ...countries.map(({ name }) => name),
  ...categories.flatMap(({ name, works }) => [name].concat(works.map((work) => work.name))),
]

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' }

/** Ways in which people type a name; each leaves the words the same. */
const habits = {
  'in capitals': (name: string) => name.toUpperCase(),
  'with accents': (name: string) =>
    name.replace(/[aeioun]/g, (letter) => ACCENTS[letter] ?? letter),
  'with hyphens': (name: string) => name.replaceAll(' ', '-'),
  'without spaces': (name: string) => name.replaceAll(' ', ''),
  'without marks': (name: string) => name.replace(/[^\p{L}\p{N} ]/gu, ''),
  'with wide spaces': (name: string) => `  ${name.replaceAll(' ', '   ')} `,
  'with points': (name: string) => name.replace(/\b(\p{L})(\p{L})\b/gu, '$1.$2.'),
  'with apostrophes': (name: string) => name.replace(/s\b/g, '’s'),
  'in lower case': (name: string) => name.toLowerCase(),
} as const

const variant = fc
  .record({
    name: fc.constantFrom(...names),
    how: fc.uniqueArray(fc.constantFrom(...Object.values(habits)), { minLength: 1, maxLength: 3 }),
  })
  .map(({ name, how }) => ({ name, typed: how.reduce((text, change) => change(text), name) }))

test('a name is found in 200 ways of writing it', async () => {
  await holds(
    [variant],
    ({ name, typed }) => {
      const hits = bestFirst(matcher(typed), names, (each) => [each])
      const found = itemsOf(hits, !hasWord(hits))
      expect(found, `“${typed}”`).toContain(name)
    },
    200,
  )
})
