import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { whenDrawn } from './font-size.ts'
import { enter, expect } from './site.ts'

/** Waits for the page's heading and until nothing says that it is still loading. */
export async function waitUntilLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
}

/**
 * Waits until React has hydrated the first element of a selector. Without a selector: the page, but not the parts
 * that wait for an interaction.
 */
export const waitUntilHydrated = (page: Page, selector = 'main > *') =>
  page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react')),
    selector,
    { polling: 100 },
  )

/** Waits until the site itself, not the browser, handles links: until the first code has hydrated the page. */
export const waitForLinks = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-alive', '')

/**
 * Loads what loads late: the home page hydrates block by block. With `toTheEnd` it also waits until
 * everything is there.
 */
export async function scrollThrough(page: Page, toTheEnd = true) {
  await waitUntilHydrated(page)
  for (let screens = 0; screens < 20; screens += 1) {
    const atEnd = await page.evaluate(() => {
      window.scrollBy({ top: Math.max(innerHeight, 900), behavior: 'instant' })
      return scrollY + innerHeight > document.documentElement.scrollHeight - 2
    })
    // Blocks that load when they are near are notified with a frame; on a busy machine 60 ms may contain none.
    await whenDrawn(page)
    if (atEnd) break
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  if (toTheEnd) await waitUntilLoaded(page)
}

/** Opens an address, logged in or as a visitor (null), and waits until it has loaded. */
export async function openAs(page: Page, who: Parameters<typeof enter>[1] | null, address: string) {
  if (who) await enter(page, who, address)
  else await page.goto(address)
  await waitUntilLoaded(page)
}

/** Opens a product's page from the search that finds it: opened directly, its address shows the 404 page. */
export async function openFoundProduct(page: Page) {
  const name = 'IELTS mock test pack'
  await openAs(page, null, paths.search.href('ielts'))
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await waitUntilLoaded(page)
}

/** The page, once the site's fonts have replaced the system's. */
export const withSiteFonts = (page: Page) => page.locator('html:not([data-letters])')

/** Opens a page that applies its fonts at the first paint; on a busy machine the first try may be too late for that. */
export async function openWithSiteFonts(page: Page, address: string) {
  await expect(async () => {
    await page.goto(address)
    await withSiteFonts(page).waitFor({ timeout: 5000 })
  }).toPass()
}
