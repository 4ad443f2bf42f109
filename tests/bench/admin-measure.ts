import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { paths } from '@/lib/navigation/paths'
import type { Screen } from './admin-screens.ts'
import { pressLength, watchPresses } from './inp.ts'

export const CPU_SLOWDOWN = 4
const MB = 1024 * 1024
/** By then the list has reacted to a key, and the address not yet to the list. */
const LIST_FOLLOWS_MS = 250
/** By then the address has changed too. */
const ADDRESS_FOLLOWS_MS = 1000
/** By then a slow machine has finished the work after the first rows. */
const ROWS_SETTLE_MS = 1000
const watcher = fileURLToPath(new URL('./admin-watch.js', import.meta.url))

export type ScreenFigures = {
  /** ms from the end of the answer to the first rows on the screen; absent if the screen has none. */
  firstRows?: number
  /** MB of script memory after a garbage collection. */
  heap: number
  /** MB of memory that the tab's process uses in all; absent if the system does not report it. */
  resident?: number
}

/** Opens a page that is logged in and slowed down. `session` is what the site stores as its login. */
async function open(context: BrowserContext, session: string, watch?: Screen) {
  const page = await context.newPage()
  await page.addInitScript((auth) => localStorage.setItem('auth', auth), session)
  if (watch?.row) {
    const { row, call } = watch
    await page.addInitScript((what) => Object.assign(window, { watchFor: what }), { row, call })
    await page.addInitScript({ path: watcher })
  }
  const cdp = await context.newCDPSession(page)
  // Counts only the time that the page's own thread worked, whatever else the machine does.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, cdp }
}

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? NaN
}

/** MB of memory that the largest of the browser's page processes uses (Linux only). */
async function residentMb(browser: Browser): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const cdp = await browser.newBrowserCDPSession()
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  await cdp.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
  return Math.max(...sizes.map(Number)) / 1024
}

async function firstRows(page: Page): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (event) => event.text().includes('"first rows"'),
    timeout: 60_000,
  })
  const report: { answered: number; shown: number } = JSON.parse(message.text())
  return report.shown - report.answered
}

/** Opens a screen in a tab of its own and measures it. */
export async function measureScreen(
  browser: Browser,
  origin: string,
  session: string,
  screen: Screen,
): Promise<ScreenFigures> {
  const context = await browser.newContext()
  try {
    const { page, cdp } = await open(context, session, screen)
    const rows = screen.row ? firstRows(page) : undefined
    await page.goto(origin + screen.path, { waitUntil: 'networkidle', timeout: 90_000 })
    const shown = await rows
    await wait(1000)
    await cdp.send('HeapProfiler.collectGarbage')
    const heap = (await metric(cdp, 'JSHeapUsedSize')) / MB
    const resident = await residentMb(browser)
    return {
      heap,
      ...(shown !== undefined && { firstRows: shown }),
      ...(resident !== undefined && { resident }),
    }
  } finally {
    await context.close()
  }
}

/** Opens the list of users and waits until it is shown: the rows appear well after the last answer. */
async function openUsers(page: Page, origin: string) {
  await page.goto(origin + paths.adminUsers.href(), { waitUntil: 'networkidle' })
  await page.locator('main tbody tr').first().waitFor()
  await wait(ROWS_SETTLE_MS)
}

/** ms from each choice over the list of users (a filter, an order, a view) to the next frame. */
export async function measureChoices(
  browser: Browser,
  origin: string,
  session: string,
): Promise<number[]> {
  const context = await browser.newContext()
  try {
    await watchPresses(context)
    const { page } = await open(context, session)
    await openUsers(page, origin)
    const byKey = async (label: string) => {
      await page.getByLabel(label, { exact: true }).focus()
      // A native list opens outside the page, so a key is used to choose.
      return pressLength(page, () => page.keyboard.press('ArrowDown'))
    }
    const view = page.getByRole('link', { name: /^Subscribed/ })
    return [
      await byKey('Membership'),
      await byKey('Sort by'),
      await byKey('Joined'),
      await pressLength(page, () => view.click()),
    ]
  } finally {
    await context.close()
  }
}

export type KeyCost = { list: number; address: number }

/** ms of script that each key typed into the search for users costs: at once, and a moment later. */
export async function measureKeys(
  browser: Browser,
  origin: string,
  session: string,
  typed: readonly string[],
): Promise<KeyCost[]> {
  const context = await browser.newContext()
  try {
    const { page, cdp } = await open(context, session)
    const script = async () => (await metric(cdp, 'ScriptDuration')) * 1000
    await openUsers(page, origin)
    await page.getByLabel('Search users').focus()
    await wait(ADDRESS_FOLLOWS_MS)
    const costs: KeyCost[] = []
    for (const key of typed) {
      const before = await script()
      await page.keyboard.press(key)
      await wait(LIST_FOLLOWS_MS)
      const between = await script()
      await wait(ADDRESS_FOLLOWS_MS)
      costs.push({ list: between - before, address: (await script()) - between })
    }
    return costs
  } finally {
    await context.close()
  }
}
