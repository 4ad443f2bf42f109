import { queryOptions } from '@tanstack/react-query'
import { countriesQuery } from '@/entities/country/api'
import { hasProductSearch, searchProducts } from '@/entities/product/api'
import { workQuery } from '@/entities/work/api'
import { isApiError } from '@/lib/api/errors'
import { queryClient } from '@/lib/api/query'
import type { SavedItem } from '@/features/shortlist/stored/schema'

/** What the API says of a saved thing now; null if it no longer exists. */
type Live = { name: string; photo: string; price?: number | null } | null

async function liveCountry(id: string): Promise<Live> {
  const countries = await queryClient.query(countriesQuery())
  return countries.find(({ _id }) => _id === id) ?? null
}

async function liveWork(id: string): Promise<Live> {
  try {
    return await queryClient.query(workQuery(id))
  } catch (error) {
    if (isApiError(error, 'not-found')) return null
    throw error
  }
}

/** No call returns a product by its id, so its name is searched; the reader's last search stays as it is. */
async function liveProduct({ id, name }: SavedItem): Promise<Live> {
  const found = await searchProducts(name)
  return found.find(({ _id }) => _id === id) ?? null
}

function ask(item: SavedItem): Promise<Live> {
  if (item.kind === 'country') return liveCountry(item.id)
  return item.kind === 'work' ? liveWork(item.id) : liveProduct(item)
}

/** A saved thing as it is now. Fails if the API does not answer. */
export function liveQuery(item: SavedItem) {
  return queryOptions({
    queryKey: ['saved', item.kind, item.id],
    queryFn: () => ask(item),
    enabled: item.kind !== 'product' || hasProductSearch(),
    // The calls inside have been tried again already.
    retry: false,
  })
}
