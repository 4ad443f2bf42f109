import pMap from 'p-map'
import { copiesOf, COPY } from '@/lib/browser/offline/kept-site'
import { nothing } from '@/lib/nothing'
import { copyOf, isRecent, isTooOld, isWorthKeeping } from './copies'
import { isKept, keepAnswer, keptAnswer, keyOf, open, trim } from './keep'
import { filesOf, marked, neededBy, type Reason, titleOf, versionOf } from './page-copy'
import { isPicture, pagePath } from './request-kind'

/** At most this many files at once: the page's own requests come first. */
const AT_ONCE = 2

/** The address under which the page at a full address is cached. */
export const pageKey = (url: string) => keyOf(pagePath(url))

async function keepFile(path: string) {
  const name = isPicture(path) ? 'pictures' : 'code'
  const url = keyOf(path)
  if (!(await keptAnswer(name, url))) await keepAnswer(name, url, await fetch(url))
}

/** Caches those of the given files that are missing; what does not arrive is left out. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  await pMap(paths, (path) => keepFile(path).catch(nothing), { concurrency: AT_ONCE })
}

/** The copy to cache of the page at an address; null if the response is not a page of this site. */
export async function pageCopy(url: string, answer: Response): Promise<Response | null> {
  if (!isWorthKeeping(answer, true)) return null
  const html = await answer.text()
  const version = versionOf(html)
  if (!version || !(await isKept())) return null
  const title = encodeURIComponent(titleOf(html, pagePath(url)) ?? '')
  return copyOf(answer, html, Date.now(), { [COPY.title]: title, [COPY.version]: version })
}

/** Completes the caching of a page: caches the files it needs, and removes what exceeds the limit. */
export async function keepWith(copy: Response): Promise<void> {
  await keepFiles(filesOf(await copy.text()))
  await trim('pages')
}

/** Fetches and caches a page, unless it was cached in the last `freshMs`. Rejects only once caching is switched off. */
export async function bringPage(path: string, freshMs: number): Promise<void> {
  const pages = await open('pages')
  const url = pageKey(keyOf(path))
  const present = await pages.match(url, { ignoreVary: true })
  if (present && isRecent(present, Date.now(), freshMs)) return
  try {
    const copy = await pageCopy(url, await fetch(url, { headers: { Accept: 'text/html' } }))
    if (!copy) return
    await pages.put(url, copy.clone())
    await keepWith(copy)
  } catch {
    // Offline: the next check requests it again.
  }
}

/** Whether every file that a page or a shell needs is cached. */
export async function isWhole(html: string): Promise<boolean> {
  const needed = await Promise.all(neededBy(html).map((path) => keptAnswer('code', keyOf(path))))
  return !needed.includes(undefined)
}

/**
 * A cached page as it is shown; null if it is too old, or if a file that it needs is not cached: a page of one version
 * never uses files of another.
 */
export async function shownPage(copy: Response, reason: Reason): Promise<Response | null> {
  if (isTooOld(copy, Date.now())) return null
  const html = await copy.text()
  if (!(await isWhole(html))) return null
  return new Response(marked(html, copy.headers.get(COPY.at) ?? '', reason), {
    headers: copy.headers,
  })
}

/** Deletes the cached copy of the page at an address. */
export const dropPage = async (url: string) => (await open('pages')).delete(pageKey(url))

/** The versions of all cached pages and the files that they need, each once. */
export async function ofKeptPages() {
  const copies = await copiesOf(await open('pages'))
  const versions = new Set(copies.map(([, { headers }]) => headers.get(COPY.version)))
  const texts = await Promise.all(copies.map(([, copy]) => copy.text()))
  return { versions, files: new Set(texts.flatMap(neededBy)) }
}
