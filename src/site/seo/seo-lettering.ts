import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { latinSource } from '#site/fonts/latin-font.ts'
import { glyphsOf, type OpenedFont, openedFont } from '#site/fonts/font-shaping.ts'

const require = createRequire(import.meta.url)

/** Opens a font file of the packages at a weight, with only the letters of `text`. */
export async function openFont(path: string, text: string, weight: number): Promise<OpenedFont> {
  const typeface = await subsetFont(readFileSync(require.resolve(path)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return openedFont(typeface)
}

/** How wide a text is, in font units. */
export function widthOf(opened: OpenedFont, text: string): number {
  return glyphsOf(opened, text).reduce((width, { xAdvance = 0 }) => width + xAdvance, 0)
}

/** Text as outlines; measures are in font units, and y grows upwards. */
export function shaped(opened: OpenedFont, text: string) {
  let width = 0
  const glyphs = glyphsOf(opened, text).map((glyph) => {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph
    const outline = opened.font.glyphToPath(codepoint)
    const placed = { x: width + xOffset, y: yOffset, outline }
    width += xAdvance
    return placed
  })
  return { glyphs, width }
}

/**
 * A line of text in the site's font as outlines, so that a picture needs no installed font. Measures are in font
 * units, `unitsPerEm` to the font size; y grows upwards.
 */
export async function lettering(text: string, weight: number) {
  const opened = await openFont(latinSource('latin'), text, weight)
  return { ...shaped(opened, text), unitsPerEm: opened.unitsPerEm }
}
