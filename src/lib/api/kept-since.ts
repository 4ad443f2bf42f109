import { createStore } from '@/lib/browser/store'

/** When this page's HTML was kept, where it is a kept one; the worker writes it there. */
function pageTime(): Date | null {
  if (typeof document === 'undefined') return null
  const time = Date.parse(document.documentElement.dataset['kept'] ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

/** Since when the oldest of what this page took from the keep has been there; null for nothing. */
export const keptSince = createStore<Date | null>(pageTime())
