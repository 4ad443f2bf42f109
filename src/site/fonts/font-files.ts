import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { type Language, languages } from '#languages'
import type { CountryTables } from '#site/country-names.ts'
import { wronglyDrawn } from './font-check.ts'
import { glyphsOnTheWay, openedFont } from './font-shaping.ts'
import { subsetByGlyphs } from './font-subset.ts'
import { type Script, scripts, wordsIn } from './font-words.ts'
import { latinFont, latinSource, unkernedFont } from './latin-font.ts'

const require = createRequire(import.meta.url)

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = latinSource('latin')

/** Characters of code rather than of texts; they are in the file with the accented letters. */
const rare = /[<>\\^`{|}~]/g

/** All characters that the site's own English texts use. */
const ours = `${characters(0x20, 0x7e).replaceAll(rare, '')}\u00a0©·×–—‘’“”•…−`

/**
 * One font file, made from `source`, a file of the packages. It draws the characters of `text`, or the `words` with
 * their conjuncts and `without` some features of the font.
 */
export type FontFile = {
  source: string
  weights: readonly [from: number, to: number]
  /** The codes of the languages whose pages are preloaded with it. */
  preload?: readonly Language['code'][]
} & ({ text: string; unkerned?: true } | { words: readonly string[]; without?: readonly string[] })

/** The site's words in a script, and all country names in it, since the API may name any country. */
const wordsOf = (content: string, script: Script, countries: CountryTables) =>
  wordsIn(content, script, Object.values(countries[script.code]().names))

const notoOf = (script: keyof typeof scripts) =>
  `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`

/** Only the name of a script's language; src/app/layout/language/language-names.ts says when it is fetched. */
const nameOf = (script: keyof typeof scripts): FontFile => ({
  source: notoOf(script),
  weights: [400, 400],
  words: languages.filter(({ code }) => code === scripts[script].code).map(({ name }) => name),
})

/**
 * The site's font files by name; `content` is the folder of texts, `countries` adds country names. All other
 * characters use the system's fonts.
 */
export const fontFiles = (content: string, countries: CountryTables): Record<string, FontFile> => ({
  'anek-latin.woff2': {
    source: latin,
    weights: [400, 800],
    text: ours,
    preload: ['en'],
  },
  // Between words of another script the kerning of "To" is hardly seen, and that script's font needs the bytes.
  'anek-plain.woff2': {
    source: latin,
    weights: [400, 800],
    text: ours,
    unkerned: true,
    preload: ['ml', 'hi'],
  },
  // Letters of foreign names (é, ü, ñ), fetched only if one is on the page.
  'anek-latin-more.woff2': {
    source: latin,
    weights: [400, 800],
    text: `<>\\^\`{|}~${characters(0xa1, 0xff)}`,
  },
  // Only the rupee sign, which is in another file of the family.
  'anek-rupee.woff2': {
    source: latinSource('latin-ext'),
    weights: [400, 800],
    text: '₹',
    preload: ['en', 'ml', 'hi'],
  },
  // Bold text uses 600: up to 700 each file is 1 kB larger, up to 800 Malayalam is half as large again.
  'noto-malayalam.woff2': {
    source: notoOf('malayalam'),
    weights: [400, 600],
    words: wordsOf(content, scripts.malayalam, countries),
    // This feature moves only the sign over ന്റ്, as in ഏജന്റ്, and puts it over the next word.
    without: ['abvm'],
    preload: ['ml'],
  },
  'noto-devanagari.woff2': {
    source: notoOf('devanagari'),
    weights: [400, 600],
    words: wordsOf(content, scripts.devanagari, countries),
    preload: ['hi'],
  },
  'name-malayalam.woff2': nameOf('malayalam'),
  'name-devanagari.woff2': nameOf('devanagari'),
})

/**
 * Makes a font file for browsers. Throws if a word of the site has a letter or a conjunct that the font lacks, or
 * that its subset would draw differently.
 */
export async function builtFont(file: FontFile): Promise<Buffer> {
  const original = readFileSync(require.resolve(file.source))
  if ('words' in file) return forWords(await convert(original, 'truetype'), file)
  const { text, weights, unkerned } = file
  return unkerned ? unkernedFont(original, text, weights) : latinFont(original, text, weights)
}

type ForWords = Extract<FontFile, { words: readonly string[] }>

async function forWords(
  original: Buffer,
  { source, weights, words, without }: ForWords,
): Promise<Buffer> {
  const whole = openedFont(original)
  const glyphs = new Set(words.flatMap((word) => [...glyphsOnTheWay(whole, word)]))
  const letters = new Set(Array.from(words.join(''), (letter) => letter.codePointAt(0) ?? 0))
  const subset = await subsetByGlyphs(original, { letters, glyphs, weights, without })
  for (const weight of weights) {
    const fonts = {
      original: openedFont(original, weight, without),
      subset: openedFont(subset, weight),
    }
    const wrong = wronglyDrawn(words, fonts)
    if (wrong.length > 0)
      throw new Error(
        `${source} lacks letters of these words, or its subset draws them differently: ${wrong.slice(0, 20).join(', ')}`,
      )
  }
  return convert(subset, 'woff2')
}
