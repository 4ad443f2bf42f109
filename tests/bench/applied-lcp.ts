import type { Browser } from '@playwright/test'
import { openSlowPage, PHONE } from './phone.ts'

/** By then the largest paint has happened. */
const SETTLE_MS = 2000

/** Stores the time of the largest paint so far in `window.largestPaint`. Runs in the page. */
function watchLargestPaint() {
  new PerformanceObserver((list) => {
    Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/**
 * ms from the start of the navigation to the largest paint, on a phone whose connection and processor are slowed
 * down. Lighthouse estimates the same from one quick visit, and counts a document only once all of it has arrived;
 * a browser paints its beginning before that.
 */
export async function appliedLcp(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await openSlowPage(context)
    await page.addInitScript(watchLargestPaint)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    return Number(await page.evaluate('window.largestPaint'))
  } finally {
    await context.close()
  }
}
