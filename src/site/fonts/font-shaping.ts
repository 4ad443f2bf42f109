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

/** A font that is ready for shaping; `without` are its features that are switched off. */
export type OpenedFont = { font: Font; unitsPerEm: number; without: readonly Feature[] }

/** Opens an unpacked font file; `weight` selects one of a variable font, `without` names features to switch off. */
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

/** The glyphs of a text with their positions, in font units. */
export function glyphsOf({ font, without }: OpenedFont, text: string) {
  const line = lineOf(text)
  shape(font, line, [...without])
  return line.getGlyphInfosAndPositions()
}

/**
 * The ids of all glyphs that appear while a text is shaped into its conjuncts: a subset keeps a rule that makes one
 * of them only if it keeps all glyphs of the rule.
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
