import { loadCode } from '@/lib/loading/load-code'
import { languageOfLetters, type OwnLetters } from '@/lib/text/letters'
import { INFLECTED, matcher, NONE, SHORTEST_WITH_TYPO, TYPO, EXACT } from './match'
import { isOneTypo } from './one-typo'
import { namesAnyOf, otherNameOf } from './other-names'
import { soundOf, spelt } from './spelling'

const namesIn = {
  ml: () => import('virtual:country-names/ml'),
  hi: () => import('virtual:country-names/hi'),
} satisfies Record<OwnLetters, unknown>

const wordsIn = {
  ml: () => import('@/content/facts/search-words-ml'),
  hi: () => import('@/content/facts/search-words-hi'),
} satisfies Record<OwnLetters, unknown>

/** The English name of a country or a trade, and its spelling in another script, also without spaces. */
type Spelling = {
  english: string
  words: readonly string[]
  /** How it sounds; only for countries. */
  sound?: string
  /** Returns the function that checks whether a text of the API names it. */
  meets: () => (text: string) => boolean
}

function spellingsOf(names: Iterable<readonly [string, string]>): Spelling[] {
  return Array.from(names, ([english, name]) => {
    const words = spelt(name).split(/\s+/)
    return {
      english,
      words: [...words, words.join('')],
      sound: soundOf(words.join('')),
      meets: () => namesAnyOf([english]),
    }
  })
}

/** Shorter words match only whole words, those of two letters only in capitals: "IT" is not in "Fitter". */
const SHORTEST_IN_WORDS = 4

/** The spellings of trades: "nurse" is found in "Nursing in Germany", "gulf" in "Drivers in Qatar". */
function tradesOf(trades: Readonly<Record<string, readonly string[]>>): Spelling[] {
  return Object.entries(trades).flatMap(([english, names]) => {
    const matches = matcher(english, otherNameOf)
    const isIn =
      english.length < SHORTEST_IN_WORDS
        ? namesAnyOf([english])
        : (text: string) => matches(text) > TYPO
    return names.map((name) => ({
      english,
      words: [spelt(name).replaceAll(' ', '')],
      meets: () => isIn,
    }))
  })
}

type Spellings = {
  ofRecords: readonly Spelling[]
  ofPages: readonly Spelling[]
}

const read = new Map<string, Promise<Spellings>>()

async function load(code: OwnLetters): Promise<Spellings> {
  const [{ names, spellings }, { trades, pageTerms }] = await Promise.all([
    loadCode(namesIn[code]),
    loadCode(wordsIn[code]),
  ])
  const ofRecords = [...spellingsOf([...Object.entries(names), ...spellings]), ...tradesOf(trades)]
  return { ofRecords, ofPages: [...ofRecords, ...tradesOf(pageTerms)] }
}

async function readOnce(keyword: string): Promise<Spellings> {
  const code = languageOfLetters(keyword)
  if (!code) return { ofRecords: [], ofPages: [] }
  const known = read.get(code)
  if (known) return known
  const spellings = load(code)
  read.set(code, spellings)
  spellings.catch(() => read.delete(code))
  return spellings
}

/**
 * How people write countries and trades in the script of the keyword; empty for Latin script. Throws
 * what `loadCode` throws.
 */
export async function spellingsFor(keyword: string): Promise<readonly Spelling[]> {
  return (await readOnce(keyword)).ofRecords
}

/** The same, with the spellings of terms that the site's pages answer. */
export async function pageSpellingsFor(keyword: string): Promise<readonly Spelling[]> {
  return (await readOnce(keyword)).ofPages
}

/** Fewer letters than these are the beginning of too many other words. */
const SHORTEST_ROOT = 3

/** A word without the final sign that makes it end on a consonant. */
const stemOf = (word: string) => word.replace(/[\u0d4d\u094d]$/, '')

/** The beginning that the other forms of a name share: these lose a final ം too. */
const rootOf = (name: string) => name.replace(/[\u0d4d\u094d\u0d02]$/, '')

/** Whether a word is a name with an ending; NFC, because plainText has split ോ, which is one sign. */
function isFormOf(name: string, typed: string): boolean {
  const root = rootOf(name)
  return root.normalize('NFC').length >= SHORTEST_ROOT && typed.startsWith(root)
}

/** Scores like a word in Latin script; "ജർമ്മനിയിൽ" is an example of another form. */
function scoreOf(typed: string, typedSound: string, { words, sound = '' }: Spelling): number {
  if (words.some((word) => word.includes(stemOf(typed)))) return EXACT
  // Endings are added to the end of a name.
  if (words.slice(-2).some((word) => isFormOf(word, typed))) return INFLECTED
  if (isFormOf(sound, typedSound)) return INFLECTED
  const isTypo = typed.length >= SHORTEST_WITH_TYPO && words.some((word) => isOneTypo(typed, word))
  return isTypo ? TYPO : NONE
}

/** Finds names that equal a word, or consecutive words written as one: "യു എ ഇ", "राज मिस्त्री". */
function wholeOf(typed: string) {
  const word = typed.replaceAll(/\s/g, '')
  const typedSound = soundOf(word)
  return ({ words, sound }: Spelling) => words.at(-1) === word || sound === typedSound
}

type Meant = Pick<Spelling, 'meets'> & { score: number }

/** What words, of two letters or more, may mean. */
function meantBy(typed: string, spellings: readonly Spelling[]): readonly Meant[] {
  const whole = spellings.filter(wholeOf(typed))
  // An exact name does not mean names that are only similar: फ़ार्म is no फ़ार्मेसी.
  if (whole.length > 0) return whole.map(({ meets }) => ({ meets, score: EXACT }))
  if (/\s/.test(typed)) return []
  const sound = soundOf(typed)
  const meant = spellings.map((each) => ({
    meets: each.meets,
    score: scoreOf(typed, sound, each),
  }))
  // "Iran" is no typo of "Iraq".
  const least = meant.some(({ score }) => score > TYPO) ? INFLECTED : TYPO
  return meant.filter(({ score }) => score >= least)
}

/**
 * How well a text names the country or trade that a word, or consecutive words, of another script mean;
 * undefined if they mean none. Words in Latin letters beside them have their usual meaning.
 */
export function meaningOf(
  words: string,
  spellings: readonly Spelling[],
): ((text: string) => number) | undefined {
  const typed = spelt(words)
  const likely = (typed.length > 1 ? meantBy(typed, spellings) : []).map(({ meets, score }) => ({
    isIn: meets(),
    score,
  }))
  if (likely.length === 0) return otherNameOf(words)
  return (text) =>
    Math.max(NONE, ...likely.filter(({ isIn }) => isIn(text)).map((each) => each.score))
}

/** The English word if the whole keyword is a country or a trade in another script, else the keyword. */
export function inEnglish(keyword: string, spellings: readonly Spelling[]): string {
  return spellings.find(wholeOf(spelt(keyword)))?.english ?? keyword
}
