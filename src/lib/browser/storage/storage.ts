/**
 * A browser storage that never throws: if it is denied or full, what was written is kept in memory for this page.
 * Values are text; the caller parses and checks them.
 */
type SafeStorage = {
  get: (key: string) => string | null
  /** Returns false if the value could not be stored beyond this page. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  /** False while only this page knows the last change to `key`. */
  isKept: (key: string) => boolean
}

/** What the browser's storage refused to store, by key; null marks a removal it refused. */
type Memory = Map<string, string | null>

/** The key under which each storage notes when its keys were last written, in ms. Product 10, Your data. */
const TIMES_KEY = 'kept-since'

/** No new time is noted within this span: typing writes often, and the time is shown in minutes. */
const SAME_MS = 60_000

/** The times of a storage, by key; empty if they cannot be read. */
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
        // The storage is full: the value is stored, but not its time.
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

/** Kept until removed, shared by all tabs: login, shortlist, plans and what else `stored-things.ts` lists. */
export const localStore = safeStorage(() => window.localStorage, localMemory)

/** What a denied or full sessionStorage refused and only this page remembers; null marks a removal. */
export const visitMemory: Memory = new Map()

/** Kept for this tab's visit: drafts, and what the reader has closed. */
export const visitStore = safeStorage(() => window.sessionStorage, visitMemory)

/** Reads JSON; null for anything that is not JSON. */
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
 * Calls `listener` when `key` in localStorage may have changed elsewhere: another tab wrote it (or cleared everything),
 * or this page comes back from the browser's back/forward cache, where it got no events. Returns the unsubscribe.
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
