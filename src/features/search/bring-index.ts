import { preload } from 'react-dom'
import { SEARCH_INDEX_FILE } from '@/lib/site-files'

/** Asks for the file that the search begins with before the code is there that reads it. */
export const bringIndex = (): void =>
  preload(SEARCH_INDEX_FILE, { as: 'fetch', crossOrigin: 'anonymous' })
