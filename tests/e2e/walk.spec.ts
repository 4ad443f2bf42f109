import type { CDPSession, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { browserArgs, findBrowser, needlessArgs } from '../tools/browser.ts'
import { type Area, areas, everyAddress, logins, type PageName, UNKNOWN } from './addresses.ts'
import { whenDrawn } from './font-size.ts'
import { walks } from './page-lists.ts'
import { readMetrics } from './page-metrics.ts'
import { expect, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

/*
 * One tab, left open all day: does its memory grow? Visitor, member and administrator in turn visit
 * all their pages as links do, without a reload. The heap after two rounds is
 * compared with the heap at the end. About 30 s; `npm run walk` takes 10 minutes
 * (WALK_MINUTES=… sets another time).
 */
const byHand = process.env.npm_lifecycle_event === 'walk'
const MINUTES = Number(process.env.WALK_MINUTES ?? (byHand ? 10 : 0.4))

/** How much the memory may grow from the first rounds to the end, as a factor. */
const MOST = 1.2

type Addresses = Record<Area, readonly string[]>

/** The addresses for each area: every page, with one record of each kind if it shows one. */
async function addressesOf(page: Page): Promise<Addresses> {
  const { addressOf } = await everyAddress(page.request)
  const [product] = await (await page.request.get('/api/v1/product/search/ielts')).json()
  const to = (name: PageName) => {
    if (name === 'search') return paths.search.href('germany')
    return name === 'product' ? paths.product.href(product._id) : addressOf(name)
  }
  return {
    public: [...walks.public.map(to), UNKNOWN],
    member: walks.member.map(to),
    admin: walks.admin.map(to),
  }
}

/** Goes to another page as a link does: in the same document. */
async function go(page: Page, address: string) {
  await page.evaluate((to) => {
    for (const h1 of document.querySelectorAll('h1')) h1.dataset['left'] = 'true'
    window.history.pushState({ idx: 0, key: String(Math.random()) }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, address)
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await whenDrawn(page)
}

async function round(page: Page, addresses: Addresses) {
  for (const area of areas) {
    const who = logins[area]
    if (who) {
      const data = sampleLogins[who]
      const login = await (await page.request.post('/api/v1/auth/login', { data })).json()
      const auth = JSON.stringify({ user: login.user, token: login.token })
      await tellOfLogin(page, auth)
    }
    for (const address of addresses[area]) await go(page, address)
    await tellOfLogin(page, null)
  }
  await go(page, paths.policy.href())
}

/** A login, or (null) a logout, as another tab would make it. */
const tellOfLogin = (page: Page, auth: string | null) =>
  page.evaluate((text) => {
    if (text === null) localStorage.removeItem('auth')
    else localStorage.setItem('auth', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  }, auth)

/** What stays in memory after garbage collection. */
async function held(session: CDPSession) {
  for (let again = 0; again < 3; again += 1) await session.send('HeapProfiler.collectGarbage')
  const of = await readMetrics(session)
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

test.use({
  // The trace recorder would keep what it saw in the page.
  trace: 'off',
  // Code that the engine compiles at run time is on the heap too, and grows for an hour.
  launchOptions: {
    executablePath: (await findBrowser()).path,
    args: [...browserArgs, '--js-flags=--jitless'],
    ignoreDefaultArgs: needlessArgs,
  },
})

test('a tab that walks through all pages does not grow', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.setTimeout((MINUTES + 2) * 60_000)
  const addresses = await addressesOf(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(paths.policy.href())
  await waitUntilHydrated(page)
  // The first round loads the code, the second fills the caches.
  await round(page, addresses)
  const begin = Date.now()
  await round(page, addresses)
  const before = await held(session)
  let rounds = 2
  while (Date.now() - begin < MINUTES * 60_000 || rounds < 4) {
    await round(page, addresses)
    rounds += 1
  }
  const after = await held(session)
  console.log(`${rounds} rounds: ${JSON.stringify({ before, after })}`)
  expect(after.heap / before.heap, 'heap').toBeLessThan(MOST)
  expect(after.nodes / before.nodes, 'DOM nodes').toBeLessThan(MOST)
  expect(after.listeners / before.listeners, 'listeners').toBeLessThan(MOST)
  // The browser logs the unknown address and the access checks.
  expect(consoleErrors.splice(0).filter((error) => !/40[14]/.test(error))).toEqual([])
})
