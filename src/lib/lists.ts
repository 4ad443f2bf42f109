/** A sorted copy: `toSorted` is not in every engine the site is made for. Product 10, Browsers. */
export function sorted<T>(list: Iterable<T>, order?: (one: T, other: T) => number): T[] {
  const copy = [...list]
  copy.sort(order)
  return copy
}

/** A reversed copy, like `toReversed`. */
export function reversed<T>(list: Iterable<T>): T[] {
  const copy = [...list]
  copy.reverse()
  return copy
}

/** A copy with `others` in place of the `count` items from `place` on, like `toSpliced`. */
export const spliced = <T>(
  list: readonly T[],
  place: number,
  count: number,
  ...others: readonly T[]
): T[] => [...list.slice(0, place), ...others, ...list.slice(place + count)]
