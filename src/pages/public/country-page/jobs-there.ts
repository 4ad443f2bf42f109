import type { QueryClient } from '@tanstack/react-query'
import { namesOneOf } from '@/content/facts/named-countries'
import { CATEGORIES } from '@/entities/category/keys'
import { categoryWorksKey } from '@/entities/work/keys'
import type { Work } from '@/entities/work/schema'
import { type Linked, linkQuery, readIndex } from '@/features/search/link-query'

type NamedWork = Pick<Work, 'name' | 'category'>

/** The key of the categories that name a country of this id and name, in the cache and in pages that contain them. */
export const jobsThereKey = (id: string, country: string) =>
  [...CATEGORIES, 'naming', id, country] as const

/** The categories that name a country themselves, or that have a work that names it, in their order. */
export function categoriesNaming(
  country: string,
  categories: readonly Linked[],
  works: readonly NamedWork[],
): Linked[] {
  const names = namesOneOf([country])
  return categories
    .filter(
      ({ _id, name }) =>
        names(name) || works.some((work) => work.category === _id && names(work.name)),
    )
    .map(({ _id, name }) => ({ _id, name }))
}

/** The categories that were read before, with the works of those whose works were; `isWhole` if all were. */
function readBefore(client: QueryClient) {
  const categories = client.getQueryData<Linked[]>(CATEGORIES)
  if (!categories) return undefined
  const lists = categories.map(({ _id }) => client.getQueryData<Work[]>(categoryWorksKey(_id)))
  const works = lists.flatMap((list) => list ?? [])
  return { categories, works, isWhole: !lists.includes(undefined) }
}

/**
 * The categories of jobs that name a country, as links. They are found in what was read before if that is all, or else
 * in the search index. Without an index, some that were read before are better than none.
 */
export const jobsThereQuery = (id: string, country: string) =>
  linkQuery(jobsThereKey(id, country), async (client) => {
    const read = readBefore(client)
    const found = read?.isWhole ? read : ((await readIndex()) ?? read)
    return found && categoriesNaming(country, found.categories, found.works)
  })
