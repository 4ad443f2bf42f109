import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script with a font of its own: its language, and all letters that are its own. */
export type Script = { code: 'ml' | 'hi'; letters: RegExp }

/** Joiners belong to the word they stand in. */
export const scripts = {
  malayalam: { code: 'ml', letters: /[\u0d00-\u0d7f\u200c\u200d]+/g },
  devanagari: { code: 'hi', letters: /[\u0900-\u097f\u200c\u200d]+/g },
} as const satisfies Record<string, Script>

const alphabet = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place))

/** Names of countries, months and days as Unicode has them: the code that shows them takes some from there. */
function commonNames(code: string): string[] {
  const names = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' })
  const regions = alphabet.flatMap((first) => alphabet.map((second) => names.of(first + second)))
  const days = Array.from({ length: 12 }, (_, month) => {
    const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const
    return new Intl.DateTimeFormat(code, parts).format(new Date(2026, month, month + 1))
  })
  return [...regions.filter((name) => name !== undefined), ...days]
}

/**
 * Every word of ours in a script: what its letters spell in src/content (`folder`), and Unicode's
 * names. In order, so that the same words are the same list.
 */
export function wordsIn(folder: string, { code, letters }: Script): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const words = [...texts, ...commonNames(code)].flatMap((text) => text.match(letters) ?? [])
  return [...new Set(words)].toSorted()
}
