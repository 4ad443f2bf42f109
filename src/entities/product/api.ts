import { queryOptions } from '@tanstack/react-query'
import { env } from '@/lib/env'
import { ApiError } from '@/lib/api/errors'
import { request, segment } from '@/lib/api/http'
import { queryClient } from '@/lib/api/query'
import { lastSearch } from './last-search'
import { PRODUCT_SEARCHES, productKey, productSearchKey } from './keys'
import { type Product, productListSchema } from './schema'

/**
 * Is there a product search at all? Its path is the setting VITE_SEARCH_PATH (Product 10,
 * Settings).
 */
export function hasProductSearch(): boolean {
  return env.searchPath !== ''
}

/** The product search. Without one, and for a keyword that no path can contain, nothing is found. */
export async function searchProducts(keyword: string): Promise<Product[]> {
  // "." and ".." would lead to another path, encoded or not.
  if (!hasProductSearch() || /^\.{0,2}$/.test(keyword)) return []
  return request(productListSchema, { url: env.searchPath.replace('{keyword}', segment(keyword)) })
}

/** What the product search finds for a keyword; nothing where the site has no such search. */
export function productSearchQuery(keyword: string) {
  return queryOptions({
    queryKey: productSearchKey(keyword),
    async queryFn() {
      const found = await searchProducts(keyword)
      if (found.length > 0) lastSearch.set(keyword)
      return found
    },
  })
}

/** What the product search has found for a keyword in this visit; empty if it was not asked. */
export const foundBefore = (keyword: string): readonly Product[] =>
  queryClient.getQueryData(productSearchQuery(keyword).queryKey) ?? []

function amongFound(id: string): Product | undefined {
  return queryClient
    .getQueriesData<Product[]>({ queryKey: PRODUCT_SEARCHES })
    .flatMap(([, products]) => products ?? [])
    .find((product) => product._id === id)
}

/** Searches for one keyword after the other until one finds the product with this id. */
async function searchUntilFound(
  id: string,
  [keyword, ...rest]: readonly string[],
): Promise<Product | undefined> {
  const found = amongFound(id)
  if (found || keyword === undefined) return found
  await queryClient.query(productSearchQuery(keyword))
  return searchUntilFound(id, rest)
}

/**
 * One product. No call gives one by its id, so it is looked for among what was found, then by
 * searching again for the last keyword and for `savedName` (its name on the shortlist).
 * Throws ApiError, of kind `not-found` where nothing has the id.
 */
export async function findProduct(id: string, savedName = ''): Promise<Product> {
  const product = await searchUntilFound(id, [lastSearch.get(), savedName].filter(Boolean))
  if (!product) throw new ApiError('not-found')
  return product
}

/** One product by its id, of those that the search with its name finds. */
export function productQuery(id: string, savedName?: string) {
  return queryOptions({
    queryKey: productKey(id),
    queryFn: () => findProduct(id, savedName),
    initialData: () => amongFound(id),
  })
}
