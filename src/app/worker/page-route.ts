import { NetworkFirst } from 'workbox-strategies'
import { COPY, keptCaches } from '@/lib/browser/kept-site'
import { answerKeptAt } from './answers'
import { isKept, keptAnswer, keyOf, open } from './keep'
import { addressIn, languageAt, pathAt } from '@/lib/navigation/languages'
import { factsAt, factsOf } from './language-facts'
import { dropPage, isWhole, keepWith, pageCopy, pageKey, shownPage } from './keep-pages'
import { marked, markedMissing, type Reason, versionOf } from './page-copy'
import { facts, type LanguageFacts } from './worker-scope'
import { noteHeard, retireIfAlone, retireIfGone } from './retire'

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']
>[number]

/** How long (s) a page may be on its way before the kept one is shown; longer where it is asked for anew. */
const PATIENCE = { first: 3, anew: 10 }

const MOVED_OR_GONE = new Set([404, 410])

/** The kept shell of a language; none where the code of its version has gone. */
async function keptShell({ shell }: LanguageFacts): Promise<Response | undefined> {
  const copy = await keptAnswer('code', keyOf(shell))
  return copy && (await isWhole(await copy.clone().text())) ? copy : undefined
}

/** The way to the same page in a language whose shell is kept. */
async function inKeptLanguage(
  url: string,
  [first, ...others]: readonly LanguageFacts[],
): Promise<Response> {
  if (!first) return Response.error()
  if (!(await keptShell(first))) return inKeptLanguage(url, others)
  const { origin, pathname, search } = new URL(url)
  return Response.redirect(
    origin + addressIn(languageAt(`${first.prefix}/`), pathAt(pathname) + search),
  )
}

/**
 * In place of a page that is not kept, the shell of its language, else the English one, which answers at each
 * address. The site fills it where the API's answer for the page is kept, and says from when that is; else it says
 * that the page is not kept, and what is there instead. Where neither shell is kept, the same page in a language
 * whose shell is: that one knows its own addresses alone.
 */
async function shellFor(url: string): Promise<Response> {
  const own = await keptShell(factsAt(url))
  const shell = own ?? (await keptShell(factsOf('')))
  if (!shell) return inKeptLanguage(url, facts.languages)
  const html = await shell.text()
  const { pathname } = new URL(url)
  const at = own && (await answerKeptAt(pathAt(pathname)))
  return new Response(at ? marked(html, at, 'unreached') : markedMissing(html, pathname), {
    headers: shell.headers,
  })
}

/** Looks at what the host sent in place of a page of ours: it may have moved, or be another's by now. */
async function lookAt(url: string, answer: Response) {
  if (MOVED_OR_GONE.has(answer.status)) await dropPage(url)
  if (answer.status < 500) await retireIfGone()
}

const isKnown = (version: string) => facts.languages.some((each) => each.version === version)

/**
 * Whether a page of this version is of our site, and not of another that the same tools built. If so, it is noted
 * that the site was heard of.
 */
async function isOurs(version: string): Promise<boolean> {
  if (!isKnown(version) && (await retireIfGone())) return false
  await noteHeard()
  return true
}

/** A kept page to show; one that cannot be shown any more goes. */
async function toShow(
  url: string,
  copy: Response | undefined,
  reason: Reason,
): Promise<Response | null> {
  const shown = copy ? await shownPage(copy, reason) : null
  if (copy && !shown) await dropPage(url)
  return shown
}

const keptPage = async (url: string) =>
  toShow(url, await (await open('pages')).match(pageKey(url), { ignoreVary: true }), 'slow')

/** What every navigation has: the shell where nothing answers, and an ear for a site that is gone. */
const forAll: Plugin = {
  handlerDidError: async ({ request }) =>
    (await retireIfAlone()) ? Response.error() : shellFor(request.url),
}

const forPages: Plugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    const answer = response.clone()
    const copy = await pageCopy(request.url, response)
    if (!copy) await lookAt(request.url, answer)
    // While the host was asked, keeping may have ended.
    else if ((await isOurs(copy.headers.get(COPY.version) ?? '')) && (await isKept())) return copy
    return null
  },
  cacheDidUpdate: ({ newResponse }) => keepWith(newResponse.clone()),
  handlerWillStart: async ({ state }) => {
    if (state) state['begun'] = Date.now()
  },
  cachedResponseWillBeUsed: ({ request, cachedResponse, state }) => {
    const waited = Date.now() - Number(state?.['begun'] ?? 0)
    const reason = waited < PATIENCE.first * 1000 ? 'unreached' : 'slow'
    return toShow(request.url, cachedResponse, reason)
  },
  // A server that is in trouble is no better than none.
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await keptPage(request.url)) ?? response),
}

const forPrivate: Plugin = {
  // Nothing of it is kept; but it tells whether the site is still there.
  cacheWillUpdate: async ({ request, response }) => {
    const answer = response.clone()
    const version = versionOf(await response.text())
    await (version ? isOurs(version) : lookAt(request.url, answer))
    return null
  },
  cachedResponseWillBeUsed: () => Promise.resolve(null),
}

const strategy = (networkTimeoutSeconds: number, plugins: Plugin[]) =>
  new NetworkFirst({ cacheName: keptCaches.pages, networkTimeoutSeconds, plugins })

/** Pages of the public site: from the host, or the kept one where that takes long or fails. */
export const pages = strategy(PATIENCE.first, [forAll, forPages])
/** Pages of the public site that the reader loads anew: the kept one waits longer. */
export const pagesAnew = strategy(PATIENCE.anew, [forAll, forPages])
/** Pages of which nothing is kept. */
export const privatePages = strategy(PATIENCE.anew, [forAll, forPrivate])
