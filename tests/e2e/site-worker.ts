import { expect, type Page, test as base } from '@playwright/test'
import { ANSWERS_FILE } from '../../src/lib/site-files.ts'
import { type NetworkProxy, startProxy } from './network-proxy.ts'
import { closePopup, watchPolicyReports, watchUncaught } from './site.ts'

/**
 * A test with a connection to the site that can be made slow or cut, on a page that caches the site as a phone
 * would, after `test.use(withWorker)`. An uncaught error fails it, and so does whatever the policy refuses; a
 * test that expects some takes them out of `uncaught` and `policyReports`.
 */
export const test = base.extend<{
  networkProxy: NetworkProxy
  uncaught: string[]
  policyReports: string[]
}>({
  networkProxy: async ({ baseURL }, provide) => {
    const networkProxy = await startProxy(String(baseURL))
    await provide(networkProxy)
    await networkProxy.stop()
  },
  uncaught: [watchUncaught, { auto: true }],
  policyReports: [watchPolicyReports, { auto: true }],
  page: async ({ page }, provide) => {
    await page.addInitScript(closePopup)
    await provide(page)
  },
})

export { expect } from '@playwright/test'

/** For `test.use`: allows the service worker; elsewhere it would answer instead of a test. */
export const withWorker = { serviceWorkers: 'allow' } as const

/** Interacts with a page: its first interaction loads the rest of its code, and the site may then be cached. */
export async function wake(page: Page) {
  await page.locator('html[data-alive]').waitFor()
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
}

/** Whether a worker of the site is active. */
export const hasWorker = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))

/** The address of the shell, which is cached first. */
export const SHELL = '/product/0'

/** Waits until the worker has cached an answer for a path. */
export const expectKept = (page: Page, path: string, timeout = 30_000) =>
  expect
    .poll(() => page.evaluate(async (each) => Boolean(await caches.match(each)), path), { timeout })
    .toBe(true)

/** The file that the worker caches last, after everything that is likely to be needed next. */
export const LAST_KEPT = ANSWERS_FILE

/** Waits until everything that is likely to be needed next is cached. */
export const expectAllKept = (page: Page) => expectKept(page, LAST_KEPT, 40_000)

/** Opens a page, interacts with it, and waits until it is cached. */
export async function keep(page: Page, address: string) {
  await page.goto(address)
  await wake(page)
  await expectKept(page, new URL(address).pathname)
}

/** The addresses of everything in the caches. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(
      // Opening a cache that was deleted meanwhile would create it, and the worker would go on caching.
      names.map(async (name) => ((await caches.has(name)) ? (await caches.open(name)).keys() : [])),
    )
    return caught.flat().map(({ url }) => url)
  })

/** Cuts the connection. `setOffline` alone affects only the page: the worker's own calls would still succeed. */
export async function goOffline(page: Page, networkProxy: NetworkProxy) {
  networkProxy.onRequest(() => ({ isLost: true }))
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, networkProxy: NetworkProxy) {
  networkProxy.onRequest(() => null)
  await page.context().setOffline(false)
}

export const offlineLine = (page: Page) => page.getByText(/^You are offline\./)
