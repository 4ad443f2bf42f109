import { paths } from '../../../src/lib/navigation/paths.ts'
import { drawSkipped } from '../text-overflow.ts'
import { expect, test } from '../site.ts'
import { drawnOf, heightOf } from '../stand-in.ts'

// The next test expects the few seeded records.
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
    // By position: a label that is not rendered has no role.
    const labels = page.locator('main [data-paper="tiles"] > li')
    await expect(labels.nth(80)).toBeAttached()
    expect(await drawnOf(labels.locator('h2'))).toBeLessThan(80)
    const standIn = await heightOf(page)
    await page.evaluate(drawSkipped)
    expect(Math.abs(standIn / (await heightOf(page)) - 1)).toBeLessThan(0.02)
  })
}
