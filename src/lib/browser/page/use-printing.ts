import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

function subscribe(tell: () => void) {
  const begin = () => {
    printing = true
    // The browser lays the page out for print as soon as its listeners have run.
    flushSync(tell)
  }
  const end = () => {
    printing = false
    tell()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    printing = false
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/** True while the page is being printed: from just before its layout for print until printing is done. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  )
}
