import { whenIdle } from '@/lib/browser/when-idle'
import { wantsKeeping } from '@/lib/browser/wants-keeping'
import { onFirstInteraction } from '@/lib/loading/first-interaction'

/** What the page itself needs comes first. */
const WAIT_MS = 3000

const nothing = () => undefined

const begin = () => void import('./keep-site').then(({ keepSite }) => keepSite(), nothing)
const beginWhenIdle = () => void whenIdle().then(begin)

/**
 * Keeps the site for use without a line, when the browser has time some seconds after the reader's first
 * interaction; at once where the page itself is a kept one, or the shell in place of one. Never for a
 * reader who saves data, unless asked. Product 10, Offline.
 */
export function startKeeping() {
  // Only a build has a worker.
  if (import.meta.env.DEV) return
  if ('kept' in document.documentElement.dataset) begin()
  else if (wantsKeeping()) onFirstInteraction(() => setTimeout(beginWhenIdle, WAIT_MS))
}
