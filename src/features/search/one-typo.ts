const rest = (word: string, from: number) => word.slice(from)

/**
 * Whether the two words differ by one typo: a letter too many, too few or wrong, or two
 * neighbouring letters swapped.
 */
export function isOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    rest(short, at + 1) === rest(long, at + 1) ||
    (swapped && rest(short, at + 2) === rest(long, at + 2))
  )
}
