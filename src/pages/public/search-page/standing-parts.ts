import type { Lists } from '@/features/search/hits'
import type { Asked } from './answers'

/**
 * What is shown below the search field. Below the results: `failed`, what could not be searched; `pages`, the
 * site's own, which load with the code that asks the API; `rest`.
 */
const KINDS = ['countries', 'categories', 'products', 'works'] as const
const ADDED = ['moreCountries', 'moreCategories', 'moreWorks'] as const

type Kind = (typeof KINDS)[number]
type Results = Kind | (typeof ADDED)[number]
type Part = Results | 'failed' | 'pages' | 'rest'

/** Whether a part contains results, which are counted. */
export const holdsResults = (part: Part): part is Results =>
  part !== 'failed' && part !== 'pages' && part !== 'rest'

/** What the API adds to an index's answer, by the names of the parts. */
export const added = ({ countries, categories, works }: Lists) => ({
  moreCountries: countries,
  moreCategories: categories,
  moreWorks: works,
})

type Facts = {
  /** Whether the index answered. */
  isAnswered: boolean
  searching: boolean
  asked: Asked
  /** For which kinds the API has answered, or failed to. */
  there: Record<Kind, boolean>
}

/** The parts in the order in which they should be shown, and whether each is there. */
export function standingParts({ isAnswered, searching, asked, there }: Facts) {
  const parts: { name: Part; there: boolean }[] = []
  const isAsked = asked.products === 'yes'
  if (!isAnswered) {
    for (const kind of KINDS) parts.push({ name: kind, there: there[kind] })
    return [
      ...parts,
      { name: 'failed' as const, there: !searching },
      { name: 'pages' as const, there: isAsked },
      { name: 'rest' as const, there: !searching },
    ]
  }
  parts.push(
    { name: 'countries', there: true },
    { name: 'categories', there: true },
    { name: 'works', there: true },
    { name: 'products', there: there.products },
  )
  // Below everything shown already, so that nothing being read moves.
  if (asked.lists !== 'no')
    parts.push(
      { name: 'moreCountries', there: there.countries },
      { name: 'moreCategories', there: there.categories },
      { name: 'moreWorks', there: there.works },
    )
  // By now the reader has interacted, and the code for more has loaded.
  return [
    ...parts,
    { name: 'pages' as const, there: isAsked },
    { name: 'rest' as const, there: isAsked },
  ]
}
