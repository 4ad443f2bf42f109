import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline']

function onChange(tell: () => void) {
  for (const type of CHANGES) window.addEventListener(type, tell)
  return () => {
    for (const type of CHANGES) window.removeEventListener(type, tell)
  }
}

/**
 * Whether the browser says that the device is online, updated with each change; true in prerendered HTML. Being online
 * says nothing about the server. Product 10, Offline.
 */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
