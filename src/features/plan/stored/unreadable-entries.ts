import * as v from 'valibot'
import { setIfRoom } from '@/lib/browser/storage/set-if-room'
import { localStore } from '@/lib/browser/storage/storage'
import { createStoredStore, useStore } from '@/lib/browser/storage/store'
import { UNREADABLE_KEY } from './storage-keys'

const entrySchema = v.object({ at: v.string(), data: v.unknown() })

/** Something that could not be read as a plan, and when that was found (ISO). */
export type UnreadableEntry = v.InferOutput<typeof entrySchema>

function readEntries(stored: unknown): readonly UnreadableEntry[] {
  const entries = v.safeParse(v.array(entrySchema), stored)
  // This list is broken too: it is kept as one entry.
  return entries.success ? entries.output : [{ at: '', data: localStore.get(UNREADABLE_KEY) }]
}

const store = createStoredStore<readonly UnreadableEntry[]>(UNREADABLE_KEY, [], readEntries)

/** What could not be read, stored under `plans-aside` until the reader deletes it. Product 10, Plans. */
export const unreadableEntries = {
  /** Adds entries. False if there is no room: then none is added. */
  add: (data: readonly unknown[], now: string): boolean =>
    setIfRoom(store, [...store.get(), ...data.map((each) => ({ at: now, data: each }))]),
  set: store.set,
}

/** What could not be read, here and in other tabs; none in prerendered pages. */
export const useUnreadableEntries = (): readonly UnreadableEntry[] => useStore(store)
