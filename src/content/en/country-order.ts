import { sorted } from '@/lib/lists'

/** A list of countries in the order of the alphabet. Product 10, Languages. */
export const inAlphabet = <T>(list: readonly T[], nameOf: (item: T) => string): readonly T[] =>
  sorted(list, (one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
