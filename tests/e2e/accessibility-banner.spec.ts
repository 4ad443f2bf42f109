import type { Page } from '@playwright/test'
import { companyWords } from '../../src/content/en/company.ts'
import { expect, test } from './site.ts'

const sentences = [companyWords.legalBanner, ...companyWords.bannerItems]

/** Which of the notices can be read whole, and which are cut off at an edge of their window. */
function read(page: Page) {
  return page.getByRole('region', { name: 'Notices' }).evaluate((region) => {
    const box = region.getBoundingClientRect()
    const found = { whole: [] as string[], cut: [] as string[], height: box.height }
    for (const item of region.querySelectorAll('ul:not([aria-hidden]) li')) {
      const words = document.createRange()
      words.selectNodeContents(item)
      const { left, right, top, bottom } = words.getBoundingClientRect()
      // Widths are broken pixels.
      if (right <= box.left + 1 || left >= box.right - 1) continue
      const isWhole =
        left >= box.left - 1 &&
        right <= Math.min(box.right, innerWidth) + 1 &&
        top >= box.top - 1 &&
        bottom <= box.bottom + 1
      found[isWhole ? 'whole' : 'cut'].push(item.textContent)
    }
    return found
  })
}

for (const letters of [100, 120, 140]) {
  test(`with reduced motion and letters of ${letters} % each notice is read whole, one by one`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), letters)
    for (const width of [320, 360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { height } = await read(page)
      // The page below stays in sight: four lines at most, two on a wide screen.
      const line = (1.25 * 14 * letters) / 100
      expect(height, `${width} px`).toBeLessThan((width < 768 ? 4.1 : 2.1) * line)
      for (const sentence of sentences) {
        const now = await read(page)
        expect(now, `${width} px`).toEqual({ whole: [sentence], cut: [], height })
        // From the last one back to the first.
        await page.getByRole('button', { name: 'Next notice' }).click()
      }
    }
  })
}
