import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { wronglyDrawn } from './font-check.ts'
import { glyphsOnTheWay, openedFont } from './font-shaping.ts'
import { subsetByGlyphs } from './font-subset.ts'
import { scripts, wordsIn } from './font-words.ts'

const require = createRequire(import.meta.url)

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'

/** Signs of programmers, not of letters; they come with the accented letters. */
const rare = /[<>\\^`{|}~]/g

/** `source` in the packages. `text` is all it draws, or `words` are, with the conjuncts in them. */
export type FontFile = {
  source: string
  weights: readonly [from: number, to: number]
  /** The code of the language whose pages are preloaded with it, or every page is. */
  preload?: 'all' | 'ml' | 'hi'
} & ({ text: string } | { words: readonly string[] })

/** The site's font files by name; `content` is the folder of words. Anything else is the system's. */
export const fontFiles = (content: string): Record<string, FontFile> => ({
  // All that our own English texts use.
  'anek-latin.woff2': {
    source: latin,
    weights: [400, 800],
    text: `${characters(0x20, 0x7e).replaceAll(rare, '')}\u00a0©·×–—‘’“”•…−`,
    preload: 'all',
  },
  // Letters of names from elsewhere (é, ü, ñ), fetched only where one is on the page.
  'anek-latin-more.woff2': {
    source: latin,
    weights: [400, 800],
    text: `<>\\^\`{|}~${characters(0xa1, 0xff)}`,
  },
  // The rupee sign alone: it lives in another file of the family.
  'anek-rupee.woff2': {
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    weights: [400, 800],
    text: '₹',
    preload: 'all',
  },
  // 600 for what is bold: up to 700 each weighs a kB more, up to 800 Malayalam half as much again.
  'noto-malayalam.woff2': {
    source:
      '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2',
    weights: [400, 600],
    words: wordsIn(content, scripts.malayalam),
    preload: 'ml',
  },
  'noto-devanagari.woff2': {
    source:
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    weights: [400, 600],
    words: wordsIn(content, scripts.devanagari),
    preload: 'hi',
  },
})

/**
 * A font file for browsers. Throws where a word of ours has a letter or a conjunct that the font
 * does not have, or that its subset would draw otherwise.
 */
export async function builtFont(file: FontFile): Promise<Buffer> {
  const original = readFileSync(require.resolve(file.source))
  if ('words' in file) return forWords(await convert(original, 'truetype'), file)
  const [min, max] = file.weights
  return subsetFont(original, file.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    // Of what a font can do with its glyphs, only pushing pairs together ("To", "AV").
    keepFeatures: ['kern'],
    // Else every glyph that a ligature could turn these into comes along.
    noLayoutClosure: true,
  })
}

type ForWords = { source: string; weights: FontFile['weights']; words: readonly string[] }

async function forWords(original: Buffer, { source, weights, words }: ForWords): Promise<Buffer> {
  const whole = openedFont(original)
  const glyphs = new Set(words.flatMap((word) => [...glyphsOnTheWay(whole, word)]))
  const letters = new Set(Array.from(words.join(''), (letter) => letter.codePointAt(0) ?? 0))
  const subset = await subsetByGlyphs(original, { letters, glyphs, weights })
  for (const weight of weights) {
    const fonts = { original: openedFont(original, weight), subset: openedFont(subset, weight) }
    const wrong = wronglyDrawn(words, fonts)
    if (wrong.length > 0) throw new Error(`${source} cannot write ${wrong.slice(0, 20).join(', ')}`)
  }
  return convert(subset, 'woff2')
}
