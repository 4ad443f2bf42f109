import { shaped, widthOf } from '@/site/seo/seo-lettering'
import { languageOfLetters } from '@/lib/text/letters'
import { seenLetters, type Sign, signsOf } from './name-signs'

/** A run of characters in one font; measures are parts of the font size, y grows upwards. */
type Run = { x: number; glyphs: ReturnType<typeof shaped>['glyphs']; unitsPerEm: number }
/** A line of a name as outlines. */
type Line = { runs: Run[]; width: number }
/** A name in lines, its font size in pixels, and the height of a line as a multiple of that size. */
export type NameLines = { size: number; lines: Line[]; lineHeight: number }

/** The room for a name in pixels, the font sizes to try, the largest first, and the highest number of lines. */
export type Room = { width: number; height: number; sizes: readonly number[]; most?: number }

/** Malayalam and Hindi letters have parts above and below them, and so need higher lines. */
const lineHeightOf = (name: string) => (languageOfLetters(name) ? 1.28 : 1.06)
const MOST_LINES = 3
/** Two lines at this share of the largest size are better than three at a larger one. */
const FAIR_SHARE = 0.7

/** In characters: more than fits on any picture. */
const LONGEST = 120

/** Joins neighbouring characters in one font, since they are shaped together. */
function inRuns(signs: readonly Sign[]): Sign[] {
  const runs: Sign[] = []
  for (const { text, font } of signs) {
    const last = runs.at(-1)
    if (last?.font === font) last.text += text
    else runs.push({ text, font })
  }
  return runs
}

/** The width, in parts of the font size. */
const wide = (signs: readonly Sign[]) =>
  inRuns(signs).reduce((sum, { text, font }) => sum + widthOf(font, text) / font.unitsPerEm, 0)

function lineOf(signs: readonly Sign[]): Line {
  let width = 0
  const runs = inRuns(signs).map(({ text, font }) => {
    const run = shaped(font, text)
    const x = width
    width += run.width / font.unitsPerEm
    return { x, glyphs: run.glyphs, unitsPerEm: font.unitsPerEm }
  })
  return { runs, width }
}

/** As many of the first characters as are no wider than `width`, at least one. */
function beginning(signs: readonly Sign[], width: number): Sign[] {
  let low = 1
  let high = signs.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (wide(signs.slice(0, middle)) <= width) low = middle
    else high = middle - 1
  }
  return signs.slice(0, low)
}

type Marks = { space: Sign; dots: Sign }

/** Words in lines of at most `width`; a word that is wider is broken. */
function wrapped(words: readonly Sign[][], width: number, { space }: Marks) {
  const lines: Sign[][] = []
  let isBroken = false
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last && [...last, space, ...word]
    if (joined && wide(joined) <= width) {
      lines[lines.length - 1] = joined
      continue
    }
    let rest = word
    while (wide(rest) > width && rest.length > 1) {
      const part = beginning(rest, width)
      lines.push(part)
      rest = rest.slice(part.length)
      isBroken = true
    }
    lines.push(rest)
  }
  return { lines, isBroken }
}

/** The line's beginning followed by dots, no wider than `width`. */
function dotted(line: readonly Sign[], width: number, { dots }: Marks): Sign[] {
  const room = width - wide([dots])
  const part = wide(line) <= room ? [...line] : beginning(line, room)
  return [...(part.at(-1)?.text === ' ' ? part.slice(0, -1) : part), dots]
}

/**
 * A name from the API as outlines, as large as its room allows: at most `room.most` lines, then "…". Null if it has
 * no letters, or one that no font here has: boxes are never drawn.
 */
export async function nameLines(name: string, room: Room): Promise<NameLines | null> {
  const all = Array.from(seenLetters(name))
  const isCut = all.length > LONGEST
  const texts = all.slice(0, LONGEST).join('').split(' ').filter(Boolean)
  const found = await Promise.all(texts.map(signsOf))
  const [space] = (await signsOf(' ')) ?? []
  const [dots] = (await signsOf('…')) ?? []
  const words = found.filter((word) => word !== null)
  if (words.length === 0 || words.length < found.length || !space || !dots) return null
  const lineHeight = lineHeightOf(name)
  const marks = { space, dots }
  return {
    ...fitted(words, { ...room, height: room.height / lineHeight }, marks, isCut),
    lineHeight,
  }
}

/** `room.height` is for lines without space between them. */
function fitted(words: readonly Sign[][], room: Room, marks: Marks, isCut: boolean) {
  const { width, height, sizes, most: mostLines = MOST_LINES } = room
  const tried = sizes.map((size) => {
    const most = Math.max(1, Math.min(mostLines, Math.floor(height / size)))
    return { size, most, ...wrapped(words, width / size, marks) }
  })
  const whole = tried.filter(({ lines, most, isBroken }) => !isBroken && lines.length <= most)
  const [first = tried.at(-1)] = isCut ? [] : whole
  const fair = whole.find(({ size, lines }) => {
    return lines.length < mostLines && size >= FAIR_SHARE * (sizes[0] ?? 0)
  })
  const { size = 1, most = 1, lines = [] } = (isCut ? first : (fair ?? first)) ?? {}
  const shown = lines.slice(0, most)
  if (isCut || lines.length > most)
    shown[shown.length - 1] = dotted(shown.at(-1) ?? [], width / size, marks)
  return { size, lines: shown.map(lineOf) }
}
