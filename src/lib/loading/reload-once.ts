import { visitStore } from '@/lib/browser/storage'

const RELOADED = 'reloaded-for-new-version'

/** Who wants lost code: whoever comes to a page, a person who asked again, or the line that is back. */
export type WantedBy = 'visit' | 'person' | 'line'

/**
 * Reloads the page to fetch a new version's file names: by itself once a visit, and whenever a
 * person asked again in vain, since a browser remembers which files it could not load. False:
 * already done, or no line, where the browser's own error page would take the place of ours; or it
 * is the line that came back: it may not carry yet, and somebody may be typing elsewhere.
 */
export function reloadForNewVersion(by: WantedBy): boolean {
  if (!navigator.onLine || by === 'line') return false
  const reloaded = visitStore.get(RELOADED) !== null
  if (by !== 'person' && (reloaded || !visitStore.set(RELOADED, '1'))) return false
  window.location.reload()
  return true
}

/** Makes up for a reload, so that the next lost page may have one too. */
export const forgetReload = () => visitStore.remove(RELOADED)
