import { gzipSync } from 'node:zlib'

/** Whether a text weighs at most so many bytes as gzip. */
const fitsIn = (heaviest: number, text: string): boolean =>
  gzipSync(text, { level: 9 }).length <= heaviest

/** The largest number up to `most` with which the text fits into so many bytes as gzip; -1 where none does. */
export function largestFitting(
  heaviest: number,
  most: number,
  textOf: (count: number) => string,
): number {
  if (fitsIn(heaviest, textOf(most))) return most
  let low = -1
  let high = most
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (middle >= 0 && fitsIn(heaviest, textOf(middle))) low = middle
    else high = middle
  }
  return low
}
