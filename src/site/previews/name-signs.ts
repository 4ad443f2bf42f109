import type { OpenedFont } from '@/site/fonts/font-shaping'
import { typefaceOf } from './typefaces'

/** A character as a reader sees it, with the font that has it. */
export type Sign = { text: string; font: OpenedFont }

/** More marks on one letter than any language has. */
const MOST_MARKS = 8

const JOINERS = /(?<![\u0900-\u097F\u0D00-\u0D7F])[\u200C\u200D]+/gu

/** A name without invisible parts: control characters, direction marks, halves of characters. */
export function seenLetters(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cs}\p{Co}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(JOINERS, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a word with their fonts; null if no font has one of them. */
export async function signsOf(word: string): Promise<Sign[] | null> {
  const signs = await Promise.all(
    Array.from(segmenter.segment(word), async ({ segment: text }) => {
      const font = text.length > MOST_MARKS ? null : await typefaceOf(text)
      return font && { text, font }
    }),
  )
  const known = signs.filter((sign) => sign !== null)
  return known.length === signs.length ? known : null
}
