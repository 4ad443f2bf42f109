import * as v from 'valibot'
import { localStore, readJson } from '@/lib/browser/storage/storage'

const KEY = 'search'

const storedSchema = v.object({ keyword: v.string() })

/**
 * The keyword of the last search. A product's page has only an id in its address, so after a
 * reload or in a new tab it finds the product by searching once more.
 */
export const lastSearch = {
  get(): string {
    const stored = v.safeParse(storedSchema, readJson(localStore, KEY))
    return stored.success ? stored.output.keyword : ''
  },
  set(keyword: string) {
    localStore.set(KEY, JSON.stringify({ keyword }))
  },
}
