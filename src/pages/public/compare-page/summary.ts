import { compare } from '@/words/compare'
import { compareBar } from '@/words/compare-bar'
import type { Group } from './groups'
import type { Verdict } from './rows'
import { shownCountryName } from '@/features/compare/shown-country-name'

/** The comparison in a sentence; empty if no country has loaded, or only one of `chosen`. */
export function summaryOf(
  countries: readonly { name: string }[],
  groups: readonly Group[],
  chosen: number,
): string {
  const names = compare.together(countries.map(({ name }) => shownCountryName(name)))
  if (countries.length < 2) return names && chosen < 2 ? compareBar.one : ''
  const rows = groups.flatMap((group) => group.rows)
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length
  const counts = { different: count('different'), same: count('same'), partial: count('partial') }
  return compare.summary(names, counts)
}
