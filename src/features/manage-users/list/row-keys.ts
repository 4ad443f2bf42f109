/**
 * Makes the React keys of a list's rows from their ids. Where at least half of them stay, as after a refresh, an id
 * keeps its row, and a new id takes over the row of one that left. Where most leave, as in a search, each row stays in
 * its place and shows another id. To update elements costs less than to create or move them (Decision 136).
 */
export function rowKeys(): (ids: readonly string[]) => readonly number[] {
  let before: readonly (readonly [id: string, key: number])[] = []
  let made = 0
  const atPlaces = (ids: readonly string[]) =>
    ids.map((_, place) => before[place]?.[1] ?? (made += 1))
  function byId(ids: readonly string[], stay: ReadonlyMap<string, number>) {
    const taken = new Set(stay.values())
    const free = before.map(([, key]) => key).filter((key) => !taken.has(key))
    return ids.map((id) => stay.get(id) ?? free.shift() ?? (made += 1))
  }
  return (ids) => {
    const listed = new Set(ids)
    const stay = new Map(before.filter(([id]) => listed.has(id)))
    const mostLeft = stay.size * 2 < Math.min(ids.length, before.length)
    const keys = mostLeft ? atPlaces(ids) : byId(ids, stay)
    before = ids.map((id, place) => [id, keys[place] ?? 0])
    return keys
  }
}
