/**
 * A browser storage that never throws: where it is denied or full, what was written is kept
 * in memory for this page. Values are text; reading and checking them is the caller's work.
 */
export type SafeStorage = {
  get: (key: string) => string | null
  /** Returns false where the value could not be kept beyond this page. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  /** False while the last change to `key` holds on this page alone. */
  isKept: (key: string) => boolean
}

/** What the browser's storage refused to keep, by key; null marks a removal it refused. */
type Memory = Map<string, string | null>

function safeStorage(open: () => Storage, memory: Memory): SafeStorage {
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
    isKept: (key) => !memory.has(key),
  }
}

const localMemory: Memory = new Map()

/** Kept until removed, shared by all tabs: the login (`auth`) and the shortlist (`cart`). */
export const localStore = safeStorage(() => window.localStorage, localMemory)

/** Kept for this tab's visit: drafts, and what was closed once. */
export const visitStore = safeStorage(() => window.sessionStorage, new Map())

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

/**
 * Calls `listener` when `key` in localStorage may have changed elsewhere: another tab wrote it
 * (or cleared everything), or this page comes back from the browser's back/forward cache, where
 * it heard nothing. Returns the unsubscribe.
 */
export function onOtherTab(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    // The newest writer wins, also over what only this page remembers.
    localMemory.delete(key)
    listener()
  }
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}
