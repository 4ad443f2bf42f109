import type { OpenedFont } from '@/site/fonts/font-shaping'
import { latinSource } from '@/site/fonts/latin-font'
import { openFont } from '@/site/seo/seo-lettering'

/** The font weight of every name on a picture. */
const WEIGHT = 800

type Source = { file: string; ranges: readonly (readonly [from: number, to: number])[] }

const packages = '@fontsource-variable'

/** The fonts and characters for the pictures, the commonest first. */
const sources: readonly Source[] = [
  {
    file: latinSource('latin'),
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2010, 0x2027],
      [0x2030, 0x205e],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2215],
    ],
  },
  {
    file: latinSource('latin-ext'),
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20c0],
    ],
  },
  {
    file: latinSource('vietnamese'),
    ranges: [
      [0x102, 0x1b0],
      [0x300, 0x329],
      [0x1ea0, 0x1ef9],
    ],
  },
  {
    file: `${packages}/anek-malayalam/files/anek-malayalam-malayalam-wght-normal.woff2`,
    ranges: [
      [0xd00, 0xd7f],
      [0x964, 0x965],
      [0x200c, 0x200d],
    ],
  },
  {
    file: `${packages}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2`,
    ranges: [
      [0x900, 0x97f],
      [0x200c, 0x200d],
      [0xa8e0, 0xa8ff],
    ],
  },
]

const lettersOf = ({ ranges }: Source) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('')

const opened = new Map<Source, Promise<OpenedFont>>()

/** Opens a font at its first use, once per process: opening it takes time. */
function open(source: Source): Promise<OpenedFont> {
  const font = opened.get(source) ?? openFont(source.file, lettersOf(source), WEIGHT)
  opened.set(source, font)
  return font
}

const isInRanges = (code: number, { ranges }: Source) =>
  ranges.some(([from, to]) => from <= code && code <= to)

const hasAll = ({ font }: OpenedFont, codes: readonly number[]) =>
  codes.every((code) => Boolean(font.nominalGlyph(code)))

/** The first font that has every part of a character; null if none has. */
export async function typefaceOf(sign: string): Promise<OpenedFont | null> {
  const codes = Array.from(sign, (letter) => letter.codePointAt(0) ?? 0)
  const likely = sources.filter((source) => codes.every((code) => isInRanges(code, source)))
  const fonts = await Promise.all(likely.map(open))
  return fonts.find((font) => hasAll(font, codes)) ?? null
}
