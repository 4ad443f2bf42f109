import { plainText } from '@/lib/text/plain-text'

/** The words of a text, each between two spaces, so that "Niger" is not in "Nigeria". */
const spaced = (text: string) =>
  ` ${(plainText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `

/**
 * The one country of `names` that a text names ("Nursing in Germany"); undefined where it names
 * none, or more than one. Product 2, /job/:id.
 */
export function countryIn(text: string, names: readonly string[]): string | undefined {
  const words = spaced(text)
  const named = new Map(
    names.map((name) => [spaced(name), name] as const).filter(([key]) => words.includes(key)),
  )
  // "Papua New Guinea" does not also name "Guinea".
  const keys = [...named.keys()].filter(
    (key) => key.trim() && ![...named.keys()].some((other) => other !== key && other.includes(key)),
  )
  const [only, ...more] = keys
  return only === undefined || more.length > 0 ? undefined : named.get(only)
}
