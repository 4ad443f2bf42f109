/**
 * The addresses of files that the build publishes and that more than one room names. src/site has them by
 * `#site-files`, since what configures Vite knows no `@/`.
 */

/** The worker's script: its address stays the same for ever, or phones would keep the old one. */
export const WORKER_FILE = '/service-worker.js'

/** When the last snapshot was taken. */
export const SNAPSHOT_FILE = '/snapshot.json'

/** What the search begins with. */
export const SEARCH_INDEX_FILE = '/search-index.json'

/** What the API answered to each GET of public data, by its path below /api/v1, as the last snapshot has it. */
export const ANSWERS_FILE = '/public-answers.json'

/** All data: no pages, but they change with each refresh as pages do. */
export const DATA_FILES = [SNAPSHOT_FILE, SEARCH_INDEX_FILE, ANSWERS_FILE]

/** The photos that the build took out of the API's records. */
export const PHOTO_FOLDER = '/assets/photos/'

/** The pictures of link previews. */
export const PREVIEW_FOLDER = '/assets/previews/'

/** The addresses that search engines should know. */
export const SITEMAP_FILE = '/sitemap.xml'

/** Of each language, behind its prefix: the page for addresses that have no file. */
export const SHELL_FILE = '/shell.html'

/** And the one for addresses that are none. */
export const NOT_FOUND_FILE = '/404.html'
