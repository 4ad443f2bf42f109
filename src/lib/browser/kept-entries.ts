import { sorted } from '@/lib/lists'
import { createSignal } from './store'
import { localStore, readTimes, visitStore } from './storage'

/** One thing that a storage of this browser holds for the site. */
export type KeptEntry = {
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

function entriesOf({ lasting, open }: (typeof storages)[number]): KeptEntry[] {
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

const deleted = createSignal()

let known: { text: string; entries: readonly KeptEntry[] } = { text: '[]', entries: [] }

/** All that both storages hold now. Returns the same list until something changes. */
export function readKeptEntries(): readonly KeptEntry[] {
  const entries = storages.flatMap(entriesOf)
  const text = JSON.stringify(entries)
  if (text !== known.text) known = { text, entries }
  return known.entries
}

/** Calls `listener` when something was deleted here, or changed in another tab. */
export function onKeptChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  const stop = deleted.subscribe(listener)
  return () => {
    window.removeEventListener('storage', listener)
    stop()
  }
}

/** Deletes entries, and sends this page the event that another tab would get. */
export function deleteKept(entries: readonly Pick<KeptEntry, 'key' | 'lasting'>[]) {
  for (const { key, lasting } of entries) {
    const store = lasting ? localStore : visitStore
    store.remove(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  deleted.emit()
}
