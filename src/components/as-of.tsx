import type { Load } from '@/lib/api/query'
import { isApiError } from '@/lib/api/errors'
import { latePart } from './late-part'

const Line = latePart(() => import('./as-of-line'), 'AsOfLine', { failed: () => null })
const Newer = latePart(() => import('./newer-line'), 'NewerLine', { failed: () => null })

type Read = Pick<Load<unknown>, 'data' | 'error'> & {
  dataUpdatedAt: number
  errorUpdateCount: number
}

type Props = {
  of: readonly Read[]
  /** Shows the newer data that waits, as `useWithoutShift` gives it; undefined if none waits. */
  showNewer?: (() => void) | undefined
}

/** Whether the data came with a page (src/lib/api/snapshot-query.ts) and the API failed to refresh it. */
const isOld = ({ data, dataUpdatedAt, errorUpdateCount, error }: Read) =>
  data !== undefined &&
  dataUpdatedAt === 0 &&
  errorUpdateCount > 0 &&
  !isApiError(error, 'not-found')

/**
 * Says how old the shown data is, if the API failed and the data came with the page, or that newer data waits, since it
 * would move what is read. Takes no space unless the font is large. Product 10, Pages made of data.
 */
export function AsOf({ of, showNewer }: Props) {
  if (showNewer) return <Newer onShow={showNewer} />
  return of.some(isOld) && <Line />
}
