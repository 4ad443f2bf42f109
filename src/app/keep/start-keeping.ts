import { wantsKeeping } from '@/lib/browser/wants-keeping'
import { onFirstSign } from '@/lib/loading/first-sign'
import { loadCode } from '@/lib/loading/load-code'

/** What the page itself needs comes first. */
const WAIT_MS = 3000

const begin = () =>
  void loadCode(() => import('./keep-site')).then(
    ({ keepSite }) => keepSite(),
    () => undefined,
  )

/**
 * Keeps the site for use without a line, some seconds after the reader's first sign of life; at once
 * where the page itself is a kept one. Never for a reader who saves data, unless asked. Product 10,
 * Without a line.
 */
export function startKeeping() {
  // Only a build has a worker.
  if (import.meta.env.DEV || !wantsKeeping()) return
  const { kept, missing } = document.documentElement.dataset
  if (kept || missing || !navigator.onLine) begin()
  else onFirstSign(() => setTimeout(begin, WAIT_MS))
}
