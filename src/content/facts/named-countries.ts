import { countryNames, knownCountry, plainCountry } from './known-country'

/** Parts of the world whose name contains a country's name. */
const regions = [
  'central america',
  'latin america',
  'north america',
  'south america',
  'north korea',
]

const keyOf = new Map([...regions, ...countryNames].map((name) => [name, knownCountry(name)]))

/** "The U.S. and Türkiye!" → " The US and Türkiye ": words between single spaces, letters as typed. */
function spaced(text: string): string {
  const together = text.replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
  return ` ${(together.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `
}

/** "us" is a word and "US" a country: a name of two letters counts only in capitals. */
function isIn(words: string, name: string): boolean {
  const isShort = name.length === 2
  return (isShort ? words : words.toLowerCase()).includes(
    ` ${isShort ? name.toUpperCase() : name} `,
  )
}

/**
 * Returns a check: does a text name one of `countries`, by its name or another one ("Drivers in Dubai" names the United
 * Arab Emirates)? A name inside a longer one does not count: "South America" does not name "America".
 */
export function namesOneOf(countries: readonly string[]): (text: string) => boolean {
  const own = countries.map((country) => spaced(plainCountry(country)).trim()).filter(Boolean)
  const keys = new Set<string | undefined>(countries.map(knownCountry))
  keys.delete(undefined)
  const all = [...new Set([...own, ...keyOf.keys()])]
  const meant = all.filter((name) => own.includes(name) || keys.has(keyOf.get(name)))
  const longerThan = (name: string) =>
    all.filter((other) => other !== name && ` ${other} `.includes(` ${name} `))
  return (text) => {
    const words = spaced(text)
    return meant.some(
      (name) => isIn(words, name) && !longerThan(name).some((other) => isIn(words, other)),
    )
  }
}
