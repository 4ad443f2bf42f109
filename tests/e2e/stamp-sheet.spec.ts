import { addressIn, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { drawSkipped } from './text-overflow.ts'
import { expect, test } from './site.ts'
import { drawnOf, heightOf } from './stand-in.ts'

test.skip(({ isMobile }) => isMobile, 'it sets its widths itself')

/** The allowed difference in px; a stamp is as tall as the lines of its name require. */
const NEAR = 20

for (const width of [300, 320, 360, 768, 1280]) {
  test(`the sheet of stamps is as tall before they are drawn as after, ${width} px`, async ({
    page,
  }) => {
    // Only the system's font: the site's could arrive between the two measurements, or not.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.setViewportSize({ width, height: 800 })
    for (const language of languages) {
      await page.goto(addressIn(language, paths.home.href()))
      const stamps = page.locator('#country-stamps li')
      await expect(stamps.nth(20)).toBeAttached()
      expect(await drawnOf(stamps.locator('a > :first-child'))).toBe(0)
      const standIn = await heightOf(page)
      await page.evaluate(drawSkipped)
      const off = standIn - (await heightOf(page))
      expect(Math.abs(off), language.name).toBeLessThan(NEAR)
    }
  })
}
