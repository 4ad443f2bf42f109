import { madeAt } from './dates'

type Dated = { _id: string; createdAt?: string | null | undefined }

/**
 * Newest first: by `createdAt`, else the time inside the id, else the reverse of the given
 * order. Product 2, Latest jobs strip.
 */
export function newestFirst<T extends Dated>(items: readonly T[]): T[] {
  const dated = items.toReversed().map((item) => ({ item, time: madeAt(item)?.getTime() ?? null }))
  const sorted = dated.every(({ time }) => time !== null)
    ? dated.toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0))
    : dated
  return sorted.map(({ item }) => item)
}
