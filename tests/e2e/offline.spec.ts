import type { Page, Route } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { keptSite } from '../../src/content/facts/stored-things.ts'
import { COPY, keptCaches } from '../../src/lib/browser/offline/kept-site.ts'
import { DAY_MS } from '../../src/lib/dates/spans.ts'
import { waitForCode } from './code-file.ts'
import { closePopup, enter } from './site.ts'
import {
  expect,
  expectAllKept,
  expectKept,
  goOffline,
  goOnline,
  hasWorker,
  keep,
  kept,
  LAST_KEPT,
  offlineLine,
  SHELL,
  test,
  wake,
  withWorker,
} from './site-worker.ts'

test.use(withWorker)

/** The addresses and texts of everything in the caches. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const copies = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
        return Promise.all(copies.map(async (copy) => `${copy?.url} ${await copy?.text()}`))
      }),
    )
    return all.flat().join('\n')
  })

test('a first visit requests nothing more before it is usable, and without an interaction nothing is cached', async ({
  browser,
  networkProxy,
}) => {
  const visit = async (serviceWorkers: 'allow' | 'block') => {
    const context = await browser.newContext({ serviceWorkers })
    const page = await context.newPage()
    await page.addInitScript(closePopup)
    networkProxy.asked()
    await page.goto(`${networkProxy.origin}/services`)
    // What a page loads last without an interaction; a slow browser may be idle before that.
    for (const code of ['start-reports', 'site-build']) await waitForCode(page, code)
    await page.waitForLoadState('networkidle')
    const asked = networkProxy.asked()
    const worker = await hasWorker(page)
    await context.close()
    return { asked: new Set(asked), worker }
  }
  const without = await visit('block')
  const first = await visit('allow')
  expect(first.asked).toEqual(without.asked)
  expect(first.worker).toBe(false)
  expect([...first.asked].join(' ')).not.toMatch(/service-worker|keep-site/)

  // Revalidated each time; otherwise phones would keep the old one.
  const { headers } = await fetch(`${networkProxy.origin}/service-worker.js`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('javascript')
})

test('what the worker has cached opens after its clean-up, with nothing loaded in between', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  // A file of no build that the worker knows: its clean-up, which runs last, removes the file.
  const foreign = '/assets/0000000.js'
  await page.evaluate(
    async ([name, path]) => {
      await (await caches.open(name)).put(path, new Response(''))
    },
    [keptCaches.code, foreign] as const,
  )
  await expect
    .poll(() => kept(page), { timeout: 40_000 })
    .not.toContain(networkProxy.origin + foreign)
  await goOffline(page, networkProxy)
  for (const path of ['/services', '/plan', '/']) {
    await page.goto(networkProxy.origin + path)
    await expect(offlineLine(page)).toHaveText(/This is from/)
  }
})

test('a page that was left before the worker started is cached too', async ({
  page,
  networkProxy,
}) => {
  const script = '**/service-worker.js'
  const held: Route[] = []
  await page.route(script, (route) => void held.push(route))
  await page.goto(`${networkProxy.origin}/services`)
  await wake(page)
  const go = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await go('About')
  await expect(page).toHaveURL(/\/about$/)
  await go('Contact')
  await expect(page).toHaveURL(/\/contact$/)
  expect(await hasWorker(page)).toBe(false)
  await page.unroute(script)
  for (const route of held) await route.continue()
  for (const path of ['/contact', '/about', '/services']) await expectKept(page, path)
})

test('offline, visited pages open with their date, plans work fully, and other pages list what is available', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  await expectAllKept(page)
  // By a link within the site, without a new document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expectKept(page, '/about', 15_000)

  await goOffline(page, networkProxy)
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible()
  await page.goto(`${networkProxy.origin}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, step by step')
  await expect(offlineLine(page)).toHaveText(
    /^You are offline\. This is from \d{1,2} \w+, \d{1,2}\.\d\d [ap]m\.$/,
  )
  await page.goto(`${networkProxy.origin}/about`)
  await expect(offlineLine(page)).toBeVisible()

  await page.goto(`${networkProxy.origin}/policy`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not kept on this device' }),
  ).toBeVisible()
  await expect(page).toHaveTitle('This page is not kept on this device')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Make a plan' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+91/ })).toBeVisible()
  await main.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(offlineLine(page)).toBeVisible()

  await page.goto(`${networkProxy.origin}/contact`)
  await page.getByRole('main').getByLabel('Name').first().fill('Devika')
  await expect(page.getByRole('main').getByLabel('Name').first()).toHaveValue('Devika')

  await page.goto(`${networkProxy.origin}/plan`)
  await page.mouse.move(40, 300)
  const where = page.getByLabel('Where?')
  await expect(where.getByRole('option', { name: 'Germany' })).toBeAttached()
  await where.selectOption('Germany')
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { name: 'Study in Germany' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Study in Germany' })).toBeVisible()

  await page.goto(`${networkProxy.origin}/compare`)
  await expect(main.getByText('Germany').first()).toBeVisible()
  await page.goto(`${networkProxy.origin}/shortlist`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offlineLine(page)).toBeVisible()

  await page.goto(`${networkProxy.origin}/visiting-visa`)
  await expect(page).toHaveTitle('This page is not kept on this device')
  await goOnline(page, networkProxy)
  // An older Chromium does not notify a page that was opened offline; a newer one does, and the page is reloading.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined)
  await expect(offlineLine(page)).toBeHidden()
  await expect(page).toHaveTitle(/^Visiting/)

  // Online, but without the API.
  networkProxy.onRequest((path) => (path.startsWith('/api/') ? { instead: { status: 503 } } : null))
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${networkProxy.origin}/plan`)
  await page.mouse.move(40, 300)
  await expect(page.getByRole('main').getByRole('option', { name: 'Malta' }).first()).toBeAttached()
})

test('offline, countries that were never opened can be compared, and their pages open', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  await expectAllKept(page)
  await goOffline(page, networkProxy)
  await page.goto(`${networkProxy.origin}/compare`)
  await page.mouse.move(40, 300)
  const main = page.getByRole('main')
  for (const name of ['Malta', 'Poland'])
    await main.getByRole('checkbox', { name, exact: true }).check()
  await main.getByRole('button', { name: /^Compare/ }).click()
  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader', { name: /Malta/ })).toBeVisible()
  await expect(table.getByText('Language').first()).toBeVisible()
  await expect(offlineLine(page)).toHaveText(/^You are offline\. This is from \d{1,2} \w+/)

  await table.getByRole('link', { name: 'Malta', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Malta/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Malta/ })).toBeVisible()
  await expect(offlineLine(page)).toHaveText(/^You are offline\. This is from \d{1,2} \w+/)
  await expect(main.getByRole('heading', { name: 'Ask about Malta' })).toBeVisible()
})

test('offline, the jobs of a category that was never opened are shown', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  await expectAllKept(page)
  await goOffline(page, networkProxy)
  const { id, job } = await page.evaluate(async (file) => {
    const text = (await (await caches.match(file))?.text()) ?? '{}'
    const answers: Record<string, { works?: { name: string }[] }> = JSON.parse(text)
    const [path = '', { works = [] } = {}] =
      Object.entries(answers).find(([, answer]) => answer.works?.length) ?? []
    return { id: path.split('/').pop(), job: works[0]?.name ?? '' }
  }, LAST_KEPT)
  await page.goto(`${networkProxy.origin}/latestjobs/${id}`)
  await expect(page.getByRole('main').getByRole('heading', { name: job }).first()).toBeVisible()
  await expect(offlineLine(page)).toHaveText(/^You are offline\. This is from \d{1,2} \w+/)
})

test('offline, a reader who visited only Malayalam pages stays on the site in any language', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/ml/services`)
  await expectKept(page, '/ml/plan', 40_000)
  await goOffline(page, networkProxy)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/ml\/services$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${networkProxy.origin}/hi/policy`)
  await expect(page).toHaveURL(/\/ml\/policy$/)
  await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible()
})

test('nothing of a member is cached, while she is logged in or after', async ({
  page,
  networkProxy,
}) => {
  await enter(page, 'member', `${networkProxy.origin}/dashboard/user`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.mouse.move(200, 300)
  await expectKept(page, SHELL)
  await page.goto(`${networkProxy.origin}/dashboard/user/profile`)
  await page.goto(`${networkProxy.origin}/latest`)
  const during = await keptTexts(page)
  const { user, token } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('auth') ?? '{}'),
  )
  await page.goto(`${networkProxy.origin}/dashboard/user`)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  const texts = during + (await keptTexts(page))
  expect(texts).not.toContain(token)
  expect(texts).not.toContain(user.email)
  const addresses = await kept(page)
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((url) => /\/(?:dashboard|auth|register)\//.test(url))).toEqual([])
})

test('an administrator is shown no old list where the API fails: what it lists may be deleted', async ({
  page,
  networkProxy,
}) => {
  await enter(page, 'admin', `${networkProxy.origin}${paths.adminDashboard.href()}`)
  await wake(page)
  await expectAllKept(page)
  for (const call of ['category/get-category', 'country/getCountry'])
    await page.request.post(`${networkProxy.origin}/local/faults`, {
      data: { path: call, status: 500 },
    })
  await page.goto(`${networkProxy.origin}${paths.adminLatestCategories.href()}`)
  await expect(page.getByText('Something went wrong in getting categories').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('pictures stay below their limit: one more removes the oldest, whatever the order in the cache', async ({
  page,
  networkProxy,
}) => {
  await page.goto(`${networkProxy.origin}/services`)
  await wake(page)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  // Not in the order of their times: the browser lists them in the order in which they were added.
  const ages: [name: string, days: number][] = [
    ['third', 3],
    ['oldest', 5],
    ['newest', 1],
    ['second', 4],
    ['fourth', 2],
  ]
  const bytes = keptSite.pictureBytes / ages.length
  const left = () =>
    page.evaluate(async (cacheName) => {
      const cache = await caches.open(cacheName)
      const copies = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
      const sizes = await Promise.all(copies.map(async (copy) => (await copy?.blob())?.size ?? 0))
      const found = (await cache.keys()).map(({ url }) => url.split('/').pop() ?? '')
      return { names: found, bytes: sizes.reduce((sum, size) => sum + size, 0) }
    }, keptCaches.pictures)
  await page.evaluate(
    async ({ all, cacheName, headers, size }) => {
      const cache = await caches.open(cacheName)
      for (const key of await cache.keys()) await cache.delete(key)
      for (const { name, at } of all) {
        const copy = new Response(new Uint8Array(size), {
          headers: { [headers.at]: at, [headers.size]: String(size), 'content-type': 'image/webp' },
        })
        await cache.put(`/assets/${name}.webp`, copy)
      }
    },
    {
      all: ages.map(([name, days]) => {
        const at = new Date(Date.now() - days * DAY_MS)
        return { name, at: at.toISOString() }
      }),
      cacheName: keptCaches.pictures,
      headers: COPY,
      size: bytes,
    },
  )
  expect((await left()).bytes).toBe(keptSite.pictureBytes)

  networkProxy.onRequest((path) =>
    path === '/assets/new.webp'
      ? { instead: { status: 200, type: 'image/webp', body: 'x'.repeat(bytes * 1.5) } }
      : null,
  )
  await page.evaluate(async () => (await fetch('/assets/new.webp')).blob())
  await expect
    .poll(async () => (await left()).names.toSorted())
    .toEqual(['fourth.webp', 'new.webp', 'newest.webp', 'third.webp'].toSorted())
  expect((await left()).bytes).toBeLessThanOrEqual(keptSite.pictureBytes)
})

test('a slow connection and a failing server: the cached page is shown, and says so', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  networkProxy.onRequest((path) => (path === '/services' ? { lateMs: 9000 } : null))
  const begun = Date.now()
  await page.goto(`${networkProxy.origin}/services`)
  expect(Date.now() - begun).toBeLessThan(7000)
  await expect(page.getByText(/^This is from /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the newest' })).toBeVisible()

  networkProxy.onRequest(() => ({ instead: { status: 503, body: 'Down' } }))
  await page.goto(`${networkProxy.origin}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, step by step')
  await expect(page.getByText(/^This is from /)).toBeVisible()
})

test('a reader who has turned on data saving still sees how old an already cached page is', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await goOffline(page, networkProxy)
  await page.goto(`${networkProxy.origin}/services`)
  await expect(offlineLine(page)).toHaveText(/^You are offline\. This is from /)
})

test('for a reader who saves data nothing is cached unless asked for, and it can be turned off again', async ({
  page,
  networkProxy,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(`${networkProxy.origin}/your-data`)
  await page.mouse.move(40, 300)
  await page.waitForTimeout(5000)
  expect(await hasWorker(page)).toBe(false)
  const choice = page.getByLabel('Keep the site for use without internet')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expectKept(page, SHELL)
  await page.reload()
  await expect(page.getByText(/^\d+ files, \d\.\d MB · since/)).toBeVisible()
  await choice.uncheck()
  await expect(page.getByText(/keeps no pages of this site any more/)).toBeVisible()
  expect(await kept(page)).toEqual([])
  expect(await hasWorker(page)).toBe(false)

  // It can be turned on and off on one page as often as one likes.
  for (const time of ['once', 'twice']) {
    await choice.check()
    await expectKept(page, SHELL)
    await expect.poll(() => hasWorker(page), time).toBe(true)
    await choice.uncheck()
    await expect.poll(() => kept(page), time).toEqual([])
    await expect.poll(() => hasWorker(page), time).toBe(false)
  }
  // What was scheduled to be cached later is no longer wanted.
  await page.waitForTimeout(5000)
  expect(await kept(page)).toEqual([])
  expect(await hasWorker(page)).toBe(false)
})
