import { expect, type Page, test as base } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Line, layLine } from './shaky-line.ts'
import { closePopup, enter } from './site.ts'

/** A line to the site, and a page that keeps it, as a phone would. */
const test = base.extend<{ line: Line; troubles: string[] }>({
  line: async ({ baseURL }, provide) => {
    const line = await layLine(String(baseURL))
    await provide(line)
    await line.stop()
  },
  troubles: async ({ page }, provide) => {
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    await provide(troubles)
    expect(troubles, 'uncaught errors').toEqual([])
  },
  page: async ({ page }, provide) => {
    await page.addInitScript(closePopup)
    await provide(page)
  },
})
test.use({ serviceWorkers: 'allow' })

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = resolve(root, process.env.E2E_SITE ?? 'node_modules/.cache/local-site')

const offlineLine = (page: Page) => page.getByText(/^You are offline\./)

const hasWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))

const isKept = (page: Page, path: string) =>
  page.evaluate(async (each) => Boolean(await caches.match(each)), path)

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => url)
  })

/** The addresses and texts of all that is kept. */
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

/** The shell, which is kept first. */
const SHELL = '/search'
/** What is kept last of all that is likely next. */
const LAST = '/api/v1/country/getCountry'

/** Opens a page, touches it, and waits until it is kept. */
async function keep(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  const { pathname } = new URL(address)
  await expect.poll(() => isKept(page, pathname), { timeout: 30_000 }).toBe(true)
}

test('a first visit asks for nothing more before it is usable, and a reader who does nothing keeps nothing', async ({
  browser,
  line,
  troubles,
}) => {
  expect(troubles).toEqual([])
  const visit = async (serviceWorkers: 'allow' | 'block') => {
    const context = await browser.newContext({ serviceWorkers })
    const page = await context.newPage()
    await page.addInitScript(closePopup)
    line.asked()
    await page.goto(`${line.origin}/services`)
    await page.waitForLoadState('networkidle')
    const asked = line.asked()
    const worker = await hasWorker(page)
    await context.close()
    return { asked: new Set(asked), worker }
  }
  const without = await visit('block')
  const first = await visit('allow')
  expect(first.asked).toEqual(without.asked)
  expect(first.worker).toBe(false)
  expect([...first.asked].join(' ')).not.toMatch(/service-worker|keep-site/)

  // Asked about each time, or phones would keep the old one.
  const { headers } = await fetch(`${line.origin}/service-worker.js`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('javascript')
})

test('without a line seen pages open and say from when, plans work whole, and other pages say what is there', async ({
  page,
  context,
  line,
  troubles,
}) => {
  test.setTimeout(90_000)
  expect(troubles).toEqual([])
  await keep(page, `${line.origin}/services`)
  await expect.poll(() => isKept(page, LAST), { timeout: 40_000 }).toBe(true)
  // On the way within the site, without a document of its own.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => isKept(page, '/about'), { timeout: 15_000 }).toBe(true)

  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible()
  await page.goto(`${line.origin}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, step by step')
  await expect(offlineLine(page)).toHaveText(
    /^You are offline\. This is from \d{1,2} \w+, \d{1,2}\.\d\d [ap]m\.$/,
  )
  await page.goto(`${line.origin}/about`)
  await expect(offlineLine(page)).toBeVisible()

  await page.goto(`${line.origin}/policy`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not kept on this device' }),
  ).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Make a plan' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+91/ })).toBeVisible()
  await main.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(offlineLine(page)).toBeVisible()

  await page.goto(`${line.origin}/contact`)
  await page.getByRole('main').getByLabel('Name').first().fill('Devika')
  await expect(page.getByRole('main').getByLabel('Name').first()).toHaveValue('Devika')

  await page.goto(`${line.origin}/plan`)
  await page.mouse.move(40, 300)
  const where = page.getByLabel('Where?')
  await expect(where.getByRole('option', { name: 'Germany' })).toBeAttached()
  await where.selectOption('Germany')
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { name: 'Study in Germany' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Study in Germany' })).toBeVisible()

  await page.goto(`${line.origin}/compare`)
  await expect(main.getByText('Germany').first()).toBeVisible()
  await page.goto(`${line.origin}/shortlist`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offlineLine(page)).toBeVisible()

  await context.setOffline(false)
  await expect(offlineLine(page)).toBeHidden()

  // With a line, but without the API.
  line.fate((path) => (path.startsWith('/api/') ? { instead: { status: 503 } } : null))
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${line.origin}/plan`)
  await page.mouse.move(40, 300)
  await expect(page.getByRole('main').getByRole('option', { name: 'Malta' }).first()).toBeAttached()
})

test('nothing of a member is kept, while she is logged in or after', async ({
  page,
  line,
  troubles,
}) => {
  test.setTimeout(60_000)
  expect(troubles).toEqual([])
  await enter(page, 'member', `${line.origin}/dashboard/user`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.mouse.move(200, 300)
  await expect.poll(() => isKept(page, SHELL), { timeout: 30_000 }).toBe(true)
  await page.goto(`${line.origin}/dashboard/user/profile`)
  await page.goto(`${line.origin}/latest`)
  const during = await keptTexts(page)
  const { user, token } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('auth') ?? '{}'),
  )
  await page.goto(`${line.origin}/dashboard/user`)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  const texts = during + (await keptTexts(page))
  expect(texts).not.toContain(token)
  expect(texts).not.toContain(user.email)
  const addresses = await kept(page)
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((url) => /\/(?:dashboard|auth|register)\//.test(url))).toEqual([])
})

test('a slow line and a server in trouble: the kept page, and what it is', async ({
  page,
  line,
  troubles,
}) => {
  test.setTimeout(60_000)
  expect(troubles).toEqual([])
  await keep(page, `${line.origin}/services`)
  line.fate((path) => (path === '/services' ? { lateMs: 9000 } : null))
  const begun = Date.now()
  await page.goto(`${line.origin}/services`)
  expect(Date.now() - begun).toBeLessThan(7000)
  await expect(page.getByText(/^This is from /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Load the newest' })).toBeVisible()

  line.fate(() => ({ instead: { status: 503, body: 'Down' } }))
  await page.goto(`${line.origin}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, step by step')
  await expect(page.getByText(/^This is from /)).toBeVisible()
})

const NEW_VERSION = 'A new version of this site is ready.'

const SECOND = 'SECOND.js'
const isOldCode = (path: string) => /^\/assets\/[^?]+\.js/.test(path) && !path.includes(SECOND)

/** From here on the site is another build: each file of code has another name, and the old are gone. */
function deploy(line: Line) {
  line.rewrite(
    (_, text) => text.replaceAll(/((?:assets\/|\.\/)[\w.-]+-[\w-]{8})\.js/g, `$1${SECOND}`),
    (path) => path.replace(SECOND, '.js'),
  )
  line.fate((path) => (isOldCode(path) ? { instead: { status: 404 } } : null))
}

const isSecond = (page: Page) =>
  page.evaluate((name) => document.documentElement.innerHTML.includes(name), SECOND)

test('a new version is offered in a line, lost code comes with it, and versions never mix', async ({
  page,
  context,
  line,
  troubles,
}) => {
  test.setTimeout(90_000)
  await keep(page, `${line.origin}/about`)
  await keep(page, `${line.origin}/services`)
  const other = await context.newPage()
  await other.goto(`${line.origin}/contact`)
  deploy(line)

  // In a tab of the first version: its code is gone, and one reload brings the second.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /policy/i })).toBeVisible()
  expect(await isSecond(page)).toBe(true)
  await expect(page.getByText(NEW_VERSION)).toBeHidden()

  // In the other one the second is offered, but not in the middle of a form.
  await other.bringToFront()
  const name = other.getByRole('main').getByLabel('Name').first()
  await name.fill('Devika')
  await other.mouse.move(200, 300)
  await other.waitForTimeout(5000)
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(other.getByText(NEW_VERSION)).toBeHidden()
  await name.fill('')
  await name.blur()
  await expect(other.getByText(NEW_VERSION)).toBeVisible({ timeout: 15_000 })
  await other.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => isSecond(other).catch(() => false)).toBe(true)

  // A page that was kept before opens with the files that it was kept with.
  await context.setOffline(true)
  await page.goto(`${line.origin}/about`)
  expect(await isSecond(page)).toBe(false)
  await expect(offlineLine(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto(`${line.origin}/about`)
  expect(await isSecond(page)).toBe(true)
  await expect(page.getByText(NEW_VERSION)).toBeHidden()
  troubles.splice(0)
})

test('a worker is switched off from the server, and one whose site is gone goes', async ({
  page,
  line,
  troubles,
}) => {
  test.setTimeout(90_000)
  expect(troubles).toEqual([])
  await keep(page, `${line.origin}/services`)
  const body = readFileSync(`${site}-hosting/service-worker-off.js`, 'utf8')
  const off = { instead: { status: 200, type: 'text/javascript', body } }
  line.fate((path) => (path === '/service-worker.js' ? off : null))
  await page.goto(`${line.origin}/about`)
  await expect.poll(() => hasWorker(page), { timeout: 15_000 }).toBe(false)
  expect(await kept(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  line.fate(() => null)
  await keep(page, `${line.origin}/services`)
  const gone = { instead: { status: 404, body: '<h1>Another site</h1>' } }
  line.fate(() => gone)
  await page.goto(`${line.origin}/about`)
  await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible()
  await expect.poll(() => hasWorker(page), { timeout: 15_000 }).toBe(false)
  expect(await kept(page)).toEqual([])
})

test('a reader who saves data keeps nothing unless asked, and can end it again', async ({
  page,
  line,
  troubles,
}) => {
  test.setTimeout(60_000)
  expect(troubles).toEqual([])
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(`${line.origin}/your-data`)
  await page.mouse.move(40, 300)
  await page.waitForTimeout(5000)
  expect(await hasWorker(page)).toBe(false)
  const choice = page.getByLabel('Keep the site for use without internet')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expect.poll(() => isKept(page, SHELL), { timeout: 30_000 }).toBe(true)
  await page.reload()
  await expect(page.getByText(/^\d+ files, \d\.\d MB · since/)).toBeVisible()
  await choice.uncheck()
  await expect(page.getByText(/keeps no pages of this site any more/)).toBeVisible()
  expect(await kept(page)).toEqual([])
  expect(await hasWorker(page)).toBe(false)
})
