import { expect, type Page, test as base } from '@playwright/test'
import { type Line, layLine } from './shaky-line.ts'
import { closePopup } from './site.ts'

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

/** Opens a page, touches it, and waits until the site is kept. */
async function keep(page: Page, address: string) {
  await page.goto(address)
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  // Last of all that is likely next.
  await expect
    .poll(() => isKept(page, '/api/v1/country/getCountry'), { timeout: 25_000 })
    .toBe(true)
  await expect.poll(() => isKept(page, new URL(address).pathname)).toBe(true)
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
    page.getByRole('heading', { level: 1, name: 'You have not opened this page before' }),
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
})
