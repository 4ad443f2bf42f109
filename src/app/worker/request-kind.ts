import { publicCalls } from '@/content/facts/public-calls'
import { API_PATH } from '@/lib/api/api-path'
import { pathAt } from '@/lib/navigation/languages'
import { DATA_FILES } from '@/lib/site-files'

/**
 * What a request asks for: a `page` of the public site, a `private` page (never cached), a file of `code`, a
 * `picture`, public `data` of the API, a `file` of data on our own host; `none` is not the worker's concern: it is
 * sent as it would be without a worker.
 */
export type Kind = 'page' | 'private' | 'code' | 'picture' | 'data' | 'file' | 'none'

type Asked = Pick<Request, 'url' | 'method' | 'mode'> & { headers: Pick<Headers, 'get' | 'has'> }

/** Where the site and its API are. */
type Places = {
  origin: string
  /** Empty: the site's own. */
  apiHost: string
}

const withId = (call: string) => (call.endsWith('/') ? `${call}[^/]+` : call)
const PUBLIC_DATA = new RegExp(`^${API_PATH}(?:${publicCalls.map(withId).join('|')})$`)

/** Paths that are neither a page nor a file of the site: the API, and what the local API shows. */
const NOT_THE_SITE = /^\/(?:api|local)(?:\/|$)/

/** Personal pages, and pages reached by a personal link: their addresses must not be stored. */
const PRIVATE = /^\/(?:dashboard|register)\//i

/** Whether a file of the site is a picture, by its path. */
export const isPicture = (path: string): boolean => /\.(?:webp|avif|png|jpe?g|svg)$/.test(path)

const isPage = ({ mode, headers }: Asked) =>
  mode === 'navigate' || headers.get('accept')?.startsWith('text/html') === true

/** What kind of thing a request asks for. Product 10, Offline. */
export function requestKind(asked: Asked, { origin, apiHost }: Places): Kind {
  const { url, method, headers } = asked
  // Requests for a part of a file, or with a token, are answered only by the server.
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return 'none'
  const { origin: host, pathname, search } = new URL(url)
  if (host === (apiHost || origin) && PUBLIC_DATA.test(pathname)) return search ? 'none' : 'data'
  if (host !== origin || NOT_THE_SITE.test(pathname)) return 'none'
  if (DATA_FILES.includes(pathname)) return 'file'
  if (pathname.startsWith('/assets/')) return isPicture(pathname) ? 'picture' : 'code'
  if (/\.\w+$/.test(pathname) || !isPage(asked)) return 'none'
  return PRIVATE.test(pathAt(pathname)) ? 'private' : 'page'
}

/** The path under which a page is cached, whatever its query: "/about/?x" is "/about". */
export const pagePath = (url: string): string => new URL(url).pathname.replace(/\/+$/, '') || '/'
