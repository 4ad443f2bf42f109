import { preload } from 'react-dom'
import { SEARCH_INDEX_FILE } from '@/lib/site-files'

/** Preloads the search's index file before the code that reads it has loaded. */
export const preloadIndex = (): void =>
  preload(SEARCH_INDEX_FILE, { as: 'fetch', crossOrigin: 'anonymous' })
