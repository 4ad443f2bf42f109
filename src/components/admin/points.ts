import * as v from 'valibot'
import { requiredText } from '@/components/form/rules'
import { spliced } from '@/lib/lists'

/** Also those inside a paragraph of an office program. */
const LINE_BREAK = /\r\n|[\r\n\v\u2028\u2029]/

/** What stands before a point in a list: a sign, a letter by which an office program means one, or a number. */
const BULLET = /^\s*(?:[-•*·–▪■□◦●○‣➢➤✓✔\uF000-\uF0FF]|[o§Øüvq]\t|\d{1,3}[.)](?=\s))\s*/

/** An amount in groups, as in India (1,20,000) or elsewhere (120,000). */
const GROUPED = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/g

/** What stands between two commas; one between digits belongs to a number. */
const PART = /(?:\d,(?=\d)|[^,])+/g

/** Trimmed and without empty ones; at least one, which may be empty. */
function toLeastOne(texts: readonly string[]): string[] {
  const points = texts.map((point) => point.trim()).filter(Boolean)
  return points.length > 0 ? points : ['']
}

/** The points of a comma-separated text, as lines to edit; at least one, which may be empty. */
export const toPoints = (details: string): string[] => toLeastOne(details.split(/[,\n]/))

/**
 * What becomes of a point that holds commas, which would part it on the way: amounts go on without
 * theirs, the others part it. One in another number stays, since nobody knows what it means there.
 */
export function apartAtCommas(point: string): string[] {
  const plain = point.replaceAll(GROUPED, (amount) => amount.replaceAll(',', ''))
  return toLeastOne(plain.match(PART) ?? [])
}

/** The points as they travel: separated by commas, without empty ones. Product 3, Work. */
export function fromPoints(points: readonly string[]): string {
  return points
    .map((point) => point.trim())
    .filter(Boolean)
    .join(', ')
}

/** A comma inside a point would make two of it on the way. */
export function hasComma(point: string): boolean {
  return point.includes(',')
}

/** The lines of a pasted text, without bullets and numbers, or null where it is one line only. */
export function pastedPoints(text: string): string[] | null {
  const lines = text
    .split(LINE_BREAK)
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean)
  return lines.length > 1 ? lines : null
}

/** The list with one point taken out and others put in its place. */
export function replacePoint(
  points: readonly string[],
  place: number,
  others: readonly string[],
): string[] {
  const changed = spliced(points, place, 1, ...others)
  return changed.length > 0 ? changed : ['']
}

/** The points as one text with a line for each, without empty ones, and back. */
export const fromLines = (points: readonly string[]) =>
  points.filter((point) => point.trim()).join('\n')
export const toLines = (text: string) => text.split('\n')

/** The rule of a list of points, line by line: there is one, and none holds a comma. */
export const pointsRule = (words: { needed: string; commas: string }) =>
  v.pipe(
    requiredText(words.needed),
    v.check((text) => !hasComma(text), words.commas),
    v.transform((text) => fromPoints(toLines(text))),
  )
