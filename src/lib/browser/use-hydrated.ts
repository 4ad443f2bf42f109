import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * A value of which the prerendered HTML knows another: `inHtml` there and for the first rendering on it, then
 * `inBrowser`. Values that are compared by identity have to stay the same.
 */
export const useHydrated = <T>(inBrowser: () => T, inHtml: () => T): T =>
  useSyncExternalStore(never, inBrowser, inHtml)
