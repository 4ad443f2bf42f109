import { preload } from 'react-dom'

/** The file of names, kinds and points on the site's own host that the search begins with; as in search-index.ts. */
const SEARCH_INDEX = '/search-index.json'

/** Asks for the file before the code is there that reads it. */
export const bringIndex = (): void =>
  preload(SEARCH_INDEX, { as: 'fetch', crossOrigin: 'anonymous' })
