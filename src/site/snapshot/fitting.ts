import { gzipSync } from 'node:zlib'

/** Whether a text has at most this many bytes as gzip. */
const fitsIn = (heaviest: number, text: string): boolean =>
  gzipSync(text, { level: 9 }).length <= heaviest

/** The largest number up to `most` with which the text has at most `heaviest` bytes as gzip; -1 if none does. */
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
