import type { ReactElement, ReactNode } from 'react'
import type { Load } from '@/lib/api/query'
import { isApiError } from '@/lib/api/errors'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { langOf } from '@/lib/text/lang-of'
import { LoadFailed } from './load-failed'
import { Loading } from './loading'

/** The text for a first load that failed, shown with Try again; or a function that renders something else. */
type Failed = string | ((error: unknown, retry: () => void) => ReactNode)

/** Without `failed`, the text of the toast is shown too; the toast reads it out, so the page does not. */
type Failure =
  | { toast: string; failed?: Failed | undefined }
  | {
      /** The toast of a first load that failed. */
      toast?: string | undefined
      failed: Failed
    }

type Props<Data> = Failure & {
  load: Load<Data>
  /** The text that says what is loading; or an element to show instead. */
  loading: string | ReactElement
  /** Another query, without which this one is not shown, has not loaded yet. */
  waits?: boolean
  /**
   * For a record that the API does not know (404). Without it, that is a failure like others; `toast` is shown either
   * way, as specified (Decision 170).
   */
  unknown?: ReactNode
  /** For a list that is empty. Without it, `children` get the empty list. */
  empty?: ReactNode
  /** Without it nothing is shown, for data that is shown elsewhere. */
  children?: (data: Data) => ReactNode
}

const isEmpty = (data: unknown) => Array.isArray(data) && data.length === 0

/**
 * The states of a query, the same everywhere: loaded, empty, unknown, failed, loading. Loaded data stays
 * while it is refetched, and a failed refetch is not reported. Product 8, Lists and loads.
 */
export function QueryStates<Data>(props: Props<Data>) {
  const { load, loading, waits, failed, toast, unknown, empty, children } = props
  useFailureToast(load, toast)
  if (waits || (load.data === undefined && !load.isLoadingError)) {
    return typeof loading === 'string' ? <Loading label={loading} /> : loading
  }
  if (load.data !== undefined) {
    return empty !== undefined && isEmpty(load.data) ? empty : children?.(load.data)
  }
  if (unknown !== undefined && isApiError(load.error, 'not-found')) return unknown
  const retry = () => void load.refetch()
  if (typeof failed === 'function') return failed(load.error, retry)
  const text = failed ?? toast ?? ''
  return (
    <LoadFailed
      message={<span lang={langOf(text)}>{text}</span>}
      onRetry={retry}
      quiet={failed === undefined}
    />
  )
}
