import { noCountries, otherEnglishNames, saidNames, searchedNames } from './country-spellings.ts'
import { keyOfCountry, plainCountry } from './known-country.ts'

type Words = Readonly<Record<string, string>>

/** "Türkiye" → "turkiye", "Bosnia & Herzegovina" → "bosnia and herzegovina". */
const plain = (name: string) =>
  plainCountry(
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('’', "'")
      .replaceAll('&', 'and')
      .replaceAll(' - ', ' '),
  )

const keyOf = (name: string) => keyOfCountry(plain(name))

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place))

const regions = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((region) => !noCountries.includes(region))

/** The names that Unicode has for all regions. */
const namesOf = (code: string) =>
  new Intl.DisplayNames([code], { type: 'region', fallback: 'none' })

/**
 * Names of the world's countries in a language, in its alphabetical order: `names` by the key of each English name, and
 * `spellings`, other names that people may search by. `words` are the names in the pages' texts. Only the build uses
 * this. Product 10, Languages.
 */
export function countryTable(code: keyof typeof saidNames, words: Words) {
  const english = namesOf('en')
  const own = namesOf(code)
  const ours = new Map(Object.entries(words).map(([name, word]) => [keyOf(name), word]))
  const said: Words = saidNames[code]
  const searched: Readonly<Record<string, readonly string[]>> = searchedNames[code]
  const found = new Map<string, { name: string; usual: string; keys: string[] }>()
  for (const region of regions) {
    const title = english.of(region)
    const usual = own.of(region)?.replaceAll(/\u200d$/g, '')
    if (!title || !usual) continue
    const key = keyOf(title)
    const keys = [key, title.toLowerCase(), ...(otherEnglishNames[plain(title)] ?? [])]
    found.set(key, { name: ours.get(key) ?? said[plain(title)] ?? usual, usual, keys })
  }
  const collator = new Intl.Collator(code)
  const sorted = [...found.values()]
  sorted.sort((one, other) => collator.compare(one.name, other.name))
  return {
    names: Object.fromEntries(sorted.flatMap(({ name, keys }) => keys.map((key) => [key, name]))),
    spellings: [
      ...sorted
        .filter(({ name, usual }) => name !== usual)
        .map(({ usual, keys: [key = ''] }): [string, string] => [key, usual]),
      ...Object.entries(searched).flatMap(([key, others]) =>
        others.map((other): [string, string] => [key, other]),
      ),
    ],
  }
}
