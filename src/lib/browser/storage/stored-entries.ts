import { sorted } from '@/lib/lists'
import { localStore, readTimes, visitStore } from './storage'

/** One thing that a storage of this browser holds for the site. */
export type StoredEntry = {
  key: string
  text: string
  /** In localStorage; else in sessionStorage, for the visit of this tab. */
  lasting: boolean
  /** When it was last written, in ms; null if that was not noted. */
  since: number | null
}

const storages = [
  { lasting: true, open: () => window.localStorage },
  { lasting: false, open: () => window.sessionStorage },
]

function entriesOf({ lasting, open }: (typeof storages)[number]): StoredEntry[] {
  try {
    const storage = open()
    const times = readTimes(storage)
    return sorted(Object.keys(storage)).map((key) => {
      const since = times[key]
      const text = storage.getItem(key) ?? ''
      return { key, text, lasting, since: typeof since === 'number' ? since : null }
    })
  } catch {
    // Access is denied: then nothing is stored there either.
    return []
  }
}

let known: { text: string; entries: readonly StoredEntry[] } = { text: '[]', entries: [] }

/** All that both storages hold now. Returns the same list until something changes. */
export function readStoredEntries(): readonly StoredEntry[] {
  const entries = storages.flatMap(entriesOf)
  const text = JSON.stringify(entries)
  if (text !== known.text) known = { text, entries }
  return known.entries
}

/** Calls `listener` when something was deleted here, or changed in another tab. */
export function onStoredChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Deletes entries, and sends this page the event that another tab would get. */
export function deleteStored(entries: readonly Pick<StoredEntry, 'key' | 'lasting'>[]) {
  for (const { key, lasting } of entries) {
    const store = lasting ? localStore : visitStore
    store.remove(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}
