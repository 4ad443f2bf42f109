import type { ComponentType, ReactNode } from 'react'
import { createStore } from '@/lib/browser/store'

type KeptParts = {
  /** Between header and page: whether there is a line, and a new version. */
  line?: ReactNode
  /** In place of a page that is not kept. */
  NotKept?: ComponentType<{ onRetry: () => void }>
}

/** The paths of the pages that this document has shown and left: they are to be kept too, once there is a worker. */
export const leftPaths = new Set<string>()

/** What the late code that keeps the site shows around and in place of pages. */
export const keptParts = createStore<KeptParts>({})
