/**
 * The addresses of files that the build publishes and that more than one folder needs. src/site imports this file as
 * `#site-files`, since Vite's configuration does not know `@/`.
 */

/** The worker's script. Its address must never change, or phones would keep the old worker. */
export const WORKER_FILE = '/service-worker.js'

/** When the last snapshot was taken. */
export const SNAPSHOT_FILE = '/snapshot.json'

/** The data that the search starts with. */
export const SEARCH_INDEX_FILE = '/search-index.json'

/** What the API answered to each GET of public data, by its path below /api/v1, as the last snapshot has it. */
export const ANSWERS_FILE = '/public-answers.json'

/** All data files: they are not pages, but they change with each refresh as pages do. */
export const DATA_FILES = [SNAPSHOT_FILE, SEARCH_INDEX_FILE, ANSWERS_FILE]

/** The photos that the build extracted from the API's records. */
export const PHOTO_FOLDER = '/assets/photos/'

/** The pictures of link previews. */
export const PREVIEW_FOLDER = '/assets/previews/'

/** How many hex digits of a SHA-256 name the files in these two folders. */
export const NAME_LENGTH = 12

/** Such a name, as a part of a regular expression. */
export const FILE_NAME = `[0-9a-f]{${NAME_LENGTH}}`

/** The addresses that search engines should know. */
export const SITEMAP_FILE = '/sitemap.xml'

/** The page for addresses without a file; each language has one, after its prefix. */
export const SHELL_FILE = '/shell.html'

/** The page for addresses that do not exist; each language has one as well. */
export const NOT_FOUND_FILE = '/404.html'
