import { http, HttpResponse } from 'msw'
import { searchIndex } from '@/site/snapshot/search-index'
import { apiStore, server } from './local-server'

const bare = <T extends object>(records: readonly T[]) =>
  records.map((record) => ({ ...record, photo: '' }))

/** The host serves a search index of what the API holds now; `change` is made to its text. */
export function serveIndex(change: (text: string) => string = (text) => text) {
  const { countries, categories, works } = apiStore()
  const text = searchIndex({
    countries: bare(countries),
    categories: bare(categories),
    works: bare(works),
  })
  server.use(http.get('*/search-index.json', () => new HttpResponse(change(text))))
}
