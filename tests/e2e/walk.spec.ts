import type { CDPSession, Page } from '@playwright/test'
import { sampleLogins } from '../local-api/logins.ts'
import { browserArgs, findBrowser } from '../tools/browser.ts'
import { expect, test } from './site.ts'

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

const inOrder = (addresses: string) => addresses.split(' ')

/**
 * Where each goes; `first:` stands before the address of the first record there is. Two addresses of
 * one page stand apart, or its heading would only change its words.
 */
const walks = {
  visitor: inOrder(
    '/ /about /services /study /job /visiting-visa /immigration /premium /contact /policy ' +
      '/latest /search?q=germany /register /login /forget /no-page /register/URU-ANJALI ' +
      'first:/country/ first:/latestjobs/ first:/country-details/ first:/job/ first:/product/',
  ),
  member: inOrder('/dashboard/user /dashboard/user/profile /dashboard/user/refferal /premium'),
  admin: inOrder(
    '/dashboard/admin /dashboard/admin/countries /dashboard/admin/create-country ' +
      '/dashboard/admin/users /dashboard/admin/works /dashboard/admin/create-category ' +
      '/dashboard/admin/latestcoun first:/dashboard/admin/updateCountry/ ' +
      'first:/dashboard/admin/updatenews/ first:/dashboard/admin/ref/',
  ),
}

type Ids = Record<string, string>

/** One record of each kind, for the pages that show one. */
async function idsOf(page: Page): Promise<Ids> {
  const get = async (path: string) => (await page.request.get(path)).json()
  const [country] = await get('/api/v1/country/getCountry')
  const { category: categories } = await get('/api/v1/category/get-category')
  const { works } = await get(`/api/v1/work/work-category/${categories[0]._id}`)
  const [product] = await get('/api/v1/product/search/ielts')
  const { users } = await get('/local/state')
  return {
    '/country/': country._id,
    '/country-details/': country._id,
    '/latestjobs/': categories[0]._id,
    '/job/': works[0]._id,
    '/product/': product._id,
    '/dashboard/admin/updateCountry/': country._id,
    '/dashboard/admin/updatenews/': categories[0]._id,
    '/dashboard/admin/ref/': users[1]._id,
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

async function round(page: Page, ids: Ids) {
  for (const [who, addresses] of Object.entries(walks)) {
    if (who !== 'visitor') {
      const data = who === 'admin' ? sampleLogins.admin : sampleLogins.member
      const login = await (await page.request.post('/api/v1/auth/login', { data })).json()
      const auth = JSON.stringify({ user: login.user, token: login.token })
      await tellOfLogin(page, auth)
    }
    for (const address of addresses) {
      const [, start = ''] = address.split('first:')
      await go(page, start ? start + (ids[start] ?? '') : address)
    }
    await tellOfLogin(page, null)
  }
  await go(page, '/policy')
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
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

test.use({
  // The recorder keeps what it saw in the page.
  trace: 'off',
  // The code that the engine compiles on the way lies on the heap too, and grows for an hour.
  launchOptions: {
    executablePath: (await findBrowser()).path,
    args: [...browserArgs, '--js-flags=--jitless'],
  },
})

test('a tab that walks through all pages does not grow', async ({ page, context, troubles }) => {
  test.setTimeout((MINUTES + 2) * 60_000)
  const ids = await idsOf(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto('/policy')
  // The first round loads the code, the second fills what is kept on purpose.
  await round(page, ids)
  const begin = Date.now()
  await round(page, ids)
  const before = await held(session)
  let rounds = 2
  while (Date.now() - begin < MINUTES * 60_000 || rounds < 4) {
    await round(page, ids)
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
