import * as v from 'valibot'
import { neededText } from '@/lib/api/record-schemas'
import { shortlistLimits } from '@/content/facts/shortlist'
import { beginning } from '@/lib/text/cut-text'
import { fromBase64Url, toBase64Url } from '@/lib/text/base64-url'
import { keyOf, type SavedItem, savedKinds } from '@/features/shortlist/stored/schema'

const VERSION = '1'

/** The list in an address: its items, and how many entries cannot be read; or why there is none. */
export type LinkedList =
  | { items: readonly SavedItem[]; unreadable: number }
  | { trouble: 'broken' | 'other-version' | 'too-long' | 'empty' }

/** For each kind, in order: id, name, id, name and so on. */
const packedSchema = v.strictTuple([
  v.array(v.unknown()),
  v.array(v.unknown()),
  v.array(v.unknown()),
])

const idSchema = v.pipe(neededText, v.maxLength(shortlistLimits.linkedId))

/** A name on one line, cut to the length that a link allows. */
export function linkedName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  const { linkedName: most } = shortlistLimits
  return line.length > most ? `${beginning(line, most)}…` : line
}

/**
 * The fragment of a link with the first entries of a list: kinds, ids and names. Notes and prices
 * are left out. Product 10, Shortlist.
 */
export function listFragment(items: readonly SavedItem[]): string {
  const some = items.slice(0, shortlistLimits.linked)
  const packed = savedKinds.map((kind) =>
    some.filter((item) => item.kind === kind).flatMap(({ id, name }) => [id, linkedName(name)]),
  )
  return `#list=${VERSION}${toBase64Url(JSON.stringify(packed))}`
}

/** Reads the fragment of an address, which anybody may have written; null if it is not about a list. */
export function readListFragment(fragment: string): LinkedList | null {
  const [, text] = /^#list(?:=|%3D)(.*)$/is.exec(fragment) ?? []
  if (text === undefined) return null
  if (text.length > shortlistLimits.link) return { trouble: 'too-long' }
  const [, version, body = ''] = /^(\d+?)([\w-]*)/.exec(text) ?? []
  if (version === undefined) return { trouble: 'broken' }
  if (version !== VERSION) return { trouble: 'other-version' }
  return unpack(body)
}

function unpack(body: string): LinkedList {
  try {
    const lists = v.parse(packedSchema, JSON.parse(fromBase64Url(body) ?? ''))
    return gather(lists)
  } catch {
    return { trouble: 'broken' }
  }
}

function gather(lists: readonly (readonly unknown[])[]): LinkedList {
  const byKey = new Map<string, SavedItem>()
  let unreadable = 0
  for (const [index, kind] of savedKinds.entries()) {
    const parts = lists[index] ?? []
    for (let at = 0; at < parts.length; at += 2) {
      const id = v.safeParse(idSchema, parts[at])
      const name = v.safeParse(neededText, parts[at + 1])
      if (id.success && name.success) {
        const item = { kind, id: id.output, name: linkedName(name.output) }
        byKey.set(keyOf(item), { ...item, price: undefined, note: undefined })
      } else unreadable += 1
    }
  }
  if (byKey.size > shortlistLimits.linked) return { trouble: 'too-long' }
  if (byKey.size === 0) return { trouble: unreadable > 0 ? 'broken' : 'empty' }
  return { items: [...byKey.values()], unreadable }
}
