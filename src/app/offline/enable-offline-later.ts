import { whenIdle } from '@/lib/browser/when-idle'
import { wantsKeeping } from '@/lib/browser/wants-keeping'
import { onFirstInteraction } from '@/lib/loading/first-interaction'

/** Lets what the page itself needs load first. */
const WAIT_MS = 3000

const nothing = () => undefined

const begin = () =>
  void import('./enable-offline').then(({ enableOffline }) => enableOffline(), nothing)
const beginWhenIdle = () => void whenIdle().then(begin)

/**
 * Stores the site for offline use, when the browser has time some seconds after the reader's first interaction; at
 * once if the page itself is a cached one, or the shell in place of one. Never for a reader who saves data, unless
 * asked. Product 10, Offline.
 */
export function enableOfflineLater() {
  // Only a build has a worker.
  if (import.meta.env.DEV) return
  if ('kept' in document.documentElement.dataset) begin()
  else if (wantsKeeping()) onFirstInteraction(() => setTimeout(beginWhenIdle, WAIT_MS))
}
