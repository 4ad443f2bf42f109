import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline']

function onChange(tell: () => void) {
  for (const type of CHANGES) window.addEventListener(type, tell)
  return () => {
    for (const type of CHANGES) window.removeEventListener(type, tell)
  }
}

/**
 * Whether the device has a line, as the browser knows it, and again with each change; true in
 * prerendered HTML. A line says nothing of the server behind it. Product 10, Offline.
 */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
