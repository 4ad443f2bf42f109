import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { paths } from '@/lib/navigation/paths'
import { CPU_SLOWDOWN, PHONE } from './phone.ts'

const watcher = fileURLToPath(new URL('./inp-watch.js', import.meta.url))
/** By then the frame after a press is painted and reported, and code requested ahead has loaded. */
const SETTLE_MS = 1000

/** The records that the search is measured with, besides the seed. */
export const MANY_RESULTS = { countries: 300, categories: 200 }

/** An action to measure: its page, what is done before it unmeasured, and what is tapped or typed. */
type Press = {
  name: string
  address: string
  ready?: (page: Page) => Promise<unknown>
} & ({ tapped: (page: Page) => Locator } | { keys: string })

const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox')
const linkTo = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).first()

/** The presses on the site with its seed only. */
export const presses: readonly Press[] = [
  {
    name: 'menu',
    address: paths.home.href(),
    tapped: (page) => page.locator('header summary'),
  },
  {
    name: 'a preloaded page',
    address: paths.home.href(),
    ready: (page) => linkTo(page, paths.study.href()).dispatchEvent('touchstart'),
    tapped: (page) => linkTo(page, paths.study.href()),
  },
  {
    name: 'checks of an empty enquiry',
    address: paths.study.href(),
    ready: (page) => page.getByRole('main').getByLabel('Name', { exact: true }).focus(),
    tapped: (page) => page.getByRole('button', { name: 'Send enquiry' }),
  },
]

/** Typing into the search, with MANY_RESULTS added. */
export const typing: Press = {
  name: 'typing in a search with 500 results',
  // The first letter of each made-up name.
  address: paths.search.href('c'),
  ready: (page) => searchField(page).focus(),
  keys: 'ountr',
}

/**
 * The press itself, once the page has settled. The place of a tap is looked up beforehand: Playwright's
 * own check of an element is script in the measured page, four times slower. Throws if nothing is there.
 */
async function preparePress(page: Page, one: Press): Promise<() => Promise<unknown>> {
  const target = 'tapped' in one ? one.tapped(page) : null
  await target?.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
  if ('keys' in one) return () => page.keyboard.type(one.keys, { delay: 150 })
  const box = await target?.boundingBox()
  if (!box) throw new Error(`${one.name}: the element to tap is not shown`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The longest of the presses, from the finger to the next frame, in ms (as web vitals' INP). */
export async function pressLength(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate('presses()')
  await press()
  await page.waitForTimeout(SETTLE_MS)
  return Number(await page.evaluate('presses()'))
}

/** Makes the pages that a context opens from now on measure the length of each press. */
export const watchPresses = (context: BrowserContext) => context.addInitScript({ path: watcher })

async function measured(browser: Browser, origin: string, one: Press): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    await watchPresses(context)
    await context.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
    const page = await context.newPage()
    await page.goto(origin + one.address, { waitUntil: 'networkidle' })
    // An interaction: all of the page's code loads, and the router handles the links.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    // By then the code that preloads the pages of links listens: an earlier touch would be lost.
    await page.waitForTimeout(SETTLE_MS)
    await one.ready?.(page)
    const press = await preparePress(page, one)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await pressLength(page, press)
  } finally {
    await context.close()
  }
}

/** Each press on a slow phone as often as `runs` says: its name and the lengths in ms. */
export async function measurePresses(
  browser: Browser,
  origin: string,
  runs: number,
  wanted: readonly Press[],
) {
  const all = wanted.map(({ name }) => ({ name, lengths: [] as number[] }))
  for (let run = 0; run < runs; run++) {
    for (const [index, one] of wanted.entries())
      all[index]?.lengths.push(await measured(browser, origin, one))
  }
  return all
}
