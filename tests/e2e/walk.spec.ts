import type { CDPSession, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { browserArgs, findBrowser, needlessArgs } from '../tools/browser.ts'
import { type Area, areas, everyAddress, logins, type PageName, UNKNOWN } from './addresses.ts'
import { walks } from './page-lists.ts'
import { readMetrics } from './page-metrics.ts'
import { expect, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

/*
 * One tab, left open all day: does it grow? Visitor, member and administrator in turn go through
 * all their pages, as links lead: without a reload. What is on the heap after two rounds is
 * compared with what is there at the end. About 30 s; `npm run walk` takes 10 minutes
 * (WALK_MINUTES=… another time).
 */
const byHand = process.env.npm_lifecycle_event === 'walk'
const MINUTES = Number(process.env.WALK_MINUTES ?? (byHand ? 10 : 0.4))

/** What a browser may hold more at the end than after the first rounds. */
const MOST = 1.2

type Addresses = Record<Area, readonly string[]>

/** Where each goes: every page, with one record of each kind where it shows one. */
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
  await page.waitForTimeout(30)
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

/** What stays after everything that nobody needs was collected. */
async function held(session: CDPSession) {
  for (let again = 0; again < 3; again += 1) await session.send('HeapProfiler.collectGarbage')
  const of = await readMetrics(session)
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

test.use({
  // The recorder keeps what it saw in the page.
  trace: 'off',
  // The code that the engine compiles on the way lies on the heap too, and grows for an hour.
  launchOptions: {
    executablePath: (await findBrowser()).path,
    args: [...browserArgs, '--js-flags=--jitless'],
    ignoreDefaultArgs: needlessArgs,
  },
})

test('a tab that walks through all pages does not grow', async ({ page, context, troubles }) => {
  test.setTimeout((MINUTES + 2) * 60_000)
  const addresses = await addressesOf(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(paths.policy.href())
  await waitUntilHydrated(page)
  // The first round loads the code, the second fills what is kept on purpose.
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
  // The unknown address and a guard's questions are noted by the browser.
  expect(troubles.splice(0).filter((trouble) => !/40[14]/.test(trouble))).toEqual([])
})
