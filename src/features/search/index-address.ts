/** The file of names, kinds and points on the site's own host that the search begins with. */
export const SEARCH_INDEX = '/search-index.json'
