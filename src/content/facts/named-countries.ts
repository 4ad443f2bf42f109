import { countryNames, knownCountry, plainCountry } from './known-country'

/** Parts of the world that have a country's name in theirs. */
const regions = [
  'central america',
  'latin america',
  'north america',
  'south america',
  'north korea',
]

const names: readonly string[] = [...regions, ...countryNames]

/** "The U.S. and Türkiye!" → " The US and Türkiye ": words between single spaces, letters as typed. */
function spaced(text: string): string {
  const together = text.replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
  return ` ${(together.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `
}

/** "us" is a word and "US" a country: names of two letters count in capitals only. */
function isIn(words: string, name: string): boolean {
  const isShort = name.length === 2
  return (isShort ? words : words.toLowerCase()).includes(
    ` ${isShort ? name.toUpperCase() : name} `,
  )
}

/**
 * Tells whether a text names one of some countries, by its name or another one ("Drivers in Dubai" names the
 * United Arab Emirates). A name inside a longer one is none: "South America" names no "America".
 */
export function namesOneOf(countries: readonly string[]): (text: string) => boolean {
  const own = countries.map((country) => spaced(plainCountry(country)).trim()).filter(Boolean)
  const keys = new Set<string | undefined>(countries.map(knownCountry))
  keys.delete(undefined)
  const all = [...new Set([...own, ...names])]
  return (text) => {
    const words = spaced(text)
    const found = all.filter((name) => isIn(words, name))
    const longest = found.filter(
      (name) => !found.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
    )
    return longest.some((name) => own.includes(name) || keys.has(knownCountry(name)))
  }
}

/** Whether a text names a country. */
export const namesCountry = (text: string, country: string): boolean => namesOneOf([country])(text)
