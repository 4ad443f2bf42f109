import { CATEGORIES_CALL, COUNTRIES_CALL } from '@/content/facts/public-calls'
import { API_PATH } from '@/lib/api/api-path'
import { DAY_MS } from '@/lib/dates/spans'
import { DATA_FILES } from '@/lib/site-files'
import { fileOfAnswers } from './answers'
import { beginCode, keepAnswer, keptAnswer, keyOf, open } from './keep'
import { bringPage, keepFiles, ofKeptPages } from './keep-pages'
import { copyOf, isRecent } from './copies'
import { noteSiteAnswered } from './retire'
import { factsOf, factsRead } from './language-facts'
import { facts, type LanguageFacts, scope } from './worker-scope'

/** Pages and data that are younger than this are not requested again. */
const FRESH_MS = DAY_MS
/** Of the pages that a page of the site names as likely next, at most this many are cached. */
const MOST_PATHS = 12

/**
 * The API data that plans, shortlist and comparison show; requested without anybody's token, and only if no file of
 * our own host contains it: the API's lists contain their photos too.
 */
const LIKELY_DATA = [COUNTRIES_CALL, CATEGORIES_CALL]

const hasCode = async (path: string) => (await keptAnswer('code', keyOf(path))) !== undefined

/** On installation, caches the start code of the language that is being read. */
export const cacheOnInstall = async (): Promise<void> => cacheStart(await factsRead(), beginCode)

/**
 * Caches the code that every page of a language starts with, and its shell, in the cache that `openCode` returns.
 * Throws if one of them does not arrive.
 */
async function cacheStart(
  { shell: address, version, start }: LanguageFacts,
  openCode: () => Promise<Cache>,
): Promise<void> {
  const url = keyOf(address)
  const shell = await fetch(url, { headers: { Accept: 'text/html' } })
  const html = await shell.text()
  if (!shell.ok || !html.includes(version)) throw new Error('The shell is of another version')
  const code = await openCode()
  await keepFiles(start)
  const kept = await Promise.all(start.map(hasCode))
  if (kept.includes(false)) throw new Error('A file that each page needs did not come')
  // Stored with the code, of which nothing is removed for its age.
  await code.put(url, copyOf(shell, html, Date.now()))
  await noteSiteAnswered()
}

async function cacheData(url: string) {
  const copy = await (await open('data')).match(url, { ignoreVary: true })
  if (copy && isRecent(copy, Date.now(), FRESH_MS)) return
  await keepAnswer('data', url, await fetch(url, { credentials: 'omit' }))
}

const cacheAll = (urls: readonly string[]) =>
  Promise.all(urls.map((url) => cacheData(url).catch(() => undefined)))

/**
 * Caches what works completely offline in the language of a prefix, as far as it is missing, and the pages at `paths`;
 * what does not arrive is left out.
 */
export async function cacheLikely(prefix: string, paths: readonly string[]): Promise<void> {
  const read = factsOf(prefix)
  await beginCode()
  const begun = await Promise.all([read.shell, ...read.start].map(hasCode))
  if (begun.includes(false)) await cacheStart(read, () => open('code'))
  const api = (facts.apiHost || scope.location.origin) + API_PATH
  const pages = [...read.likelyPages, ...paths.slice(0, MOST_PATHS)]
  await Promise.all(pages.map((path) => bringPage(path, FRESH_MS)))
  await keepFiles(read.likely)
  await cacheAll(DATA_FILES.map(keyOf))
  const { answers } = await fileOfAnswers()
  await cacheAll(
    LIKELY_DATA.filter((path) => !Object.hasOwn(answers, path)).map((path) => api + path),
  )
  await tidy()
}

/** Caches a page that was just seen, and the files that it has loaded. */
export async function cacheSeen(path: string, files: readonly string[]): Promise<void> {
  await keepFiles(files)
  await bringPage(path, FRESH_MS)
}

/** Once no page of another version is cached, removes the other versions' files that no cached page needs. */
export async function tidy(): Promise<void> {
  const { versions, files } = await ofKeptPages()
  const current = new Set<string | null>(facts.languages.map(({ version }) => version))
  if ([...versions].some((version) => !current.has(version))) return
  const cache = await open('code')
  // A page's starter script is written after the other code, and is in no list of it.
  const ours = new Set([...facts.all, ...files].map(keyOf))
  const isForeign = ({ url }: Request) => /\.(?:js|css)$/.test(url) && !ours.has(url)
  await Promise.all((await cache.keys()).filter(isForeign).map((key) => cache.delete(key)))
}
