import { keyOf, type SavedItem } from './schema'

/** The list without a thing. */
export function without(items: readonly SavedItem[], item: SavedItem): SavedItem[] {
  return items.filter((other) => keyOf(other) !== keyOf(item))
}

/** The list with a thing at a place among those of its kind, from 0; a place past the last is the last. */
export function placed(items: readonly SavedItem[], item: SavedItem, at: number): SavedItem[] {
  const now = items.find((other) => keyOf(other) === keyOf(item)) ?? item
  const rest = without(items, item)
  const ofKind = rest.filter(({ kind }) => kind === item.kind)
  const next = ofKind[Math.max(0, at)]
  const last = ofKind.at(-1)
  const end = last ? rest.indexOf(last) + 1 : rest.length
  const index = next ? rest.indexOf(next) : end
  return [...rest.slice(0, index), now, ...rest.slice(index)]
}

/** Those of `items` that the list lacks, each once. */
export function newOnes(list: readonly SavedItem[], items: readonly SavedItem[]): SavedItem[] {
  const known = new Set(list.map(keyOf))
  return items.filter((item) => !known.has(keyOf(item)))
}
