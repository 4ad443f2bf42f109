import { NetworkFirst } from 'workbox-strategies'
import { COPY, keptCaches } from '@/lib/browser/offline/kept-site'
import { answerKeptAt } from './answers'
import { isTooOld } from './copies'
import { isKept, keptAnswer, keyOf, open } from './keep'
import { addressIn, languageAt, pathAt } from '@/lib/navigation/languages'
import { factsAt, factsOf } from './language-facts'
import { dropPage, isWhole, keepWith, pageCopy, pageKey, shownPage } from './keep-pages'
import { marked, markedMissing, type Reason, versionOf } from './page-copy'
import { facts, type LanguageFacts } from './worker-scope'
import { forgetSilence, GONE, noteSiteAnswered, retireIfSiteSilent, retireIfGone } from './retire'

type Plugin = NonNullable<
  NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']
>[number]

/** How long (s) a page may take before the cached one is shown; longer when the reader reloads it. */
const PATIENCE = { first: 3, anew: 10 }

/** The cached shell of a language; undefined if code of its version is no longer cached. */
async function keptShell({ shell }: LanguageFacts): Promise<Response | undefined> {
  const copy = await keptAnswer('code', keyOf(shell))
  return copy && (await isWhole(await copy.clone().text())) ? copy : undefined
}

/** A redirect to the same page in a language whose shell is cached. */
async function inKeptLanguage(url: string): Promise<Response> {
  const { origin, pathname, search } = new URL(url)
  for (const each of facts.languages) {
    if (await keptShell(each)) {
      const language = languageAt(`${each.prefix}/`)
      return Response.redirect(origin + addressIn(language, pathAt(pathname) + search))
    }
  }
  return Response.error()
}

/**
 * In place of a page that is not cached: the shell of its language, else the English one, which works at each address.
 * If the API's answer for the page is cached, the site fills the shell with it and says how old it is; else it says
 * that the page is not available, and what is instead. If neither shell is cached: the same page in a language whose
 * shell is, since that shell works only at its own addresses.
 */
async function shellFor(url: string): Promise<Response> {
  const own = await keptShell(factsAt(url))
  const shell = own ?? (await keptShell(factsOf('')))
  if (!shell) return inKeptLanguage(url)
  const html = await shell.text()
  const { pathname } = new URL(url)
  const at = own && (await answerKeptAt(pathAt(pathname)))
  return new Response(at ? marked(html, at, 'unreached') : markedMissing(html, pathname), {
    headers: shell.headers,
  })
}

/** Checks what the host sent in place of a page: the page may have moved, or another site may have its address. */
async function lookAt(url: string, answer: Response) {
  if (GONE.has(answer.status)) await dropPage(url)
  if (answer.status < 500) await retireIfGone()
}

const isKnown = (version: string) => facts.languages.some((each) => each.version === version)

/**
 * Whether a page of this version belongs to this site, and not to another one built with the same tools. If so, notes
 * that the site has answered.
 */
async function isOurs(version: string): Promise<boolean> {
  if (!isKnown(version) && (await retireIfGone())) return false
  await noteSiteAnswered()
  return true
}

/** A cached page to show, or null. One that lacks its code is deleted; an old one stays: the clock may be wrong. */
async function toShow(
  url: string,
  copy: Response | undefined,
  reason: Reason,
): Promise<Response | null> {
  const shown = copy ? await shownPage(copy, reason) : null
  if (shown) await forgetSilence()
  else if (copy && !isTooOld(copy, Date.now())) await dropPage(url)
  return shown
}

const keptPage = async (url: string) =>
  toShow(url, await (await open('pages')).match(pageKey(url), { ignoreVary: true }), 'slow')

/** For every navigation: serves the shell if nothing answers, or nothing if the site is long gone. */
const forAll: Plugin = {
  handlerDidError: async ({ request }) =>
    (await retireIfSiteSilent()) ? Response.error() : shellFor(request.url),
}

const forPages: Plugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  cacheWillUpdate: async ({ request, response }) => {
    const answer = response.clone()
    const copy = await pageCopy(request.url, response)
    if (!copy) await lookAt(request.url, answer)
    // Caching may have been switched off while the host was asked.
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
  // A server error is no better than no answer.
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await keptPage(request.url)) ?? response),
}

const forPrivate: Plugin = {
  // Nothing of it is cached, but the response shows whether the site still exists.
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

/** Pages of the public site: from the host, or from the cache if that takes long or fails. */
export const pages = strategy(PATIENCE.first, [forAll, forPages])
/** Pages of the public site that the reader reloads: the cached one is used only after a longer wait. */
export const pagesAnew = strategy(PATIENCE.anew, [forAll, forPages])
/** Pages that are never cached. */
export const privatePages = strategy(PATIENCE.anew, [forAll, forPrivate])
