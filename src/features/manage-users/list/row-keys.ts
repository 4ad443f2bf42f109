/**
 * Makes the React keys of a list's rows from their ids: an id that stays keeps its row, and a new id takes
 * over the row of one that left. To update existing elements costs less than to create others.
 */
export function rowKeys(): (ids: readonly string[]) => readonly number[] {
  let before = new Map<string, number>()
  let made = 0
  return (ids) => {
    const stay = new Map<string, number>()
    for (const id of ids) {
      const key = before.get(id)
      if (key !== undefined) stay.set(id, key)
    }
    const taken = new Set(stay.values())
    const free = [...before.values()].filter((key) => !taken.has(key))
    before = stay
    return ids.map((id) => {
      const key = stay.get(id) ?? free.shift() ?? (made += 1)
      stay.set(id, key)
      return key
    })
  }
}
