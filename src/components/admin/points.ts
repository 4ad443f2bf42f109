import * as v from 'valibot'
import { requiredText } from '@/components/form/rules'
import { spliced } from '@/lib/lists'

const LINE_BREAK = /\r?\n/

/** The points of a comma-separated text, as lines to edit; at least one, which may be empty. */
export function toPoints(details: string): string[] {
  const points = details
    .split(/[,\n]/)
    .map((point) => point.trim())
    .filter(Boolean)
  return points.length > 0 ? points : ['']
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

/** The lines of a pasted text, without bullets, or null where it is one line only. */
export function pastedPoints(text: string): string[] | null {
  const lines = text
    .split(LINE_BREAK)
    .map((line) => line.replace(/^\s*[-•*·]\s*/, '').trim())
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
