import type { Locator, Page } from '@playwright/test'
import { paths } from '../../../src/lib/navigation/paths.ts'
import { expect, test } from '../site.ts'

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Draws labels wherever they are, not only near the screen. */
const draw = (labels: Locator) =>
  labels.evaluateAll((all) => {
    for (const label of all)
      if (label instanceof HTMLElement) label.style.contentVisibility = 'visible'
  })

// Whoever comes next finds the few that others count on.
test.afterEach(async ({ request }) => {
  await request.post('/local/reset')
})

for (const width of [300, 320, 360, 768, 1280]) {
  test(`a long list of categories is as tall before its labels are drawn as after, ${width} px`, async ({
    page,
    request,
  }) => {
    await request.post('/local/reset')
    await request.post('/local/fill', { data: { categories: 80 } })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(paths.latest.href())
    // By their place: a label that is not drawn has no role.
    const labels = page.locator('main [data-paper="tiles"] > li')
    await expect(labels.nth(80)).toBeAttached()
    const drawn = await labels
      .locator('h2')
      .evaluateAll(
        (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
      )
    expect(drawn).toBeLessThan(80)
    const standIn = await heightOf(page)
    await draw(labels)
    expect(Math.abs(standIn / (await heightOf(page)) - 1)).toBeLessThan(0.02)
  })
}
