import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { testedSite } from '../tools/sites.mjs'
import type { NetworkProxy } from './network-proxy.ts'
import { closePopup } from './site.ts'
import {
  expect,
  hasWorker,
  keep,
  kept,
  offlineLine,
  SHELL,
  test,
  wake,
  withWorker,
} from './site-worker.ts'
import { waitUntilHydrated } from './waits.ts'

test.use(withWorker)

/** The version of the active worker. */
const workerVersion = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return new Promise<string>((done) => {
      // A worker that ends meanwhile does not answer.
      setTimeout(() => done('none'), 1000)
      port1.addEventListener('message', ({ data }) => done(String(data)))
      port1.start()
      active?.postMessage({ say: 'version' }, [port2])
    })
  })

/** Whether a worker waits for the active one to end. */
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/**
 * Waits until a worker of the second version is active. For it a browser ends an idle worker, but sometimes
 * not one that its developer tools watch, as they do here.
 */
async function expectSecondWorker(page: Page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('ServiceWorker.enable')
  const inCharge = async () => {
    if (await isWaiting(page)) await tools.send('ServiceWorker.stopAllWorkers')
    return workerVersion(page)
  }
  // A busy machine needs time to fetch it.
  await expect.poll(inCharge, { timeout: 40_000 }).toContain(SECOND)
}

const NEW_VERSION = 'A new version of this site is ready.'

const SECOND = 'SECOND.js'
const isOldCode = (path: string) => /^\/assets\/[^?]+\.js/.test(path) && !path.includes(SECOND)

/** From here on the site is another build: each code file has another name, and the old files are missing. */
function deploy(networkProxy: NetworkProxy) {
  networkProxy.rewrite(
    (_, text) => text.replaceAll(/((?:assets\/|\.\/)[\w.-]+?)\.js\b/g, `$1${SECOND}`),
    (path) => path.replace(SECOND, '.js'),
  )
  networkProxy.onRequest((path) => (isOldCode(path) ? { instead: { status: 404 } } : null))
}

const isSecond = (page: Page) =>
  page.evaluate((name) => document.documentElement.innerHTML.includes(name), SECOND)

test('a new version is offered in a line, code missing after the deploy loads with it, and versions never mix', async ({
  page,
  context,
  networkProxy,
  uncaught,
}) => {
  await keep(page, `${networkProxy.origin}/about`)
  await keep(page, `${networkProxy.origin}/services`)
  const other = await context.newPage()
  await other.addInitScript(closePopup)
  await keep(other, `${networkProxy.origin}/contact`)
  const name = other.getByRole('main').getByLabel('Name').first()
  // A form whose code can no longer load is not tested here.
  await waitUntilHydrated(other, 'main form')
  await page.bringToFront()
  deploy(networkProxy)

  // A tab of the first version: its code is missing, and one reload loads the second version.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /policy/i })).toBeVisible()
  expect(await isSecond(page)).toBe(true)
  await expect(page.getByText(NEW_VERSION)).toBeHidden()

  // The browser checks for a new worker by itself, but at a time of its own.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expectSecondWorker(page)

  // In the other tab the second version is offered, but not while a form is being filled in.
  await other.bringToFront()
  await name.fill('Devika')
  await other.waitForTimeout(1000)
  await expect(other.getByText(NEW_VERSION)).toBeHidden()
  await name.fill('')
  await name.blur()
  await expect(other.getByText(NEW_VERSION)).toBeVisible({ timeout: 15_000 })
  await other.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => isSecond(other).catch(() => false)).toBe(true)

  // A page that was cached before opens with the files that were cached with it.
  await context.setOffline(true)
  await page.goto(`${networkProxy.origin}/about`)
  expect(await isSecond(page)).toBe(false)
  await expect(offlineLine(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto(`${networkProxy.origin}/about`)
  expect(await isSecond(page)).toBe(true)
  await expect(page.getByText(NEW_VERSION)).toBeHidden()
  uncaught.splice(0)
})

test('a page that starts while a new version is loading is notified of it too', async ({
  page,
  context,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/about`)
  await keep(page, `${networkProxy.origin}/services`)
  deploy(networkProxy)
  networkProxy.onRequest((path) => (path === SHELL || path === '/about' ? { lateMs: 8000 } : null))
  void page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const other = await context.newPage()
  await other.addInitScript(closePopup)
  // After three seconds the cached page is shown, which is of the first version.
  await other.goto(`${networkProxy.origin}/about`)
  await wake(other)
  await other.getByRole('link', { name: 'Services', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSecond(other)).toBe(false)
  await expectSecondWorker(other)
  await expect(other.getByText(NEW_VERSION)).toBeVisible({ timeout: 15_000 })
})

test('a worker can be switched off from the server, and one whose site no longer exists removes itself', async ({
  page,
  networkProxy,
}) => {
  await keep(page, `${networkProxy.origin}/services`)
  const body = readFileSync(join(hostingFolder(testedSite), 'service-worker-off.js'), 'utf8')
  const off = { instead: { status: 200, type: 'text/javascript', body } }
  networkProxy.onRequest((path) => (path === '/service-worker.js' ? off : null))
  await page.goto(`${networkProxy.origin}/about`)
  await expect.poll(() => hasWorker(page), { timeout: 15_000 }).toBe(false)
  expect(await kept(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  networkProxy.onRequest(() => null)
  await keep(page, `${networkProxy.origin}/services`)
  const gone = { instead: { status: 404, body: '<h1>Another site</h1>' } }
  networkProxy.onRequest(() => gone)
  await page.goto(`${networkProxy.origin}/about`)
  await expect(page.getByRole('heading', { name: 'Another site' })).toBeVisible()
  await expect.poll(() => hasWorker(page), { timeout: 15_000 }).toBe(false)
  expect(await kept(page)).toEqual([])
})
