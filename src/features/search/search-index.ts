import { createStore, useStore } from '@/lib/browser/storage/store'
import { SEARCH_INDEX_FILE } from '@/lib/site-files'
import { indexIn, type SearchIndex } from './index-file'

/** How long the search waits for its index before it asks the API. */
const PATIENCE_MS = 2000

async function fetchIndex(): Promise<SearchIndex | null> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(SEARCH_INDEX_FILE, { signal: waiting.signal })
    const index = answer.ok ? indexIn(await answer.json()) : null
    // The file is empty, as in `public/`, until a build or a refresh has read the API.
    return index && index.countries.length + index.categories.length > 0 ? index : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

const index = createStore<SearchIndex | null | undefined>(undefined)
/** `now`: the one reading of a visit, under way or done; undefined again if it was in vain. */
const reading: { now?: Promise<SearchIndex | null> | undefined } = {}

async function readNow() {
  index.set(undefined)
  const read = await fetchIndex()
  if (!read) reading.now = undefined
  index.set(read)
  return read
}

/**
 * The index in /search-index.json of the site's own host, read without the cache for API answers, whose
 * code loads later. Once it has loaded it is not read again in a visit.
 */
export const searchIndex = {
  ...index,
  reading,
  /** null if there is none, or it does not load within two seconds. */
  read: (): Promise<SearchIndex | null> => (reading.now ??= readNow()),
  subscribe(listener: () => void) {
    const stop = index.subscribe(listener)
    void searchIndex.read()
    return stop
  },
}

/** Requests the index and returns it; null if there is none, undefined until it has loaded. */
export const useSearchIndex = (): SearchIndex | null | undefined => useStore(searchIndex)
