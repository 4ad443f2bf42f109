import { reversed, sorted } from '@/lib/lists'
import { madeAt } from './dates'

type Dated = { _id: string; createdAt?: string | null | undefined }

/**
 * Newest first: by `createdAt`, else the time inside the id, else the reverse of the given
 * order. Product 2, Latest jobs strip.
 */
export function newestFirst<T extends Dated>(items: readonly T[]): T[] {
  const dated = reversed(items).map((item) => ({ item, time: madeAt(item)?.getTime() ?? null }))
  const inOrder = dated.every(({ time }) => time !== null)
    ? sorted(dated, (a, b) => (b.time ?? 0) - (a.time ?? 0))
    : dated
  return inOrder.map(({ item }) => item)
}
