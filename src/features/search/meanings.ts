import { loadCode } from '@/lib/loading/load-code'
import { languageOfLetters, type OwnLetters } from '@/lib/text/letters'
import { FORM, matcher, NONE, SHORTEST_WITH_SLIP, SLIP, TYPED } from './match'
import { oneSlip } from './one-slip'
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

/** The English of a country or a trade, and how it is written in another script, without its spaces too. */
type Spelling = {
  english: string
  words: readonly string[]
  /** How it is heard; only of a country. */
  sound?: string
  /** Gives what tells whether a text of the API names it. */
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

/** Shorter words are met alone, those of two letters in capitals: "IT" is not in "Fitter". */
const SHORTEST_IN_WORDS = 4

/** "nurse" is in "Nursing in Germany", and "gulf" in "Drivers in Qatar". */
function tradesOf(trades: Readonly<Record<string, readonly string[]>>): Spelling[] {
  return Object.entries(trades).flatMap(([english, names]) => {
    const matches = matcher(english, otherNameOf)
    const isIn =
      english.length < SHORTEST_IN_WORDS
        ? namesAnyOf([english])
        : (text: string) => matches(text) > SLIP
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
 * How people write countries and trades in the script of the keyword; of a Latin one nothing. Throws
 * what `loadCode` throws.
 */
export async function spellingsFor(keyword: string): Promise<readonly Spelling[]> {
  return (await readOnce(keyword)).ofRecords
}

/** The same, and how they write what our pages answer. */
export async function pageSpellingsFor(keyword: string): Promise<readonly Spelling[]> {
  return (await readOnce(keyword)).ofPages
}

const SHORTEST = 3

/** Without the sign that ends a word on its consonant. */
const stemOf = (word: string) => word.replace(/[\u0d4d\u094d]$/, '')

/** What the other forms of a name begin with: they lose its ം too. */
const rootOf = (name: string) => name.replace(/[\u0d4d\u094d\u0d02]$/, '')

/** Whether a word is a name with something behind it; plainText has parted ോ, which is one sign. */
function isFormOf(name: string, typed: string): boolean {
  const root = rootOf(name)
  return root.normalize('NFC').length >= SHORTEST && typed.startsWith(root)
}

/** As a word of our own script scores; another form is "ജർമ്മനിയിൽ". */
function scoreOf(typed: string, typedSound: string, { words, sound = '' }: Spelling): number {
  if (words.some((word) => word.includes(stemOf(typed)))) return TYPED
  // What is put behind a name stands at its end.
  if (words.slice(-2).some((word) => isFormOf(word, typed))) return FORM
  if (isFormOf(sound, typedSound)) return FORM
  const slip = typed.length >= SHORTEST_WITH_SLIP && words.some((word) => oneSlip(typed, word))
  return slip ? SLIP : NONE
}

/** Tells which names are a word, or some in a row, written as one: "യു എ ഇ", "राज मिस्त्री". */
function wholeOf(typed: string) {
  const word = typed.replaceAll(/\s/g, '')
  const typedSound = soundOf(word)
  return ({ words, sound }: Spelling) => words.at(-1) === word || sound === typedSound
}

type Meant = Pick<Spelling, 'meets'> & { score: number }

/** What words, of two letters or more, may mean. */
function meantBy(typed: string, spellings: readonly Spelling[]): readonly Meant[] {
  const whole = spellings.filter(wholeOf(typed))
  // A name means nothing that is merely written like it: फ़ार्म is no फ़ार्मेसी.
  if (whole.length > 0) return whole.map(({ meets }) => ({ meets, score: TYPED }))
  if (/\s/.test(typed)) return []
  const sound = soundOf(typed)
  const meant = spellings.map((each) => ({
    meets: each.meets,
    score: scoreOf(typed, sound, each),
  }))
  // "Iran" is no slip for "Iraq".
  const least = meant.some(({ score }) => score > SLIP) ? FORM : SLIP
  return meant.filter(({ score }) => score >= least)
}

/**
 * How well a text names a country or a trade that a word of another script means, or some in a row;
 * undefined where they mean none. What stands in Latin letters beside them means what it does alone.
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

/** The English word where the whole keyword is a country or a trade in another script, else the keyword. */
export function inEnglish(keyword: string, spellings: readonly Spelling[]): string {
  return spellings.find(wholeOf(spelt(keyword)))?.english ?? keyword
}
