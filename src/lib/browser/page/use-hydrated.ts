import { useSyncExternalStore } from 'react'
import { nothing } from '@/lib/nothing'

const never = () => nothing

/**
 * A value that differs in the prerendered HTML: `inHtml` there and while it is hydrated, then `inBrowser`. An object
 * must be the same one at each call.
 */
export const useHydrated = <T>(inBrowser: () => T, inHtml: () => T): T =>
  useSyncExternalStore(never, inBrowser, inHtml)
