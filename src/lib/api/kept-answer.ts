import { createStore } from '@/lib/browser/store'

/** When this page's HTML was kept, where it is a kept one; the worker writes it there. */
function pageTime(): Date | null {
  if (typeof document === 'undefined') return null
  const time = Date.parse(document.documentElement.dataset['kept'] ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** Since when the oldest of what this page took from the keep has been there; null for nothing. */
export const keptSince = createStore<Date | null>(pageTime())

let wantsKept = false

/** Whether the call that is just being made is one for the kept copy. */
export const isForKeep = () => wantsKept

/**
 * Runs a call of the API, which then gives the kept copy of its answer instead of asking the server;
 * rejects where there is none. `ask` makes its call before it waits for anything.
 */
export function askKeep<Data>(ask: () => Promise<Data>): Promise<Data> {
  wantsKept = true
  try {
    return ask()
  } finally {
    wantsKept = false
  }
}
