import type { Category } from '@/entities/category/schema'
import type { CountryInList } from '@/entities/country/schema'
import type { Work } from '@/entities/work/schema'
import { bestFirst, hasWord, type Hit, itemsOf, type Match } from './match'

/** What a keyword searches: lists that come from a snapshot as well as from the API. */
export type Lists = { countries: CountryInList[]; categories: Category[]; works: Work[] }

/** Three empty lists. */
export const NOTHING: Lists = { countries: [], categories: [], works: [] }

type Hits = { [Kind in keyof Lists]: Hit<Lists[Kind][number]>[] }

const byName = ({ name }: { name: string }) => [name]

/** What matches the keyword; works are also found by the name of their category. */
export function hitsIn(lists: Lists, matches: Match, categoryName: (id: string) => string): Hits {
  return {
    countries: bestFirst(matches, lists.countries, byName),
    categories: bestFirst(matches, lists.categories, byName),
    works: bestFirst(matches, lists.works, ({ name, details, category }) => [
      name,
      details,
      categoryName(category),
    ]),
  }
}

/** Whether a hit of any kind contains the word itself. */
export const haveWord = (hits: Hits): boolean => Object.values(hits).some(hasWord)

/** The hits to show, with or without those found by a typo. */
export function foundOf(hits: Hits, withTypos: boolean): Lists {
  return {
    countries: itemsOf(hits.countries, withTypos),
    categories: itemsOf(hits.categories, withTypos),
    works: itemsOf(hits.works, withTypos),
  }
}

/** A page of the site that a search leads to: its address for the router, its name and what it is for. */
export type SitePage = { to: string; name: string; line: string }

/** More would hide the one that answers. */
const MOST_PAGES = 5

/** The best pages, five at most; those found by a typo only if allowed, and if none contains the word itself. */
export const pagesOf = (hits: readonly Hit<SitePage>[], mayShowTypos: boolean): SitePage[] =>
  itemsOf(hits, mayShowTypos && !hasWord(hits)).slice(0, MOST_PAGES)

/** The number of items of all kinds. */
export const countOf = (found: Lists): number =>
  found.countries.length + found.categories.length + found.works.length

function notIn<T extends { _id: string }>(items: readonly T[], shown: readonly T[]): T[] {
  const known = new Set(shown.map(({ _id }) => _id))
  return items.filter(({ _id }) => !known.has(_id))
}

/** The items from the API that are not shown yet. */
export function addedTo(shown: Lists, fresh: Lists): Lists {
  return {
    countries: notIn(fresh.countries, shown.countries),
    categories: notIn(fresh.categories, shown.categories),
    works: notIn(fresh.works, shown.works),
  }
}
