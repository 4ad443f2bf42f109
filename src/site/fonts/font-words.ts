import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script with a font of its own: its language, and all letters that are its own. */
export type Script = { code: 'ml' | 'hi'; letters: RegExp }

/** A joiner belongs to the word that contains it; the site's Hindi has none. */
export const scripts = {
  malayalam: { code: 'ml', letters: /[\u0d00-\u0d7f][\u0d00-\u0d7f\u200c\u200d]*/g },
  devanagari: { code: 'hi', letters: /[\u0900-\u097f]+/g },
} as const satisfies Record<string, Script>

/**
 * Every word of the site in a script: the runs of its letters in src/content (`folder`) and in `names`, the country
 * names that the build adds. Sorted, so that the same words give the same list.
 */
export function wordsIn(
  folder: string,
  { letters }: Script,
  names: readonly string[] = [],
): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const words = [...texts, ...names].flatMap((text) => text.match(letters) ?? [])
  return [...new Set(words)].toSorted()
}
