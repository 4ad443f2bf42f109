import { namesCountry } from '@/content/facts/named-countries'
import { loadCode } from '@/lib/loading/load-code'
import { plainText } from '@/lib/text/plain-text'
import { languageOfLetters, type OwnLetters } from '@/lib/text/letters'
import { FORM, matcher, NONE, SHORTEST_WITH_SLIP, SLIP, TYPED } from './match'
import { oneSlip } from './one-slip'
import { otherNameOf } from './other-names'

const namesIn = {
  ml: () => import('virtual:country-names/ml'),
  hi: () => import('virtual:country-names/hi'),
} satisfies Record<OwnLetters, unknown>

const tradesIn = {
  ml: () => import('@/content/facts/trades-ml'),
  hi: () => import('@/content/facts/trades-hi'),
} satisfies Record<OwnLetters, unknown>

const CHILLUS: Record<string, string> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
}

/** Without what people write in more than one way: ജർമ്മനി as ജർമനി, फ़्रांस as फ्रान्स. */
const spelt = (text: string) =>
  plainText(text)
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => CHILLUS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}\s]|\u093c/gu, '')
    .replace(/(\p{L})[\u0d4d\u094d]\1/gu, '$1')
    .replace(/[നണ]\u0d4d[ടഡറ]/g, 'ന്ഡ')
    .replaceAll('്യാ', 'ാ')
    .replace(/[ङञणनम]\u094d(?=[क-ह])|\u0901/g, '\u0902')

/** The English of a country or a trade, and how it is written in another script, without its spaces too. */
type Spelling = {
  english: string
  words: readonly string[]
  /** Whether a text of the API names it. */
  isIn: (text: string) => boolean
}

function spellingsOf(names: Iterable<readonly [string, string]>): Spelling[] {
  return Array.from(names, ([english, name]) => {
    const words = spelt(name).split(/\s+/)
    return {
      english,
      words: [...words, words.join('')],
      isIn: (text) => namesCountry(text, english),
    }
  })
}

/** "nurse" is in "Nursing in Germany", and "gulf" in "Drivers in Qatar". */
function tradesOf(trades: Readonly<Record<string, readonly string[]>>): Spelling[] {
  return Object.entries(trades).flatMap(([english, names]) => {
    const meets = matcher(english, otherNameOf)
    const isIn = (text: string) => meets(text) > SLIP
    return names.map((name) => ({ english, words: [spelt(name)], isIn }))
  })
}

const read = new Map<string, Promise<Spelling[]>>()

/**
 * How people write countries and trades in the script of the keyword; of a Latin one nothing. Throws
 * what `loadCode` throws.
 */
export async function spellingsFor(keyword: string): Promise<readonly Spelling[]> {
  const code = languageOfLetters(keyword)
  if (!code) return []
  const known = read.get(code)
  if (known) return known
  const spellings = Promise.all([loadCode(namesIn[code]), loadCode(tradesIn[code])]).then(
    ([{ names, spellings: others }, { trades }]) => [
      ...spellingsOf([...Object.entries(names), ...others]),
      ...tradesOf(trades),
    ],
  )
  read.set(code, spellings)
  spellings.catch(() => read.delete(code))
  return spellings
}

const SHORTEST = 3

/** Without the sign that ends a word on its consonant. */
const stemOf = (word: string) => word.replace(/[\u0d4d\u094d]$/, '')

/** As a word of our own script scores; another form is "ജർമ്മനിയിൽ". */
function scoreOf(typed: string, { words }: Spelling): number {
  if (words.some((word) => word.includes(stemOf(typed)))) return TYPED
  // What is put behind a name stands at its end.
  const stems = words.slice(-2).map(stemOf)
  if (stems.some((stem) => stem.length >= SHORTEST && typed.startsWith(stem))) return FORM
  const slip = typed.length >= SHORTEST_WITH_SLIP && words.some((word) => oneSlip(typed, word))
  return slip ? SLIP : NONE
}

/** How well a text names a country or a trade that a word of another script means; 0 where it names none. */
export function meaningOf(word: string, spellings: readonly Spelling[]): (text: string) => number {
  const typed = spelt(word)
  const meant =
    typed.length > 1 ? spellings.map((each) => ({ ...each, score: scoreOf(typed, each) })) : []
  // "Iran" is no slip for "Iraq".
  const least = meant.some(({ score }) => score > SLIP) ? FORM : SLIP
  const likely = meant.filter(({ score }) => score >= least)
  return (text) =>
    Math.max(NONE, ...likely.filter(({ isIn }) => isIn(text)).map(({ score }) => score))
}

/** The English word where the whole keyword is a country or a trade in another script, else the keyword. */
export function inEnglish(keyword: string, spellings: readonly Spelling[]): string {
  const typed = spelt(keyword).replaceAll(/\s/g, '')
  return spellings.find(({ words }) => words.at(-1) === typed)?.english ?? keyword
}
