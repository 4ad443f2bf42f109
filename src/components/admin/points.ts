import * as v from 'valibot'
import { requiredText } from '@/components/form/rules'
import { spliced } from '@/lib/lists'

/** Includes the line breaks that word processors use inside a paragraph. */
const LINE_BREAK = /\r\n|[\r\n\v\u2028\u2029]/

/** What precedes a point in a list: a bullet, a letter that word processors use for one, or a number. */
const BULLET = /^\s*(?:[-•*·–▪■□◦●○‣➢➤✓✔\uF000-\uF0FF]|[o§Øüvq]\t|\d{1,3}[.)](?=\s))\s*/

/** An amount in groups, as in India (1,20,000) or elsewhere (120,000). */
const GROUPED = /\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/g

/** The text between two commas; a comma between digits belongs to a number. */
const PART = /(?:\d,(?=\d)|[^,])+/g

/** Trims the texts and drops the empty ones; returns at least one, which may be empty. */
function toLeastOne(texts: readonly string[]): string[] {
  const points = texts.map((point) => point.trim()).filter(Boolean)
  return points.length > 0 ? points : ['']
}

/** The points of a comma-separated text, as lines to edit; at least one, which may be empty. */
export const toPoints = (details: string): string[] => toLeastOne(details.split(/[,\n]/))

/**
 * What a point with commas becomes, since they would split it when it is sent: amounts lose their commas, the
 * others split the point. A comma in another number stays, since its meaning there is unknown.
 */
export function apartAtCommas(point: string): string[] {
  const plain = point.replaceAll(GROUPED, (amount) => amount.replaceAll(',', ''))
  return toLeastOne(plain.match(PART) ?? [])
}

/** The points as they are sent: separated by commas, without empty ones. Product 3, Work. */
export function fromPoints(points: readonly string[]): string {
  return points
    .map((point) => point.trim())
    .filter(Boolean)
    .join(', ')
}

/** Whether a point contains a comma, which would split it in two when it is sent. */
export function hasComma(point: string): boolean {
  return point.includes(',')
}

/** The lines of a pasted text, without bullets and numbers, or null if it is only one line. */
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

/** The points as one text with a line for each, without empty ones. */
export const fromLines = (points: readonly string[]) =>
  points.filter((point) => point.trim()).join('\n')

/** The points in a text that has a line for each, empty ones too. */
export const toLines = (text: string) => text.split('\n')

/** The rule for a list of points, one per line: there is at least one, and none contains a comma. */
export const pointsRule = (words: { needed: string; commas: string }) =>
  v.pipe(
    requiredText(words.needed),
    v.check((text) => !hasComma(text), words.commas),
    v.transform((text) => fromPoints(toLines(text))),
  )
