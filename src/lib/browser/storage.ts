/**
 * A browser storage that never throws: where it is denied or full, what was written is kept
 * in memory for this page. Values are text; reading and checking them is the caller's work.
 */
type SafeStorage = {
  get: (key: string) => string | null
  /** Returns false where the value could not be kept beyond this page. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  /** False while the last change to `key` holds on this page alone. */
  isKept: (key: string) => boolean
}

/** What the browser's storage refused to keep, by key; null marks a removal it refused. */
type Memory = Map<string, string | null>

/** Where each storage notes when its keys were last written, in ms. Product 10, Your data. */
const TIMES_KEY = 'kept-since'

/** Somebody who types writes often; the time is told in minutes. */
const SAME_MS = 60_000

/** The times of a storage, by key; empty where they cannot be read. */
export function readTimes(storage: Storage): Record<string, unknown> {
  try {
    const times: unknown = JSON.parse(storage.getItem(TIMES_KEY) ?? '{}')
    return { ...Object(times) }
  } catch {
    return {}
  }
}

function noteTime(storage: Storage, key: string) {
  const times = readTimes(storage)
  const now = Date.now()
  if (Math.abs(now - Number(times[key] ?? 0)) < SAME_MS) return
  const present = Object.entries({ ...times, [key]: now }).filter(
    ([each]) => storage.getItem(each) !== null,
  )
  storage.setItem(TIMES_KEY, JSON.stringify(Object.fromEntries(present)))
}

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
      } catch {
        memory.set(key, value)
        return false
      }
      try {
        noteTime(open(), key)
      } catch {
        // Full: the value counts, its time does not.
      }
      return true
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

/** Kept until removed, shared by all tabs: login, shortlist, plans and what else `kept-things.ts` lists. */
export const localStore = safeStorage(() => window.localStorage, localMemory)

/** What a denied or full sessionStorage refused, which this page remembers; null: a removal. */
export const visitMemory: Memory = new Map()

/** Kept for this tab's visit: drafts, and what was closed once. */
export const visitStore = safeStorage(() => window.sessionStorage, visitMemory)

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
