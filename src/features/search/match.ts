import { cutText } from '@/lib/text/cut-text'
import { plainText } from '@/lib/text/plain-text'
import { FILLERS } from './fillers'
import { isOneTypo } from './one-typo'

/** The endings that two forms of one word may have after their common beginning. */
const ENDINGS = new Set([
  '',
  ...'e s es r rs er ers or ors ed ing ings giver givers ment ian ians al ress resses'.split(' '),
])
const SHORTEST_STEM = 4
/** Shorter words that differ by one letter are mostly other words. */
export const SHORTEST_WITH_TYPO = 5

/** True for "nurse" and "nursing", "carer" and "caregiver", "australia" and "australian". */
function sameStem(one: string, other: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common += 1
  const [end, otherEnd] = [one.slice(common), other.slice(common)]
  // "n" among the endings would make "clean" a form of "clear".
  const isForm = ENDINGS.has(otherEnd) || (end === '' && /^a?n$/.test(otherEnd))
  return common >= SHORTEST_STEM && ENDINGS.has(end) && isForm
}

/** The score of a text that does not match a keyword; a better match has a higher one. */
export const NONE = 0
/** The score of a text that has the keyword with one typo. */
export const TYPO = 1
/** The score of a text that has the keyword in another form, such as its plural. */
export const INFLECTED = 2
/** The score of a text that has the keyword as typed. */
export const EXACT = 3

/** Only letters and digits: points, hyphens and apostrophes do not distinguish words. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Whether some consecutive words, written as one, are `word`: "bsc" is "B.Sc.". */
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

/** `typed`: a word as in the keyword, with its punctuation; `inside`: it may be a part of a word of the text. */
function scoreOf(
  typed: string,
  text: string,
  textWords: readonly string[],
  inside: boolean,
): number {
  if (inside && text.includes(typed)) return EXACT
  const word = lettersOf(typed)
  // "c++" must not match every word with a c.
  if (word.length < 2) return NONE
  if ((inside && text.includes(word)) || isWrittenAsOne(word, textWords)) return EXACT
  if (textWords.some((each) => sameStem(word, each))) return INFLECTED
  const isTypo =
    word.length >= SHORTEST_WITH_TYPO && textWords.some((each) => isOneTypo(word, each))
  return isTypo ? TYPO : NONE
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

/** How well texts match a keyword: 0 is not at all, a higher number is better. */
export type Match = (...texts: string[]) => number

/**
 * How well a text has the meaning of a word, or of consecutive words ("united kingdom"), in another name or
 * script; undefined if they have no meaning besides their letters.
 */
export type MeaningOf = (words: string) => ((text: string) => number) | undefined

/** As many as in "united states of america". */
export const MOST_WORDS_OF_A_NAME = 4

type Part = { words: readonly string[]; meaning: ReturnType<MeaningOf> }

/** Consecutive words that mean something together become one part, as many as possible; any other word is one. */
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

/** Whether it is a whole word: a country ("Oman" is not in "Romania"), or a trade of three letters at most. */
const isWhole = ({ words, meaning }: Part) =>
  (meaning ? /^[a-z.]+$/ : /^(ac|boy|bus|it|jcb|lab)\W*$/).test(words.join(' '))

/** The parts of a keyword, without fillers unless there is nothing else. */
function tellingParts(keyword: string, meaningOf: MeaningOf): Part[] {
  const typed = plainText(keyword).split(/\s+/)
  const all = partsOf(
    typed.filter((word) => lettersOf(word) !== ''),
    meaningOf,
  )
  const telling = all.filter(({ words }) => words.some((word) => !FILLERS.has(word)))
  return telling.length > 0 ? telling : all
}

/** The words of a keyword, small letters each once, without fillers; a name of several words is one. */
export const tellingWords = (keyword: string, meaningOf: MeaningOf): string[] => [
  // They are shown, and plainText has split ോ.
  ...new Set(tellingParts(keyword, meaningOf).map(({ words }) => words.join(' ').normalize('NFC'))),
]

/**
 * Returns how well texts contain every word of the keyword, in any order, case and accent, with or
 * without points, hyphens, apostrophes and spaces inside it; the word with the lowest score decides. Fillers
 * count only if there is nothing else. An empty keyword matches nothing. The meaning of words counts like the
 * words themselves. Decision 8. Without `inside` a word matches whole words only: "cook" is not in "cookies".
 */
export function matcher(
  keyword: string,
  meaningOf: MeaningOf = () => undefined,
  { inside = true } = {},
): Match {
  const parts = tellingParts(keyword, meaningOf)
  return (...texts) => {
    // Only the part that is shown is searched: megabytes would block the page.
    const written = texts.map(cutText).join(' ')
    const text = plainText(written)
    const textWords = wordsOf(text)
    const scores = parts.map((part) => {
      const { words, meaning } = part
      const mayBeInside = inside && !isWhole(part)
      const score = Math.min(...words.map((word) => scoreOf(word, text, textWords, mayBeInside)))
      return meaning && score < EXACT ? Math.max(score, meaning(written)) : score
    })
    return scores.length > 0 ? Math.min(...scores) : NONE
  }
}

/** Something that was found; `score` is EXACT, INFLECTED or TYPO. */
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
  return [EXACT, INFLECTED, TYPO].flatMap((score) => found.filter((hit) => hit.score === score))
}

/** Whether any of these hits contains the word itself, in any form; then hits by a typo are not wanted. */
export function hasWord(hits: readonly Hit<unknown>[]): boolean {
  return hits.some(({ score }) => score > TYPO)
}

/** The items of the hits, with or without those found by a typo. */
export function itemsOf<T>(hits: readonly Hit<T>[], withTypos: boolean): T[] {
  return hits.filter(({ score }) => withTypos || score > TYPO).map(({ item }) => item)
}
