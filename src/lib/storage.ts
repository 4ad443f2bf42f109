/**
 * A browser storage that never throws: where it is denied or full, what was written is kept
 * in memory for this page. Values are text; reading and checking them is the caller's work.
 */
export type SafeStorage = {
  get: (key: string) => string | null
  /** Returns false where the value could not be kept beyond this page. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

function safeStorage(open: () => Storage): SafeStorage {
  // Keys that the browser's storage refused; null marks a removal it refused.
  const memory = new Map<string, string | null>()
  return {
    get(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
        memory.delete(key)
      } catch {
        memory.set(key, null)
      }
    },
  }
}

/** Kept until removed, shared by all tabs: the login (`auth`) and the shortlist (`cart`). */
export const localStore = safeStorage(() => window.localStorage)

/** Kept for this tab's visit: drafts, and what was closed once. */
export const visitStore = safeStorage(() => window.sessionStorage)

/** Reads JSON; anything that is none is null. */
export function readJson(store: SafeStorage, key: string): unknown {
  const text = store.get(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Calls `listener` when another tab changes `key` (or clears everything). Returns the unsubscribe. */
export function onOtherTab(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}
