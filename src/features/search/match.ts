import { cutText } from '@/lib/text/cut-text'
import { plainText } from '@/lib/text/plain-text'
import { oneSlip } from './one-slip'

const setOf = (...lines: string[]) => new Set(plainText(lines.join(' ')).split(' '))

/** Words that say nothing of what is looked for. */
export const SMALL_WORDS: ReadonlySet<string> = setOf(
  'a an and at for from how i in is my of on or the to want with',
  'എങ്ങനെ',
  'में मे की के का को से लिए और कैसे',
)

/** Words that tell nothing apart on a site about work and visas abroad. */
const FILLERS = new Set([
  ...SMALL_WORDS,
  ...setOf(
    'abroad apply get go going job jobs salary student students study studying visa visas work working',
    'വിസ വീസ ജോലി ജോലികൾ ജോലിക്ക് ജോബ് ഒഴിവ് ഒഴിവുകൾ ശമ്പളം',
    'പഠനം പഠിക്കാൻ പഠിക്കണം പോകാൻ പോകണം വിദേശത്ത്',
    'वीज़ा वीजा नौकरी नौकरियाँ नौकरियां जॉब काम सैलरी',
    'पढ़ाई पढाई पढ़ना पढ़ने जाना जाने विदेश',
  ),
])

/** What is left of two forms of one word behind their common beginning. */
const ENDINGS = new Set(
  ['', 'e', 's', 'es', 'r', 'rs', 'er', 'ers', 'or', 'ors', 'ed', 'ing', 'ings'].concat([
    'giver',
    'givers',
    'ment',
    'ian',
    'ians',
    'al',
    'ress',
    'resses',
  ]),
)
const SHORTEST_STEM = 4
/** Shorter words differ by a letter without being meant. */
export const SHORTEST_WITH_SLIP = 5

/** "nurse" and "nursing", "carer" and "caregiver". */
function sameStem(one: string, other: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common += 1
  return (
    common >= SHORTEST_STEM && ENDINGS.has(one.slice(common)) && ENDINGS.has(other.slice(common))
  )
}

/** How well a text meets a keyword: not at all, with one slip, in another form, as typed. */
export const NONE = 0
export const SLIP = 1
export const FORM = 2
export const TYPED = 3

/** Letters and digits alone: points, hyphens and apostrophes tell no words apart. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Whether some of the words in a row, written as one, are `word`: "bsc" is "B.Sc.". */
function isWrittenAsOne(word: string, textWords: readonly string[]): boolean {
  return textWords.some((_, start) => {
    let end = start
    let joined = ''
    while (joined.length < word.length && end < textWords.length) {
      joined += textWords[end]
      end += 1
    }
    return joined === word
  })
}

/** `typed` as the keyword has it, with its marks; `inside`: it may be a part of a word of the text. */
function scoreOf(
  typed: string,
  text: string,
  textWords: readonly string[],
  inside: boolean,
): number {
  if (inside && text.includes(typed)) return TYPED
  const word = lettersOf(typed)
  // "c++" is not every word with a c.
  if (word.length < 2) return NONE
  if ((inside && text.includes(word)) || isWrittenAsOne(word, textWords)) return TYPED
  if (textWords.some((each) => sameStem(word, each))) return FORM
  const slip = word.length >= SHORTEST_WITH_SLIP && textWords.some((each) => oneSlip(word, each))
  return slip ? SLIP : NONE
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

/** How well texts meet a keyword: 0 not at all, and more the better. */
export type Match = (...texts: string[]) => number

/**
 * How well a text means a word, or some in a row ("united kingdom"), by another name or script; undefined
 * where they mean their letters alone.
 */
export type MeaningOf = (words: string) => ((text: string) => number) | undefined

/** "united states of america" */
export const MOST_WORDS_OF_A_NAME = 4

type Part = { words: readonly string[]; meaning: ReturnType<MeaningOf> }

/** Words in a row that mean something together are one part, as many as do; else each is one. */
function partsOf(typed: readonly string[], meaningOf: MeaningOf): Part[] {
  const parts: Part[] = []
  for (let rest = typed; rest.length > 0; rest = rest.slice(parts.at(-1)?.words.length)) {
    let words = rest.slice(0, FILLERS.has(rest[0] ?? '') ? 1 : MOST_WORDS_OF_A_NAME)
    let meaning = meaningOf(words.join(' '))
    while (!meaning && words.length > 1) {
      words = words.slice(0, -1)
      meaning = meaningOf(words.join(' '))
    }
    parts.push({ words, meaning })
  }
  return parts
}

/**
 * Tells how well texts hold every word of the keyword, in any order, case and accent, with or
 * without points, hyphens, apostrophes and spaces inside it; the worst word counts. Fillers count only where there is nothing else. An empty keyword meets nothing.
 * What words mean counts like themselves. Decision 8. Without `inside` a word is met by whole words alone: "cook"
 * is not in "cookies".
 */
export function matcher(
  keyword: string,
  meaningOf: MeaningOf = () => undefined,
  { inside = true } = {},
): Match {
  const typed = plainText(keyword)
    .split(/\s+/)
    .filter((word) => lettersOf(word) !== '')
  const all = partsOf(typed, meaningOf)
  const telling = all.filter(({ words }) => words.some((word) => !FILLERS.has(word)))
  const parts = telling.length > 0 ? telling : all
  return (...texts) => {
    // What nobody reads is not searched either: megabytes would stop the page.
    const written = texts.map(cutText).join(' ')
    const text = plainText(written)
    const textWords = wordsOf(text)
    const scores = parts.map(({ words, meaning }) => {
      const score = Math.min(...words.map((word) => scoreOf(word, text, textWords, inside)))
      return meaning && score < TYPED ? Math.max(score, meaning(written)) : score
    })
    return scores.length > 0 ? Math.min(...scores) : NONE
  }
}

export type Hit<T> = { item: T; score: number }

/** Those of `items` whose texts match, the best first, else in the order given. */
export function bestFirst<T>(
  matches: Match,
  items: readonly T[],
  textsOf: (item: T) => string[],
): Hit<T>[] {
  const found = items
    .map((item) => ({ item, score: matches(...textsOf(item)) }))
    .filter(({ score }) => score > NONE)
  return [TYPED, FORM, SLIP].flatMap((score) => found.filter((hit) => hit.score === score))
}

/** Whether any of these hits has the word itself, in whatever form; then slips are no answers. */
export function hasWord(hits: readonly Hit<unknown>[]): boolean {
  return hits.some(({ score }) => score > SLIP)
}

/** The items of the hits, with those of a slip or without. */
export function itemsOf<T>(hits: readonly Hit<T>[], withSlips: boolean): T[] {
  return hits.filter(({ score }) => withSlips || score > SLIP).map(({ item }) => item)
}
