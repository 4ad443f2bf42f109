import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { type Language, languages } from '#languages'
import type { CountryTables } from './country-names.ts'
import { wronglyDrawn } from './font-check.ts'
import { glyphsOnTheWay, openedFont } from './font-shaping.ts'
import { subsetByGlyphs } from './font-subset.ts'
import { type Script, scripts, wordsIn } from './font-words.ts'
import { latinFont, latinSource, unkernedFont } from './latin-font.ts'

const require = createRequire(import.meta.url)

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = latinSource('latin')

/** Signs of programmers, not of letters; they come with the accented letters. */
const rare = /[<>\\^`{|}~]/g

/** All that our own English texts use. */
const ours = `${characters(0x20, 0x7e).replaceAll(rare, '')}\u00a0©·×–—‘’“”•…−`

/**
 * `source` in the packages. `text` is all it draws, or `words` are, with the conjuncts in them and `without`
 * some features of the font.
 */
export type FontFile = {
  source: string
  weights: readonly [from: number, to: number]
  /** The codes of the languages whose pages are preloaded with it. */
  preload?: readonly Language['code'][]
} & ({ text: string; unkerned?: true } | { words: readonly string[]; without?: readonly string[] })

/** Our words in a script, and all names of countries in it: the API may name any of them. */
const wordsOf = (content: string, script: Script, countries: CountryTables) =>
  wordsIn(content, script, Object.values(countries[script.code]().names))

const notoOf = (script: keyof typeof scripts) =>
  `@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`

/** The name of a script's language alone: src/app/layout/language-names.ts says when it is fetched. */
const nameOf = (script: keyof typeof scripts): FontFile => ({
  source: notoOf(script),
  weights: [400, 400],
  words: languages.filter(({ code }) => code === scripts[script].code).map(({ name }) => name),
})

/**
 * The site's font files by name; `content` is the folder of words, `countries` have names besides. Anything
 * else is the system's.
 */
export const fontFiles = (content: string, countries: CountryTables): Record<string, FontFile> => ({
  'anek-latin.woff2': {
    source: latin,
    weights: [400, 800],
    text: ours,
    preload: ['en'],
  },
  // Between words of another script a "To" stands out little, and its font takes the room.
  'anek-plain.woff2': {
    source: latin,
    weights: [400, 800],
    text: ours,
    unkerned: true,
    preload: ['ml', 'hi'],
  },
  // Letters of names from elsewhere (é, ü, ñ), fetched only where one is on the page.
  'anek-latin-more.woff2': {
    source: latin,
    weights: [400, 800],
    text: `<>\\^\`{|}~${characters(0xa1, 0xff)}`,
  },
  // The rupee sign alone: it lives in another file of the family.
  'anek-rupee.woff2': {
    source: latinSource('latin-ext'),
    weights: [400, 800],
    text: '₹',
    preload: ['en', 'ml', 'hi'],
  },
  // 600 for what is bold: up to 700 each weighs a kB more, up to 800 Malayalam half as much again.
  'noto-malayalam.woff2': {
    source: notoOf('malayalam'),
    weights: [400, 600],
    words: wordsOf(content, scripts.malayalam, countries),
    // It moves one sign alone: that over ന്റ്, as in ഏജന്റ്, out over the next word.
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
 * A font file for browsers. Throws where a word of ours has a letter or a conjunct that the font
 * does not have, or that its subset would draw otherwise.
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
    if (wrong.length > 0) throw new Error(`${source} cannot write ${wrong.slice(0, 20).join(', ')}`)
  }
  return convert(subset, 'woff2')
}
