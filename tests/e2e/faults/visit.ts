import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page, type Request, type Route } from '@playwright/test'
import { sampleLogins } from '../../local-api/logins.ts'
import type { Fault } from './faults.ts'

const HURRY = fileURLToPath(new URL('hurry.js', import.meta.url))

export type Who = keyof typeof sampleLogins

/** What the local API knows and was asked. */
export type State = {
  users: { _id: string; name: string; email: string; receipt?: string }[]
  outbox: { fields: Record<string, string> }[]
  orders: { status: string }[]
  /** Of countries, categories and works. */
  names: string[]
  requests: { method: string; path: string }[]
}

/** The local API behind the built site, seen from outside of the page. */
export type Api = {
  state: () => Promise<State>
  fault: (rule: { path: string } & Record<string, unknown>) => Promise<void>
  mend: () => Promise<void>
  /** Ends every login on the server. */
  expire: () => Promise<void>
  /** A new login of a sample account, as the server gives it. */
  login: (who: Who) => Promise<{ user: { _id: string; name: string }; token: string }>
}

/** A page with the API behind it, and the errors that its console showed. */
export type Visit = {
  page: Page
  api: Api
  troubles: string[]
  /** Console errors that belong to what was done to this page. */
  expected: RegExp[]
  close: () => Promise<void>
}

export type Options = {
  who?: Who | undefined
  withPopup?: boolean
  /** What the stored login has otherwise than the server. */
  stored?: Readonly<Record<string, string>> | undefined
  /** How long tokens last, and whether one that has ended gets no answer. */
  tokens?: { seconds: number; silent: boolean }
}

/** What a browser itself says of a failed call with this in its address. */
export function lostCall(address: string): RegExp {
  const letters = address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^Failed to load resource: .+ at \\S*${letters}`)
}

/** What it says of any call while it is without a line. */
const NO_LINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

/** What it says of the API's answers to a login that has ended. */
const ENDED_LOGIN = /^Failed to load resource: .+ a status of 401 \S* at \S+\/api\/v1\//

/** React's note of a part that a boundary caught, whose file is gone or did not come, as the toasts' without a line. */
export const LOST_PART = /^\w+: A part was not loaded/

/** A fresh API and an empty page, logged in as the site does it. */
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
  const troubles: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = message.text()
    // Which one it was is beside the words only.
    const isLost = text.startsWith('Failed to load resource')
    troubles.push(isLost ? `${text} at ${message.location().url}` : text)
  })
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  await page.addInitScript({ path: HURRY })
  if (!options.withPopup) {
    await page.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
  }
  if (options.who) await enter(page, api, options.who, options.stored)
  return { page, api, troubles, expected, close: () => context.close() }
}

/** Stores a login as the site does, before its first page; a later logout is not undone. */
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

const hurryInPage = (hurried: string) => sessionStorage.setItem('hurry', hurried)

/** Whether a hanging answer is given up in 0.4 s in place of 20; see hurry.js. */
export async function setHurry(page: Page, hurried: 'yes' | 'no') {
  if (page.url().startsWith('http')) await page.evaluate(hurryInPage, hurried)
  else await page.addInitScript(hurryInPage, hurried)
}

type Endpoint = { method: string; path: string }

/** Breaks one call from now on; gives what mends it. */
export async function breakCall(
  { page, api, expected }: Visit,
  { method, path }: Endpoint,
  { rule }: Fault,
): Promise<() => Promise<void>> {
  if (rule?.['hang']) {
    await api.fault({ method, path, ...rule })
    await setHurry(page, 'yes')
    return async () => {
      await setHurry(page, 'no')
      await api.mend()
    }
  }
  if (rule) {
    await api.fault({ method, path, ...rule })
    return api.mend
  }
  expected.push(NO_LINE, LOST_PART)
  // Cut off at the moment of the call: the page itself has come.
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

/** Keeps a call's answer back, as a slow line does, until the function it gives is called. */
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
 * Does what sends a broken call, and waits until the page has its answer or has lost it, also to all that a browser
 * tries by itself: what is left of it when the fault is mended would get through. Words do not tell: what was said
 * without a line stands there anew once the toasts' code has come.
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
  // One that hangs may outlive what the page waits for it, and is never let through.
  if (!rule?.['hang']) await request.response()
}

/** How often a call reached the server. */
export async function countOf(api: Api, { method, path }: Endpoint): Promise<number> {
  const { requests } = await api.state()
  return requests.filter((each) => each.method === method && each.path.startsWith(path)).length
}

/** From here on `fresh` does not see the messages that are on the page now. */
export async function forgetMessages(page: Page) {
  await page.evaluate(() => {
    for (const old of document.querySelectorAll('.Toastify__toast, [role="alert"], main button')) {
      old.setAttribute('data-old', '')
    }
  })
}

/** What came since `forgetMessages`; the browser itself finds an XPath, Playwright a `:not()` of two parts. */
const NEW = 'xpath=//*[not(ancestor-or-self::*[@data-old])]'

/** Words on the page, in these very letters, that came since `forgetMessages`. */
export function fresh(page: Page, words: string) {
  const letters = new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return page.getByText(letters).and(page.locator(NEW)).first()
}

/** The page stands: a heading, and the way to the other pages. */
export async function expectPageIntact(page: Page) {
  // A role is looked up for all that is on the page.
  await expect(page.locator(':is(h1, h2):visible').first()).toBeVisible()
  await expect(page.locator('header a:visible').first()).toBeVisible()
}

/** Nothing uncaught, and nothing in the console but what belongs to the faults, and `noise`. */
export function expectQuiet({ troubles, expected }: Visit, noise?: RegExp) {
  const allowed = noise ? [...expected, noise] : expected
  const unexpected = troubles.splice(0).filter((text) => !allowed.some((each) => each.test(text)))
  expect(unexpected, 'console errors').toEqual([])
}

/** As a browser tells a page that its tab is left or come back to. */
export async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}
