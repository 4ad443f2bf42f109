import { namesOneOf } from '@/content/facts/named-countries'
import { COUNTRIES } from '@/entities/country/keys'
import type { CountryInList } from '@/entities/country/schema'
import { type Linked, linkQuery, readIndex } from '@/features/search/link-query'

/** What can name a country on a category's page. */
type Naming = { name: string; works: readonly { name: string }[] }

const textsOf = ({ name, works }: Naming) => [name, ...works.map((work) => work.name)]

/**
 * The key of the countries that a category of jobs names, in the cache and in pages that contain them. It holds the
 * texts they are found in, since other texts name others.
 */
export const countriesNamedKey = (category: string, naming: Naming) =>
  [...COUNTRIES, 'named by', category, ...textsOf(naming)] as const

/** The countries that the name of a category or of one of its works names, in their order. */
export function countriesNamed(naming: Naming, countries: readonly Linked[]): Linked[] {
  const texts = textsOf(naming)
  return countries
    .filter(({ name }) => texts.some(namesOneOf([name])))
    .map(({ _id, name }) => ({ _id, name }))
}

/** The countries that a category names, as links, found in the list that was read before or in the search index. */
export const countriesNamedQuery = (category: string, naming: Naming) =>
  linkQuery(countriesNamedKey(category, naming), async (client) => {
    const read = client.getQueryData<CountryInList[]>(COUNTRIES)
    const countries = read ?? (await readIndex())?.countries
    return countries && countriesNamed(naming, countries)
  })
