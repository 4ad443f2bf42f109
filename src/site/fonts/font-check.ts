import { glyphsOf, type OpenedFont } from './font-shaping.ts'

/** How far rounding may move a point, in font units (a letter has about a thousand). */
const ROUNDING = 1.1
/** Shorter than any drawn line: the gap that rounding leaves where an outline closes. */
const NO_LINE = 0.1

/** How a font draws a word: for each glyph its id, advance and place. */
const drawn = (opened: OpenedFont, word: string) =>
  glyphsOf(opened, word).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    id: codepoint,
    figures: [xAdvance, xOffset, yOffset],
  }))

const isNear = (some: readonly number[], others: readonly number[], most = ROUNDING) =>
  some.length === others.length &&
  some.every((figure, place) => Math.abs(figure - (others[place] ?? Infinity)) <= most)

/** The parts of an SVG path with their points, except lines that end where they begin. */
function partsOf(outline: string) {
  const parts = Array.from(outline.matchAll(/([A-Z])([^A-Z]*)/g), ([, command, points = '']) => ({
    command,
    points: points.split(/[ ,]/).filter(Boolean).map(Number),
  }))
  return parts.filter(
    ({ command, points }, place) =>
      command !== 'L' || !isNear(points, parts[place - 1]?.points.slice(-2) ?? [], NO_LINE),
  )
}

function isAlike(outline: string, other: string): boolean {
  if (outline === other) return true
  const parts = partsOf(outline)
  const others = partsOf(other)
  return (
    parts.length === others.length &&
    parts.every(({ command, points }, place) => {
      const part = others[place]
      return part !== undefined && part.command === command && isNear(points, part.points)
    })
  )
}

/** The words that a font lacks or that its subset draws differently; there must be none. */
export function wronglyDrawn(
  words: readonly string[],
  { original, subset }: { original: OpenedFont; subset: OpenedFont },
): string[] {
  // Whether two glyphs are alike, by their ids in both fonts: the words share a few hundred.
  const compared = new Map<string, boolean>()
  const areAlike = (id: number, own: number) => {
    const pair = `${id} ${own}`
    const alike =
      compared.get(pair) ?? isAlike(original.font.glyphToPath(id), subset.font.glyphToPath(own))
    compared.set(pair, alike)
    return alike
  }
  return words.filter((word) => {
    const right = drawn(original, word)
    const ours = drawn(subset, word)
    if (right.length !== ours.length) return true
    return right.some(({ id, figures }, place) => {
      const own = ours[place]
      if (!own || id === 0 || own.id === 0 || !isNear(figures, own.figures)) return true
      return !areAlike(id, own.id)
    })
  })
}
