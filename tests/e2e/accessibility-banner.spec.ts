import type { Page } from '@playwright/test'
import { company } from '../../src/content/facts/company.ts'
import { companyWords } from '../../src/content/en/company.ts'
import { companyWords as hindi } from '../../src/content/hi/company.ts'
import { companyWords as malayalam } from '../../src/content/ml/company.ts'
import { axeViolations } from './axe.ts'
import { holdBack } from './code-file.ts'
import { setFontSize } from './font-size.ts'
import { watchMetric } from './page-metrics.ts'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

const sentences = [companyWords.legalBanner, ...companyWords.bannerItems]

/** In each language. */
const noticesOf = (page: Page) => page.getByRole('banner').getByRole('region').first()

/** Which notices can be read in full, and which are cut off at an edge of their window. */
function read(page: Page) {
  return noticesOf(page).evaluate((region) => {
    const box = region.getBoundingClientRect()
    const found = { whole: [] as string[], cut: [] as string[], height: box.height }
    for (const item of region.querySelectorAll('ul:not([aria-hidden]) li')) {
      const words = document.createRange()
      words.selectNodeContents(item)
      const { left, right, top, bottom } = words.getBoundingClientRect()
      // A font's own box may be taller than its line; what it draws stays within the line.
      const textHeight = Math.min(...[...words.getClientRects()].map(({ height }) => height))
      const spare = 1 + Math.max(0, textHeight - parseFloat(getComputedStyle(item).lineHeight)) / 2
      // Widths are fractions of pixels.
      if (right <= box.left + 1 || left >= box.right - 1) continue
      const isWhole =
        left >= box.left - 1 &&
        right <= Math.min(box.right, innerWidth) + 1 &&
        top >= box.top - spare &&
        bottom <= box.bottom + spare
      found[isWhole ? 'whole' : 'cut'].push(item.textContent)
    }
    return found
  })
}

const opener = (page: Page) => page.getByRole('button', { name: 'All notices' })

/** The closed banner takes little of the screen; opened, it shows all notices; and it closes again. */
async function expectOpens(page: Page, when: string) {
  const banner = page.getByRole('region', { name: 'Notices' })
  const rows = async () => Math.round((await banner.boundingBox())?.height ?? 0)
  const closed = await rows()
  const { height } = page.viewportSize() ?? { height: 0 }
  expect(closed, when).toBeLessThanOrEqual(height / 10)
  const moves = () => banner.evaluate((region) => region.getAnimations({ subtree: true }).length)
  // A change of the window's size starts short animations.
  await expect.poll(moves, when).toBe(0)
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await opener(page).click()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  const { whole, cut } = await read(page)
  expect({ whole, cut }, when).toEqual({ whole: sentences, cut: [] })
  await expect.poll(moves, when).toBe(0)
  await opener(page).click()
  await expect.poll(rows, when).toBe(closed)
}

/**
 * Uses the site's font at once. The header names every language: on a machine without letters of Malayalam and Hindi,
 * which phones have, it wraps until the font comes. Other tests watch what moves when that happens.
 */
const useOwnFont = (page: Page) =>
  page.evaluate(async () => {
    const { style } = document.documentElement
    style.setProperty('--until-letters', 'initial')
    // A layout asks for the fonts; before it, none is awaited.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })

for (const fontSize of [16, 19, 22]) {
  test(`with reduced motion and a font size of ${fontSize} px each notice can be read in full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await useOwnFont(page)
    await setFontSize(page, fontSize)
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // On a phone, and with a large font, all notices open at once; otherwise they are shown one by one.
      if (width < 640 || fontSize > 20) {
        await expect(opener(page)).toBeVisible()
        await expectOpens(page, `${width} px`)
        continue
      }
      // The other form of the banner is removed a moment after the window has its new size.
      await expect(page.getByRole('button', { name: 'Next notice' })).toBeVisible()
      await expect(opener(page)).toHaveCount(0)
      // At most two lines, so the page below stays visible. Code measures the height, a moment after the resize.
      const twoLines = 2.1 * 1.25 * 0.875 * fontSize
      const height = async () => (await read(page)).height
      await expect.poll(height, `${width} px`).toBeLessThan(twoLines)
      const first = await height()
      for (const sentence of sentences) {
        const shown = { whole: [sentence], cut: [], height: first }
        await expect.poll(() => read(page), `${width} px`).toEqual(shown)
        // From the last one back to the first.
        await page.getByRole('button', { name: 'Next notice' }).click()
      }
    }
  })
}

for (const [language, words] of Object.entries({
  '': companyWords,
  '/ml': malayalam,
  '/hi': hindi,
})) {
  test(`with reduced motion on a phone the first notice is whole, and nothing moves when its code comes: ${language || '/'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    const { release } = await holdBack(page, '**/assets/*.js')
    await page.goto(`${language}/about`)
    await useOwnFont(page)
    // No notice overlaps the next one.
    const isOver = await noticesOf(page).evaluate((region) =>
      [...region.querySelectorAll('ul:not([aria-hidden]) li')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    )
    expect(isOver).toBe(false)
    const heading = async () => Math.round((await page.locator('h1').boundingBox())?.y ?? 0)
    const before = await heading()
    release()
    await expect(page.getByRole('banner').locator('button[aria-expanded]').first()).toBeVisible()
    const first = async () => {
      const { whole, cut } = await read(page)
      // There is room for a short name; a long one may be cut, and the button opens all of it.
      return company.name.length > 24 ? { whole: [...whole, ...cut], cut: [] } : { whole, cut }
    }
    await expect.poll(first).toEqual({ whole: [words.legalBanner], cut: [] })
    expect(await heading()).toBe(before)
  })
}

for (const [width, height] of [
  [740, 360],
  [360, 390],
] as const) {
  test(`with reduced motion in a low window, ${width} × ${height}, nothing moves when the banner’s code comes @desk`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const address of ['/about', '/ml/about']) {
      const { release } = await holdBack(page, '**/assets/*.js')
      await page.goto(address)
      await useOwnFont(page)
      const heading = async () => Math.round((await page.locator('h1').boundingBox())?.y ?? 0)
      const before = await heading()
      release()
      await expect(page.getByRole('banner').locator('button[aria-expanded]').first()).toBeVisible()
      expect(await heading()).toBe(before)
    }
  })
}

for (const { fontSize, sizes } of [
  { fontSize: 16, sizes: [[640, 360]] },
  {
    fontSize: 22,
    sizes: [
      [360, 640],
      [640, 360],
      [768, 1024],
      [1280, 800],
    ],
  },
]) {
  test(`with a font size of ${fontSize} px the banner stands still if it would take too much space, and opens`, async ({
    page,
  }) => {
    await page.goto('/about')
    await setFontSize(page, fontSize)
    for (const [width = 0, height = 0] of sizes) {
      await page.setViewportSize({ width, height })
      await expect(opener(page)).toBeVisible()
      await expectOpens(page, `${width} × ${height}`)
    }
  })
}

test('a font enlarged by a style of the page counts too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Pause the notices' })).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '140%'))
  await expect(opener(page)).toBeVisible()
  await expectOpens(page, '140 %')
})

test('the notices pause while they are out of sight, and resume where they were', async ({
  page,
}) => {
  await page.goto('/about')
  const notices = page.getByRole('region', { name: 'Notices' })
  const moves = () =>
    notices.evaluate((region) =>
      region.getAnimations({ subtree: true }).map(({ playState }) => playState),
    )
  expect(await moves()).toEqual(['running'])
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect.poll(moves).toEqual(['paused'])
  const place = () =>
    notices.evaluate((region) => region.getAnimations({ subtree: true })[0]?.currentTime)
  const rested = await place()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(moves).toEqual(['running'])
  expect(await place()).toBeGreaterThanOrEqual(Number(rested))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the moving notices leave most frames to the page', async ({ page }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    const styled = await watchMetric(page, 'RecalcStyleCount')
    await page.waitForTimeout(2000)
    // 25 steps a second; with one for each of 60 frames it was 120.
    expect(await styled()).toBeLessThan(75)
  })
})

test('wherever the moving notices are, the links beside them can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  // Malayalam has the longest first notice.
  await page.goto('/ml/about')
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) {
      moving.pause()
      moving.currentTime = 0
    }
  })
  expect(await axeViolations(page, 'header', ['target-size'])).toEqual([])
})
