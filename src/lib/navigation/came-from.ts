import { visitStore } from '@/lib/browser/storage/storage'

/** Storage key: carries the page to return to after a login from one document of this tab to the next. */
export const CAME_FROM = 'came-from'

/** Run before a new document's router: moves what `usePassOnCameFrom` stored into the history state. */
export function bringCameFrom() {
  const from = visitStore.get(CAME_FROM)
  if (from === null) return
  visitStore.remove(CAME_FROM)
  window.history.replaceState({ usr: { from } }, '')
}
