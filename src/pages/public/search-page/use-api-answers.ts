import { browse } from '@/words/browse'
import { categoriesQuery } from '@/entities/category/api'
import { countriesQuery } from '@/entities/country/api'
import { hasProductSearch, productSearchQuery } from '@/entities/product/api'
import { manyWorksQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import type { Asked } from './use-may-ask'

const words = browse.search

const areThere = (lists: readonly { isLoading: boolean }[]) =>
  !lists.some(({ isLoading }) => isLoading)

/** What the API says, as far as it is asked; each part comes and fails on its own. */
export function useApiAnswers(keyword: string, { lists, products: product }: Asked) {
  const on = lists === 'yes'
  const countries = useApiQuery({ ...countriesQuery(), enabled: on })
  const categories = useApiQuery({ ...categoriesQuery(), enabled: on })
  const ids = (categories.data ?? []).map(({ _id }) => _id)
  const works = useApiQuery({ ...manyWorksQuery(ids), enabled: on && ids.length > 0 })
  const products = useApiQuery({
    ...productSearchQuery(keyword),
    enabled: product === 'yes' && hasProductSearch(),
  })
  const someWorksMissing = (works.data?.missing.length ?? 0) > 0
  const inIndex = { isInIndex: true }

  return {
    lists: {
      countries: countries.data ?? [],
      categories: categories.data ?? [],
      works: works.data?.works ?? [],
    },
    products: products.data ?? [],
    there: {
      countries: on && areThere([countries]),
      categories: on && areThere([categories]),
      works: on && areThere([categories, works]),
      products: product === 'yes' && areThere([products]),
    },
    loads:
      [countries, categories, works, products].some(({ isLoading }) => isLoading) ||
      (someWorksMissing && works.isFetching),
    parts: [
      {
        ...inIndex,
        name: words.countries,
        failed: countries.isLoadingError,
        retry: countries.refetch,
      },
      {
        ...inIndex,
        name: words.categories,
        failed: categories.isLoadingError,
        retry: categories.refetch,
      },
      // Works are reached through their categories only: a lost list takes them with it.
      {
        ...inIndex,
        name: words.works,
        failed: categories.isLoadingError || someWorksMissing,
        retry: someWorksMissing ? works.refetch : undefined,
      },
      {
        isInIndex: false,
        name: words.products,
        failed: products.isLoadingError,
        retry: products.refetch,
      },
    ].filter(({ failed }) => failed),
  }
}
