import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { openSlowPage, PHONE } from './phone.ts'

export type MenuAnswer = {
  /** ms from the start of the navigation to the first paint. */
  firstPaint: number
  /** ms from the first paint to the frame in which the menu is open after a tap made at once. */
  answer: number
}

const watcher = fileURLToPath(new URL('./menu-watch.js', import.meta.url))

/** Waits for what `menu-watch.js` logs in the page. */
async function said(page: Page, name: 'menu painted' | 'menu open') {
  const message = await page.waitForEvent('console', (event) => event.text().includes(`"${name}"`))
  const report: { at: number; x: number; y: number } = JSON.parse(message.text())
  return report
}

/** Taps on the menu at the first paint of a page, on a slow phone and connection with nothing stored. */
export async function menuAnswer(browser: Browser, url: string): Promise<MenuAnswer> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await openSlowPage(context)
    await page.addInitScript({ path: watcher })
    const tapped = said(page, 'menu painted').then(async (painted) => {
      await page.touchscreen.tap(painted.x, painted.y)
      return painted.at
    })
    const [firstPaint, open] = await Promise.all([
      tapped,
      said(page, 'menu open'),
      page.goto(url, { waitUntil: 'commit' }),
    ])
    return { firstPaint, answer: open.at - firstPaint }
  } finally {
    await context.close()
  }
}
