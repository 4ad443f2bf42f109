import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress } from './addresses.ts'
import { whenDrawn } from './font-size.ts'
import { openFoundProduct, scrollThrough, waitUntilLoaded } from './waits.ts'
import { closePopup, expect, test } from './site.ts'

const chatButton = (page: Page) => page.getByRole('link', { name: /^Contact us in a chat/ })

/** What was found while scrolling down the page. */
type Way = { covered: string[]; places: number; seen: number; seenAtEnd: boolean }

/** Scrolls down the page in steps of `step` px and compares rectangles at each. Runs in the page. */
async function goDown(step: number): Promise<Way> {
  const button = document.querySelector('footer > a[target="_blank"]')
  if (!button) throw new Error('no button')
  const seen = { visibilityProperty: true, opacityProperty: true }
  const isVisible = (element: Element) => element.checkVisibility(seen)
  const way: Way = { covered: [], places: 0, seen: 0, seenAtEnd: false }

  const coveredNow = (): string[] => {
    if (!isVisible(button)) return []
    const place = button.getBoundingClientRect()
    const controls = 'a[href], button, input, select, textarea, summary, label'
    return [...document.querySelectorAll(controls)]
      .filter((control) => {
        // Position first: most are elsewhere, and it is faster to check than visibility.
        const isMet = [...control.getClientRects()].some(
          ({ left, right, top: above, bottom }) =>
            Math.min(right, place.right) - Math.max(left, place.left) > 0.5 &&
            Math.min(bottom, place.bottom) - Math.max(above, place.top) > 0.5,
        )
        // Clipped: hidden visually, but there for screen readers.
        return (
          isMet &&
          control !== button &&
          isVisible(control) &&
          getComputedStyle(control).clipPath === 'none'
        )
      })
      .map((control) => `${control.textContent.trim().slice(0, 40)} at ${scrollY} px`)
  }

  for (let top = 0; ; top += step) {
    scrollTo({ top, behavior: 'instant' })
    // The browser reports what is under the button after a frame, and the page reacts in the next. On a busy
    // machine several frames pass before the report.
    let covered: string[] = []
    for (let frames = 1; frames <= 3 || (covered.length > 0 && frames <= 12); frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (frames >= 3) covered = coveredNow()
    }
    way.covered.push(...covered)
    way.places += 1
    way.seenAtEnd = isVisible(button)
    if (way.seenAtEnd) way.seen += 1
    if (top >= document.documentElement.scrollHeight - innerHeight) return way
  }
}

/** Window sizes, and a step (px) that is small enough for each. */
const WINDOWS = [
  { width: 360, height: 640, step: 100 },
  { width: 800, height: 900, step: 150 },
  { width: 1280, height: 800, step: 200 },
]

test('the floating button covers no control of any public page at any width, and can be reached', async ({
  page: first,
  context,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const { public: addresses } = await everyAddress(request)
  expect(addresses.length).toBeGreaterThan(20)
  const found: string[] = []
  const ways = WINDOWS.map(({ width }) => ({ width, seen: 0, places: 0 }))
  const look = async (page: Page, address: string) => {
    for (const [index, { width, height, step }] of WINDOWS.entries()) {
      // Each scroll begins without motion, at the top.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.setViewportSize({ width, height })
      await whenDrawn(page)
      const way = await page.evaluate(goDown, step)
      const at = `${address} at ${width} px`
      found.push(...way.covered.map((control) => `${at}: ${control}`))
      if (!way.seenAtEnd) found.push(`${at}: not there at the end of the page`)
      const sum = ways[index]
      if (!sum) continue
      sum.seen += way.seen
      sum.places += way.places
    }
  }
  const waiting = [...addresses]
  const goThrough = async (page: Page) => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await page.goto(address)
      await (address === '/' ? scrollThrough(page) : waitUntilLoaded(page))
      await look(page, address)
    }
  }
  // A window waits for three frames at each step; meanwhile the others continue. Some browsers draw only one tab of a
  // window, but the page of each context has a window of its own.
  const contexts = [context, await browser.newContext(), await browser.newContext()]
  for (const each of contexts) await each.addInitScript(closePopup)
  const others = await Promise.all(contexts.slice(1).map((each) => each.newPage()))
  await Promise.all([first, ...others].map(goThrough))
  for (const other of others) await other.context().close()
  await openFoundProduct(first)
  await look(first, 'a found product')
  expect(found).toEqual([])
  // A button that is never shown would cover nothing either.
  expect(ways.filter(({ seen, places }) => seen / places <= 0.7)).toEqual([])
})

test('on a phone the floating button is an icon, and has its text at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(paths.policy.href())
  await page.mouse.wheel(0, 300)
  await expect(chatButton(page)).toBeVisible()
  expect((await chatButton(page).boundingBox())?.width).toBeLessThan(50)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(chatButton(page).getByText('Contact us')).toBeInViewport()
  await expect.poll(async () => (await chatButton(page).boundingBox())?.width).toBeGreaterThan(100)
})

test('by keyboard the floating button is the last stop of a page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(paths.about.href())
  await waitUntilLoaded(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).focus()
  await expect(chatButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(chatButton(page)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the floating button is in the footer', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(paths.services.href())
    await expect(chatButton(page)).toBeVisible()
    await expect(chatButton(page)).not.toBeInViewport()
    await chatButton(page).scrollIntoViewIfNeeded()
    await expect(chatButton(page)).toHaveText(/^Contact us/)
  })
})
