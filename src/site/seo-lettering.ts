import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const file = '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'

/**
 * A line of text in the site's typeface as outlines, so that a picture needs no installed font.
 * Measures are in units of the font, `unitsPerEm` to the font size; y grows upwards.
 */
export async function lettering(text: string, weight: number) {
  const typeface = await subsetFont(readFileSync(require.resolve(file)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const face = new Face(new Blob(typeface))
  const font = new Font(face)
  const line = new TextBuffer()
  line.addText(text)
  line.guessSegmentProperties()
  shape(font, line)
  let width = 0
  const glyphs = line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
    const glyph = { x: width, outline: font.glyphToPath(codepoint) }
    width += xAdvance
    return glyph
  })
  return { glyphs, width, unitsPerEm: face.upem }
}
