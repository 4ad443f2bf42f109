import { type StoredId, storedThingOf, storedThings } from '@/content/facts/stored-things'
import { sorted } from '@/lib/lists'
import type { StoredEntry } from '@/lib/browser/storage/stored-entries'

/** The entries of one thing in one storage. */
export type StoredGroup = {
  id: StoredId | 'unknown'
  lasting: boolean
  entries: readonly StoredEntry[]
  /** Keys and texts together. */
  bytes: number
  /** When it was last written, in ms; null if that is not known. */
  since: number | null
}

const bytesOf = ({ key, text }: StoredEntry) => new TextEncoder().encode(key + text).length

const ids: readonly string[] = storedThings.map(({ id }) => id)
/** Entries that the site does not know come first: they may be somebody else's. */
const placeOf = ({ id }: StoredGroup) => ids.indexOf(id)

/** What a browser stores, grouped by things that people know, in the order of the facts. */
export function groupsOf(entries: readonly StoredEntry[]): StoredGroup[] {
  const groups = new Map<string, StoredEntry[]>()
  for (const entry of entries) {
    // An entry that the site does not know is a group of its own, under its own key.
    const id = storedThingOf(entry.key, entry.lasting) ?? `unknown ${entry.key}`
    const name = `${id} ${entry.lasting}`
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  const told = [...groups.values()].flatMap((group): StoredGroup[] => {
    const [first] = group
    if (!first) return []
    const times = group.flatMap(({ since }) => since ?? [])
    return [
      {
        id: storedThingOf(first.key, first.lasting) ?? 'unknown',
        lasting: first.lasting,
        entries: group,
        bytes: group.reduce((sum, entry) => sum + bytesOf(entry), 0),
        since: times.length > 0 ? Math.max(...times) : null,
      },
    ]
  })
  return sorted(told, (a, b) => placeOf(a) - placeOf(b))
}
