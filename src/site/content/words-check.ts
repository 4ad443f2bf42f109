import type { Exports } from './facts-check'

/** Lists of words without which the pages leave out the part that shows them. All others need an entry. */
const MAY_BE_EMPTY = new Set(['premium.faq'])

/** What is at a place in the words. */
type Place = { way: string; is: string }

const EMPTY_LIST = 'an empty list'

/** Each text, function and empty list in a value, however deep, by its way: "about.how.points.0.title". */
function placesIn(value: unknown, way: string): Place[] {
  if (Array.isArray(value) && value.length === 0) return [{ way, is: EMPTY_LIST }]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => placesIn(part, `${way}.${name}`))
  // The text on one side of a link may be empty.
  const isEmpty = value === '' && !/\.(?:before|between|after)$/.test(way)
  const is = typeof value === 'string' ? 'a text' : `a ${typeof value}`
  return [{ way, is: isEmpty ? 'an empty text' : is }]
}

const placesOf = (exports: Exports): Map<string, string> =>
  new Map(
    Object.entries(exports)
      .flatMap(([name, value]) => placesIn(value, name))
      .map(({ way, is }) => [way, is]),
  )

/** What is missing, superfluous or of another kind in a file of words, compared with the same file in English. */
export function differences(english: Exports, translated: Exports): string[] {
  const [expected, found] = [placesOf(english), placesOf(translated)]
  const missing = [...expected].flatMap(([way, is]) => {
    const here = found.get(way)
    if (here === undefined) return [`${way} is missing; English has ${is}`]
    return here === is ? [] : [`${way} is ${here}; English has ${is}`]
  })
  const more = [...found.keys()].filter((way) => !expected.has(way))
  return [...missing, ...more.map((way) => `${way} is not in English`)]
}

/** Lists of a file that would leave a heading over nothing. */
const emptyLists = (exports: Exports): string[] =>
  [...placesOf(exports)].flatMap(([way, is]) =>
    is === EMPTY_LIST && !MAY_BE_EMPTY.has(way) ? [`${way} must have at least one entry`] : [],
  )

/** The files of words of one language by their name, "about.ts". */
export type Words = Readonly<Record<string, Exports>>

/**
 * What is wrong with the words of all languages, a line for each fault. Each language must have the files and the
 * sentences of English. Only types know which values a function takes: see tests/tools/same-words.ts.
 */
export function wordFaults(english: Words, others: Readonly<Record<string, Words>>): string[] {
  const own = Object.entries(english).flatMap(([file, exports]) =>
    emptyLists(exports).map((fault) => `src/content/en/${file}: ${fault}`),
  )
  const translated = Object.entries(others).flatMap(([code, words]) =>
    Object.entries(english).flatMap(([file, exports]) => {
      const at = `src/content/${code}/${file}`
      const theirs = words[file]
      if (!theirs) return [`${at} is missing; src/content/en/${file} is there`]
      return differences(exports, theirs).map((fault) => `${at}: ${fault}`)
    }),
  )
  return [...own, ...translated]
}
