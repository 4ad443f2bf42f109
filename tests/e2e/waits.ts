import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { whenDrawn } from './letters.ts'
import { enter, expect } from './site.ts'

/** Waits for the page's heading and until nothing says any more that it loads. */
export async function waitUntilLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
}

/**
 * Waits until the first element of a selector is more than its HTML; left out: the page, where what waits for
 * a touch is left to wait.
 */
export const waitUntilHydrated = (page: Page, selector = 'main > *') =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
    { polling: 100 },
  )

/** Waits until a pressed link is the site's own, not the browser's: until the first code has come to life. */
export const waitForLinks = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-alive', '')

/**
 * Brings what loads late: the home page comes to life block by block. `toTheEnd`: and waits until
 * all is there.
 */
export async function scrollThrough(page: Page, toTheEnd = true) {
  await waitUntilHydrated(page)
  for (let screens = 0; screens < 20; screens += 1) {
    const atEnd = await page.evaluate(() => {
      window.scrollBy({ top: Math.max(innerHeight, 900), behavior: 'instant' })
      return scrollY + innerHeight > document.documentElement.scrollHeight - 2
    })
    // What comes when it is near hears of that in a frame; on a busy machine 60 ms may have none.
    await whenDrawn(page)
    if (atEnd) break
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  if (toTheEnd) await waitUntilLoaded(page)
}

/** Opens an address, as somebody who is logged in or as a visitor (null), and lets it settle. */
export async function openAs(page: Page, who: Parameters<typeof enter>[1] | null, address: string) {
  if (who) await enter(page, who, address)
  else await page.goto(address)
  await waitUntilLoaded(page)
}

/** Opens a product's page by the search that finds it: without one, its address is the 404. */
export async function openFoundProduct(page: Page) {
  const name = 'IELTS mock test pack'
  await openAs(page, null, paths.search.href('ielts'))
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitUntilLoaded(page)
}

/** The page, once the site's letters have taken the place of the system's. */
export const inOwnLetters = (page: Page) => page.locator('html:not([data-letters])')

/** Opens a page that takes its letters at first sight: for that, a busy machine may be too late at the first try. */
export async function openInOwnLetters(page: Page, address: string) {
  await expect(async () => {
    await page.goto(address)
    await inOwnLetters(page).waitFor({ timeout: 5000 })
  }).toPass()
}
