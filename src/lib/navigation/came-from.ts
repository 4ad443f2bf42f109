import { visitStore } from '@/lib/browser/storage'

/** Holds the page that a login leads back to from one document of this tab to the next. */
export const CAME_FROM = 'came-from'

/** Before the router of a new document: what `useKeptFrom` kept is in its state again, and kept no longer. */
export function bringCameFrom() {
  const from = visitStore.get(CAME_FROM)
  if (from === null) return
  visitStore.remove(CAME_FROM)
  window.history.replaceState({ usr: { from } }, '')
}
