import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { paths } from '@/lib/navigation/paths'
import { CPU_SLOWDOWN, PHONE } from './phone.ts'

const watcher = fileURLToPath(new URL('./inp-watch.js', import.meta.url))
/** The frame after a press is painted and told by then, and what is asked for ahead is there. */
const SETTLE_MS = 1000

/** What the search is measured over, beside the seed. */
export const MANY_RESULTS = { countries: 300, categories: 200 }

/** Something that is done: where, what comes before it unmeasured, and what a finger taps or the keys. */
type Press = {
  name: string
  address: string
  ready?: (page: Page) => Promise<unknown>
} & ({ tapped: (page: Page) => Locator } | { keys: string })

const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox')
const linkTo = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).first()

/** On the site as it is. */
export const presses: readonly Press[] = [
  {
    name: 'menu',
    address: paths.home.href(),
    tapped: (page) => page.locator('header summary'),
  },
  {
    name: 'a page seen ahead',
    address: paths.home.href(),
    ready: (page) => linkTo(page, paths.study.href()).dispatchEvent('touchstart'),
    tapped: (page) => linkTo(page, paths.study.href()),
  },
  {
    name: 'an enquiry’s checks',
    address: paths.study.href(),
    ready: (page) => page.getByRole('main').getByLabel('Name', { exact: true }).focus(),
    tapped: (page) => page.getByRole('button', { name: 'Send enquiry' }),
  },
]

/** Over MANY_RESULTS. */
export const typing: Press = {
  name: 'typing over 500 results',
  // What each made-up name begins with.
  address: paths.search.href('c'),
  ready: (page) => searchField(page).focus(),
  keys: 'ountr',
}

/**
 * The press itself, once the page has settled. The place of a tap is looked up beforehand: Playwright's
 * own look at an element is script in the measured page, four times slower. Throws where nothing is there.
 */
async function preparePress(page: Page, one: Press): Promise<() => Promise<unknown>> {
  const target = 'tapped' in one ? one.tapped(page) : null
  await target?.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
  if ('keys' in one) return () => page.keyboard.type(one.keys, { delay: 150 })
  const box = await target?.boundingBox()
  if (!box) throw new Error(`${one.name}: nothing to tap`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** The longest of the presses, from the finger to the next frame, in ms (as web vitals' INP). */
export async function pressLength(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate('presses()')
  await press()
  await page.waitForTimeout(SETTLE_MS)
  return Number(await page.evaluate('presses()'))
}

/** Keeps the lengths of presses from the pages of a context that are opened from here on. */
export const watchPresses = (context: BrowserContext) => context.addInitScript({ path: watcher })

async function measured(browser: Browser, origin: string, one: Press): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    await watchPresses(context)
    await context.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
    const page = await context.newPage()
    await page.goto(origin + one.address, { waitUntil: 'networkidle' })
    // An interaction: all of the page's code comes, and links are the site's own.
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    // Who looks ahead behind links is there by then: a touch before would be lost.
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
