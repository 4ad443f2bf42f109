import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test'
import { sampleLogins } from '../../local-api/logins.ts'
import type { Fault } from './faults.ts'

const SHORTEN_TIMEOUTS = fileURLToPath(new URL('shorten-timeouts.js', import.meta.url))

export type Who = keyof typeof sampleLogins

/** What the local API has stored, and the requests that it received. */
export type State = {
  users: { _id: string; name: string; email: string; receipt?: string }[]
  outbox: { fields: Record<string, string> }[]
  orders: { status: string }[]
  /** Names of countries, categories and works. */
  names: string[]
  requests: { method: string; path: string }[]
}

/** The local API behind the built site, used from outside the page. */
export type Api = {
  state: () => Promise<State>
  fault: (rule: { path: string } & Record<string, unknown>) => Promise<void>
  mend: () => Promise<void>
  /** Ends every login on the server. */
  expire: () => Promise<void>
  /** A new login of a sample account, as the server returns it. */
  login: (who: Who) => Promise<{ user: { _id: string; name: string }; token: string }>
}

/** A page with the API behind it, and the errors in its console. */
export type Visit = {
  page: Page
  api: Api
  consoleErrors: string[]
  /** Console errors that follow from what was done to this page. */
  expected: RegExp[]
  close: () => Promise<void>
}

export type Options = {
  who?: Who | undefined
  withPopup?: boolean
  /** In what the stored login differs from the server. */
  stored?: Readonly<Record<string, string>> | undefined
  /** How long tokens last, and whether one that has ended gets no answer. */
  tokens?: { seconds: number; silent: boolean }
}

/** The browser's own message about a failed call with this in its address. */
export function lostCall(address: string): RegExp {
  const letters = address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^Failed to load resource: .+ at \\S*${letters}`)
}

/** The browser's message about any call while it is offline. */
const NO_LINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

/** The browser's message about the API's answers to a login that has ended. */
const ENDED_LOGIN = /^Failed to load resource: .+ a status of 401 \S* at \S+\/api\/v1\//

/** React's message about a part, caught by a boundary, whose file did not load, such as the toasts' offline. */
export const LOST_PART = /^\w+: A part was not loaded/

/** Opens a fresh API and an empty page, logged in as the site does it. */
export async function openVisit(
  browser: Browser,
  baseURL: string,
  options: Options,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL })
  const { request } = context
  await request.post('/local/reset')
  if (options.tokens) await request.post('/local/tokens', { data: options.tokens })
  const expected: RegExp[] = []
  const api: Api = {
    state: async () => (await request.get('/local/state')).json(),
    fault: async (rule) => {
      expected.push(lostCall(rule.path))
      await request.post('/local/faults', { data: rule })
    },
    mend: async () => void (await request.delete('/local/faults')),
    expire: async () => {
      expected.push(ENDED_LOGIN)
      await request.post('/local/expire')
    },
    login: async (who) =>
      (await request.post('/api/v1/auth/login', { data: sampleLogins[who] })).json(),
  }
  const page = await context.newPage()
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    // The address of the resource is not in the message text.
    const isLost = text.startsWith('Failed to load resource')
    consoleErrors.push(isLost ? `${text} at ${message.location().url}` : text)
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`))
  await page.addInitScript({ path: SHORTEN_TIMEOUTS })
  if (!options.withPopup) {
    await page.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
  }
  if (options.who) await enter(page, api, options.who, options.stored)
  return { page, api, consoleErrors, expected, close: () => context.close() }
}

/** Stores a login as the site does, before the first page opens; does not undo a later logout. */
async function enter(page: Page, api: Api, who: Who, stored: Options['stored']) {
  const { user, token } = await api.login(who)
  await page.addInitScript(
    (auth) => {
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', '1')
      localStorage.setItem('auth', auth)
    },
    JSON.stringify({ user: { ...user, ...stored }, token }),
  )
}

const storeShortTimeouts = (wanted: string) => sessionStorage.setItem('short-timeouts', wanted)

/** Sets whether the page gives up on a hanging answer after 0.4 s instead of 20; see shorten-timeouts.js. */
export async function setShortTimeouts(page: Page, wanted: 'yes' | 'no') {
  if (page.url().startsWith('http')) await page.evaluate(storeShortTimeouts, wanted)
  else await page.addInitScript(storeShortTimeouts, wanted)
}

type Endpoint = { method: string; path: string }

/** Breaks one call from now on; returns the function that repairs it. */
export async function breakCall(
  { page, api, expected }: Visit,
  { method, path }: Endpoint,
  { rule }: Fault,
): Promise<() => Promise<void>> {
  if (rule?.['hang']) {
    await api.fault({ method, path, ...rule })
    await setShortTimeouts(page, 'yes')
    return async () => {
      await setShortTimeouts(page, 'no')
      await api.mend()
    }
  }
  if (rule) {
    await api.fault({ method, path, ...rule })
    return api.mend
  }
  expected.push(NO_LINE, LOST_PART)
  // Goes offline only at the moment of the call: the page itself has loaded.
  const isCall = ({ pathname }: URL) => pathname.startsWith(path)
  const cutOff = async (route: Route) => {
    if (route.request().method() !== method) {
      await route.fallback()
      return
    }
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  }
  await page.route(isCall, cutOff)
  return async () => {
    await page.unroute(isCall, cutOff)
    await page.context().setOffline(false)
  }
}

/** Holds a call's answer back, as a slow connection does, until the returned function is called. */
export async function holdCall({ page }: Visit, { method, path }: Endpoint): Promise<() => void> {
  const gate = new AbortController()
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    async (route) => {
      const isHeld = route.request().method() === method && !gate.signal.aborted
      if (isHeld) await once(gate.signal, 'abort')
      await route.continue()
    },
  )
  return () => gate.abort()
}

/**
 * Sends a broken call, and waits until the page has received its answer or its failure, and the browser has finished
 * its own retries: anything still pending when the fault is removed would succeed. Messages are no sign of this:
 * one that is shown offline is shown again when the code of the toasts has loaded.
 */
export async function untilEnded(
  { page }: Visit,
  { method, path }: Endpoint,
  { rule }: Fault,
  send: () => Promise<void>,
): Promise<void> {
  const isCall = (request: Request) =>
    request.method() === method && new URL(request.url()).pathname.startsWith(path)
  const [request] = await Promise.all([page.waitForRequest(isCall), send()])
  // A hanging request may outlast the page's own timeout, and is never answered.
  if (!rule?.['hang']) await request.response()
}

/** How often a call reached the server. */
export async function countOf(api: Api, { method, path }: Endpoint): Promise<number> {
  const { requests } = await api.state()
  return requests.filter((each) => each.method === method && each.path.startsWith(path)).length
}

/** From here on `fresh` ignores the messages that are on the page now. */
export async function forgetMessages(page: Page) {
  await page.evaluate(() => {
    for (const old of document.querySelectorAll('.Toastify__toast, [role="alert"], main button')) {
      old.setAttribute('data-old', '')
    }
  })
}

/** What appeared since `forgetMessages`; XPath runs in the browser, a `:not()` of two parts in Playwright. */
const NEW = 'xpath=//*[not(ancestor-or-self::*[@data-old])]'

/** Exactly this text on the page, if it appeared since `forgetMessages`. */
export function fresh(page: Page, words: string) {
  const letters = new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return page.getByText(letters).and(page.locator(NEW)).first()
}

/** The page is intact: a heading is shown, and links to the other pages. */
export async function expectPageIntact(page: Page) {
  // Not by role: Playwright would compute the role of every element on the page.
  await expect(page.locator(':is(h1, h2):visible').first()).toBeVisible()
  await expect(page.locator('header a:visible').first()).toBeVisible()
}

/** Nothing uncaught, and nothing in the console except what belongs to the faults, and `noise`. */
export function expectQuiet({ consoleErrors, expected }: Visit, noise?: RegExp) {
  const allowed = noise ? [...expected, noise] : expected
  const unexpected = consoleErrors
    .splice(0)
    .filter((text) => !allowed.some((each) => each.test(text)))
  expect(unexpected, 'console errors').toEqual([])
}

/** Tells the page that its tab is hidden or shown again, as a browser does. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}
