import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { categoriesQuery } from '@/entities/category/api'
import { countriesQuery } from '@/entities/country/api'
import { hasProductSearch, productSearchQuery } from '@/entities/product/api'
import { bestFirst, hasWord, itemsOf, matcher } from '@/features/search/match'
import { manyWorksQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { useArrivals } from './use-arrivals'

const words = browse.search

const byName = ({ name }: { name: string }) => [name]

const areThere = (lists: readonly { isLoading: boolean }[]) =>
  !lists.some(({ isLoading }) => isLoading)

/**
 * Searches countries, categories, works and products for a keyword; each part comes and fails
 * on its own. An empty keyword asks nothing. Decision 8.
 */
export function useSearch(keyword: string) {
  const on = keyword !== ''
  const matches = matcher(keyword)
  const countries = useApiQuery({ ...countriesQuery(), enabled: on })
  const categories = useApiQuery({ ...categoriesQuery(), enabled: on })
  const ids = (categories.data ?? []).map(({ _id }) => _id)
  const works = useApiQuery({ ...manyWorksQuery(ids), enabled: on && ids.length > 0 })
  const products = useApiQuery({
    ...productSearchQuery(keyword),
    enabled: on && hasProductSearch(),
  })

  const categoryName = (id: string) => categories.data?.find(({ _id }) => _id === id)?.name ?? ''
  const hits = {
    countries: bestFirst(matches, countries.data ?? [], byName),
    categories: bestFirst(matches, categories.data ?? [], byName),
    works: bestFirst(matches, works.data?.works ?? [], ({ name, details, category }) => [
      name,
      details,
      categoryName(category),
    ]),
  }
  const someWorksMissing = (works.data?.missing.length ?? 0) > 0
  const parts = [
    { name: words.countries, failed: countries.isLoadingError, retry: countries.refetch },
    { name: words.categories, failed: categories.isLoadingError, retry: categories.refetch },
    // Works are reached through their categories only: a lost list takes them with it.
    {
      name: words.works,
      failed: categories.isLoadingError || someWorksMissing,
      retry: someWorksMissing ? works.refetch : undefined,
    },
    { name: words.products, failed: products.isLoadingError, retry: products.refetch },
  ]
  const missing = parts.filter(({ failed }) => failed)
  const searching =
    [countries, categories, works, products].some(({ isLoading }) => isLoading) ||
    (someWorksMissing && works.isFetching)

  // "Germny" finds Germany, but "Germany" does not find all that asks for German.
  const slips = !searching && !Object.values(hits).some(hasWord)
  const order = useArrivals(keyword, [
    { name: 'countries', there: areThere([countries]) },
    { name: 'categories', there: areThere([categories]) },
    { name: 'products', there: areThere([products]) },
    { name: 'works', there: areThere([categories, works]) },
  ])
  const found = {
    countries: itemsOf(hits.countries, slips),
    categories: itemsOf(hits.categories, slips),
    products: products.data ?? [],
    works: itemsOf(hits.works, slips),
  }

  useFailureToast(
    { isLoadingError: !searching && missing.length > 0 },
    messages.lists.failedTitleCase,
  )

  return {
    found,
    /** The kinds that are shown, in the order in which they stand. */
    order,
    categoryName,
    count: order.reduce((sum, kind) => sum + found[kind].length, 0),
    searching,
    missing: missing.map(({ name }) => name),
    retry: () => {
      for (const part of missing) void part.retry?.()
    },
  }
}

/** What a search found so far, what is missing, and how to ask for the missing parts again. */
export type Search = ReturnType<typeof useSearch>
