import { MINUTE_MS } from '@/lib/dates/spans'

/**
 * Calls `tell` each minute, and when the page comes back from the browser's back/forward cache or wakes: its timers
 * were paused. Returns the function that stops it.
 */
export function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS)
  window.addEventListener('pageshow', tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pageshow', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}
