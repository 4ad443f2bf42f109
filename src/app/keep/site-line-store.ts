import type { ReactNode } from 'react'
import { createStore } from '@/lib/browser/store'

/** What stands between header and page: whether there is a line, and a new version. Late code sets it. */
export const siteLine = createStore<ReactNode>(null)
