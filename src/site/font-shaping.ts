import {
  Blob,
  Buffer as TextBuffer,
  BufferContentType,
  Face,
  Feature,
  Font,
  shape,
  Variation,
} from 'harfbuzzjs'

/** A font that is ready to be shaped with; `without` are its rules that are left out. */
export type OpenedFont = { font: Font; unitsPerEm: number; without: readonly Feature[] }

/** Opens an unpacked font file; `weight` is where a variable one stands, `without` names features. */
export function openedFont(
  file: Buffer,
  weight?: number,
  without: readonly string[] = [],
): OpenedFont {
  const face = new Face(new Blob(file))
  const font = new Font(face)
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  return { font, unitsPerEm: face.upem, without: without.map((name) => new Feature(name, 0)) }
}

function lineOf(text: string) {
  const line = new TextBuffer()
  line.addText(text)
  line.guessSegmentProperties()
  return line
}

/** The glyphs of a text in their places, in units of the font. */
export function glyphsOf({ font, without }: OpenedFont, text: string) {
  const line = lineOf(text)
  shape(font, line, [...without])
  return line.getGlyphInfosAndPositions()
}

/**
 * The ids of all glyphs that a text passes through on its way to its conjuncts: a rule that makes
 * one of them is kept only where all its glyphs are.
 */
export function glyphsOnTheWay({ font }: OpenedFont, text: string): Set<number> {
  const ids = new Set<number>()
  const line = lineOf(text)
  const note = () => line.getGlyphInfos().forEach(({ codepoint }) => ids.add(codepoint))
  line.setMessageFunc((_, __, step) => {
    const isChange = !/^(?:start|skipped) /.test(step)
    if (isChange && line.getContentType() === BufferContentType.GLYPHS) note()
    return true
  })
  shape(font, line)
  note()
  return ids
}
