import { browse } from '@/words/browse'
import { categoriesQuery } from '@/entities/category/api'
import { countriesQuery } from '@/entities/country/api'
import { hasProductSearch, productSearchQuery } from '@/entities/product/api'
import { manyWorksQuery } from '@/entities/work/api'
import { useApiQuery } from '@/lib/api/query'
import type { ApiAnswers, Asked } from './answers'

const words = browse.search

const areThere = (lists: readonly { isLoading: boolean }[]) =>
  !lists.some(({ isLoading }) => isLoading)

const part = (name: string, failed: boolean, retry: (() => unknown) | undefined) => ({
  name,
  failed,
  retry,
  isInIndex: true,
})

/** What the API answers, as far as it is asked; each part arrives or fails on its own. */
export function useApiAnswers(keyword: string, asked: Asked): ApiAnswers {
  const { lists, products: product } = asked
  const on = lists === 'yes'
  // A request that is never sent delays nothing.
  const isSkipped = lists === 'no'
  const countries = useApiQuery({ ...countriesQuery(), enabled: on })
  const categories = useApiQuery({ ...categoriesQuery(), enabled: on })
  const ids = (categories.data ?? []).map(({ _id }) => _id)
  const works = useApiQuery({ ...manyWorksQuery(ids), enabled: on && ids.length > 0 })
  const products = useApiQuery({
    ...productSearchQuery(keyword),
    enabled: product === 'yes' && hasProductSearch(),
  })
  const someWorksMissing = (works.data?.missing.length ?? 0) > 0

  return {
    keyword,
    asked,
    lists: {
      countries: countries.data ?? [],
      categories: categories.data ?? [],
      works: works.data?.works ?? [],
    },
    products: products.data ?? [],
    there: {
      countries: isSkipped || (on && areThere([countries])),
      categories: isSkipped || (on && areThere([categories])),
      works: isSkipped || (on && areThere([categories, works])),
      products: product === 'yes' && areThere([products]),
    },
    loads:
      [countries, categories, works, products].some(({ isLoading }) => isLoading) ||
      (someWorksMissing && works.isFetching),
    parts: [
      part(words.countries, countries.isLoadingError, countries.refetch),
      part(words.categories, categories.isLoadingError, categories.refetch),
      // Works are reached only through their categories: if that list fails, they fail too.
      part(
        words.works,
        categories.isLoadingError || someWorksMissing,
        someWorksMissing ? works.refetch : undefined,
      ),
      { ...part(words.products, products.isLoadingError, products.refetch), isInIndex: false },
    ].filter(({ failed }) => failed),
  }
}
