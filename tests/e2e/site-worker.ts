import { expect, type Page, test as base } from '@playwright/test'
import { type Line, layLine } from './shaky-line.ts'
import { closePopup, watchPolicyReports, watchUncaught } from './site.ts'

/**
 * A test with a line to the site that can be made slow or cut, on a page that keeps the site as a phone
 * would, once it says `test.use(withWorker)`. An uncaught error fails it, and whatever the policy refuses; a
 * test that expects some takes them out of `troubles` and `policyReports`.
 */
export const test = base.extend<{ line: Line; troubles: string[]; policyReports: string[] }>({
  line: async ({ baseURL }, provide) => {
    const line = await layLine(String(baseURL))
    await provide(line)
    await line.stop()
  },
  troubles: [watchUncaught, { auto: true }],
  policyReports: [watchPolicyReports, { auto: true }],
  page: async ({ page }, provide) => {
    await page.addInitScript(closePopup)
    await provide(page)
  },
})

export { expect } from '@playwright/test'

/** For `test.use`: a worker may answer; elsewhere it would answer in place of a test. */
export const withWorker = { serviceWorkers: 'allow' } as const

/** Wakes a page that was sent whole: with its first touch its code comes, and the site may be kept. */
export async function wake(page: Page) {
  await page.locator('html[data-alive]').waitFor()
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
}

/** Whether a worker of the site is in charge. */
export const hasWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))

/** The shell, which is kept first. */
export const SHELL = '/product/0'

/** Waits until the worker keeps an answer for a path. */
export const expectKept = (page: Page, path: string, timeout = 30_000) =>
  expect
    .poll(() => page.evaluate(async (each) => Boolean(await caches.match(each)), path), { timeout })
    .toBe(true)

/** Opens a page, touches it, and waits until it is kept. */
export async function keep(page: Page, address: string) {
  await page.goto(address)
  await wake(page)
  await expectKept(page, new URL(address).pathname)
}

/** The addresses of all that is kept. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => url)
  })

/** Takes the line away. To be offline is the page's affair alone: the worker's own calls would still come through. */
export async function cutLine(page: Page, line: Line) {
  line.fate(() => ({ isLost: true }))
  await page.context().setOffline(true)
}

export async function mendLine(page: Page, line: Line) {
  line.fate(() => null)
  await page.context().setOffline(false)
}

export const offlineLine = (page: Page) => page.getByText(/^You are offline\./)
