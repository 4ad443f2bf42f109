// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { browse as english } from '@/content/en/browse'
import { clearanceCountries } from '@/content/facts/plan-clearance'
import { knownCountries } from '@/content/facts/countries'
import { browse as hindi } from '@/content/hi/browse'
import { countryName as hindiName } from '@/content/hi/country-names'
import { browse as malayalam } from '@/content/ml/browse'
import { countryName as malayalamName } from '@/content/ml/country-names'
import { firstWords, firstWordsWith } from '@/lib/text/first-words'

const files = import.meta.glob<Record<string, unknown>>('/src/content/*/*.ts', {
  eager: true,
})

/** All descriptions below a `meta`, each with its place. */
function descriptionsIn(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'description' && at.includes('.meta') && typeof inner === 'string'
      ? [{ at, text: inner }]
      : descriptionsIn(inner, `${at}.${key}`),
  )
}

describe.each([
  { code: 'en', most: 156, words: english, nameOf: (name: string) => name },
  { code: 'ml', most: 150, words: malayalam, nameOf: malayalamName },
  { code: 'hi', most: 150, words: hindi, nameOf: hindiName },
])('search results in $code', ({ code, most, words, nameOf }) => {
  const all = Object.entries(files)
    .filter(([path]) => path.startsWith(`/src/content/${code}/`))
    .flatMap(([path, file]) => descriptionsIn(file, path))

  test('show the description of every page to its end', () => {
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter(({ text }) => text.length > most)).toEqual([])
  })

  test('show whole sentences about a country with a long name', () => {
    for (const name of [...knownCountries.map(({ key }) => key), ...clearanceCountries]) {
      const text = firstWords(`${nameOf(name)}: ${words.meta.country.description}`)
      expect(text.length).toBeLessThanOrEqual(most)
      expect(text).toMatch(/[.।]$/)
    }
  })

  test('show no more about a category than fits, however long its name is', () => {
    for (const length of [2, 8, 20, 40]) {
      const name = 'Nursing '.repeat(length).trim()
      const text = firstWordsWith(
        words.jobs.describe(name, 'Nurse, carer'),
        words.meta.latestJobs.description,
      )
      expect(text.length).toBeLessThanOrEqual(most)
    }
  })
})
