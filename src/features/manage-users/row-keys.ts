/**
 * Makes the keys of a list's rows, by the ids in them: who stays keeps their row, and who comes takes
 * over the row of one who went. To fill its elements anew costs less than to make others.
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
