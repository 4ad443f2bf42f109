import { wantsKeeping } from '@/lib/browser/offline/wants-keeping'
import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { nothing } from '@/lib/nothing'

/** Lets what the page itself needs load first. */
const WAIT_MS = 3000

// Not by loadCode: if the file cannot be had now, the next visit loads it, and a second try would cost every page bytes.
const begin = () =>
  void import('./offline/enable-offline').then(({ enableOffline }) => enableOffline(), nothing)

/**
 * Loads the code that stores the site for offline use, some seconds after the reader's first interaction; at once if
 * the page itself is a cached one, or the shell in place of one. Never for a reader who saves data, unless asked. The
 * worker is then registered when the browser is idle. Product 10, Offline.
 */
export function enableOfflineLater() {
  // Only a build has a worker.
  if (import.meta.env.DEV) return
  if ('kept' in document.documentElement.dataset) begin()
  else if (wantsKeeping()) onFirstInteraction(() => setTimeout(begin, WAIT_MS))
}
