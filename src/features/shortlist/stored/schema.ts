import * as v from 'valibot'
import { neededText } from '@/lib/api/record-schemas'

/** Every kind, in the order in which the page shows them. */
export const savedKinds = ['country', 'work', 'product'] as const

/** What a saved thing is. */
export type SavedKind = (typeof savedKinds)[number]

/**
 * One saved thing; `price` in rupees, for products; `category` for works, since many have the same name; `note` is
 * the reader's own; `was` the name under which it was saved, if the API's is another. Its address follows from kind and id.
 */
export const savedItemSchema = v.object({
  kind: v.picklist(savedKinds),
  id: neededText,
  name: neededText,
  category: v.fallback(v.optional(v.string()), undefined),
  price: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
  note: v.fallback(v.optional(v.string()), undefined),
  was: v.fallback(v.optional(v.string()), undefined),
})

/** A saved thing that has been read and checked. */
export type SavedItem = v.InferOutput<typeof savedItemSchema>

/** Reads what is in the storage, without unreadable entries and repeats; anything but a list is an empty list. */
export function readSaved(stored: unknown): SavedItem[] {
  if (!Array.isArray(stored)) return []
  const byKey = new Map<string, SavedItem>()
  for (const entry of stored) {
    const result = v.safeParse(savedItemSchema, entry)
    if (result.success) byKey.set(keyOf(result.output), result.output)
  }
  return [...byKey.values()]
}

/** The entries of another shape, which `readSaved` leaves out; repeats are not among them. */
export const unreadableIn = (entries: readonly unknown[]): unknown[] =>
  entries.filter((entry) => !v.is(savedItemSchema, entry))

/** The key by which two entries are the same thing. */
export function keyOf({ kind, id }: Pick<SavedItem, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}
