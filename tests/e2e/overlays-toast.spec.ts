import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { comeToRest } from './axe.ts'
import { setFontSize } from './font-size.ts'
import { expect, logIn, test, withMotion } from './site.ts'

test.use(withMotion)

const toast = (page: Page) => page.locator('.Toastify__toast')

/** The controls in a part of the header that a toast covers. Runs in the page. */
function covered(part = 'header'): string[] {
  const toasts = [...document.querySelectorAll('.Toastify__toast')]
  const controls = document.querySelectorAll(`${part} :is(a[href], button, input, summary, select)`)
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => getComputedStyle(control).clipPath === 'none')
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return toasts.some((shown) => {
        const box = shown.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      })
    })
    .map((control) => control.textContent.trim() || control.tagName)
}

async function failToLogIn(page: Page) {
  await logIn(page, { email: 'nobody@example.com', password: 'wrong-password' })
  await expect(toast(page)).toBeVisible()
  // It slides in.
  await page.evaluate(comeToRest)
}

test('a toast stays if the browser ends its timer before it started', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.login.href())
  await failToLogIn(page)
  consoleErrors.splice(0)
  // As Chromium does on a busy phone, where a paused animation resumes from just below zero.
  const end = (elapsedTime: number) =>
    page.locator('.Toastify__progress-bar--animated').evaluate((bar, elapsed) => {
      const animationName = 'toast-time'
      const event = { animationName, elapsedTime: elapsed, bubbles: true }
      bar.dispatchEvent(new AnimationEvent('animationend', event))
    }, elapsedTime)
  await end(0)
  await page.waitForTimeout(1000)
  await expect(toast(page)).toBeVisible()
  await end(5)
  await expect(toast(page)).toBeHidden({ timeout: 1500 })
})

for (const fontSize of [16, 22]) {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    test(`at ${width} px, font size of ${fontSize} px, a toast is top right and covers no control of the header`, async ({
      page,
      consoleErrors,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(paths.login.href())
      await setFontSize(page, fontSize)
      await failToLogIn(page)
      consoleErrors.splice(0)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const header = await page.getByRole('banner').boundingBox()
      const box = await toast(page).boundingBox()
      if (!box || !header) throw new Error('nothing to be seen')
      expect(await page.evaluate(covered, 'header')).toEqual([])
      // Directly below the header, at the right edge.
      expect(box.y - (header.y + header.height)).toBeLessThan(20)
      expect(width - (box.x + box.width)).toBeLessThan(30)

      // When the page scrolls down, the toast moves up with the header, and stays in sight.
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
      await expect(toast(page)).toBeInViewport()
      expect(await page.evaluate(covered, 'header')).toEqual([])
      expect((await toast(page).boundingBox())?.y).toBeLessThan(8 * fontSize)
    })
  }

  test(`on a phone, font size of ${fontSize} px, the menu opens and closes beside a toast`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(paths.login.href())
    await setFontSize(page, fontSize)
    await failToLogIn(page)
    consoleErrors.splice(0)
    const menu = page.getByRole('banner').locator('summary')
    await menu.click()
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
    await page.evaluate(comeToRest)
    // The rest of the header is under the menu's backdrop.
    expect(await page.evaluate(covered, 'header details')).toEqual([])
    await expect(toast(page)).toBeVisible()
    await menu.click()
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeHidden()
  })
}
