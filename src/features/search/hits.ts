import type { Category } from '@/entities/category/schema'
import type { CountryInList } from '@/entities/country/schema'
import type { Work } from '@/entities/work/schema'
import { bestFirst, hasWord, type Hit, itemsOf, type Match } from './match'

/** What is searched by its words: lists that a snapshot holds as well as the API. */
export type Lists = { countries: CountryInList[]; categories: Category[]; works: Work[] }

/** No list has anything. */
export const NOTHING: Lists = { countries: [], categories: [], works: [] }

type Hits = { [Kind in keyof Lists]: Hit<Lists[Kind][number]>[] }

const byName = ({ name }: { name: string }) => [name]

/** What meets the keyword; works are found by the name of their category, too. */
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

/** Whether a hit of any kind has the word itself. */
export const haveWord = (hits: Hits): boolean => Object.values(hits).some(hasWord)

/** What is shown of the hits, with those of a slip or without. */
export function foundOf(hits: Hits, withSlips: boolean): Lists {
  return {
    countries: itemsOf(hits.countries, withSlips),
    categories: itemsOf(hits.categories, withSlips),
    works: itemsOf(hits.works, withSlips),
  }
}

/** A page of ours that a search leads to: its address for the router, its name and what it is for. */
export type SitePage = { to: string; name: string; line: string }

/** More would hide the one that answers. */
const MOST_PAGES = 5

/** The best of the pages, five at most; those of a slip only where they may be and none has the word itself. */
export const pagesOf = (hits: readonly Hit<SitePage>[], mayShowSlips: boolean): SitePage[] =>
  itemsOf(hits, mayShowSlips && !hasWord(hits)).slice(0, MOST_PAGES)

/** How much there is of all kinds. */
export const countOf = (found: Lists): number =>
  found.countries.length + found.categories.length + found.works.length

function notIn<T extends { _id: string }>(items: readonly T[], shown: readonly T[]): T[] {
  const known = new Set(shown.map(({ _id }) => _id))
  return items.filter(({ _id }) => !known.has(_id))
}

/** Of what the API knows, that which does not stand yet. */
export function addedTo(shown: Lists, fresh: Lists): Lists {
  return {
    countries: notIn(fresh.countries, shown.countries),
    categories: notIn(fresh.categories, shown.categories),
    works: notIn(fresh.works, shown.works),
  }
}
