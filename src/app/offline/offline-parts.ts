import type { ComponentType, ReactNode } from 'react'
import { createStore } from '@/lib/browser/storage/store'

type OfflineParts = {
  /** Between header and page: notes on the connection and on a new version. */
  bar?: ReactNode
  /** In place of a page that is not cached. */
  NotCached?: ComponentType<{ onRetry: () => void }>
}

/** The paths of pages that this document has shown and left: they are cached too, once there is a worker. */
export const leftPaths = new Set<string>()

/** What the offline code, which loads late, shows around and in place of pages. */
export const offlineParts = createStore<OfflineParts>({})
