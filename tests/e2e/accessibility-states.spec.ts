import type { Locator } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { openAs, scrollThrough } from './waits.ts'
import { expect, test } from './site.ts'

/** The contrast of the backgrounds of two elements, as WCAG computes it. */
async function contrastOf(one: Locator, other: Locator): Promise<number> {
  const [first = 0, second = 0] = await Promise.all(
    [one, other].map((each) =>
      each.evaluate((element) => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d')
        if (!pen) throw new Error('nothing to draw on')
        const around: Element[] = []
        for (let part: Element | null = element; part; part = part.parentElement) around.push(part)
        // From the page up to the element: each is drawn over what is behind it.
        for (const part of around.toReversed()) {
          pen.fillStyle = getComputedStyle(part).backgroundColor
          pen.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = Array.from(
          pen.getImageData(0, 0, 1, 1).data,
          (value) => {
            const share = value / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          },
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }),
    ),
  )
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`what is chosen differs clearly from what is not, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    await scrollThrough(page)
    await page.getByRole('radio', { name: 'Canada' }).check({ force: true })
    const place = page.locator('label').filter({ has: page.getByRole('radio') })
    await expect
      .poll(() => contrastOf(place.filter({ hasText: 'Canada' }), place.filter({ hasText: 'USA' })))
      .toBeGreaterThanOrEqual(3)

    await page.goto(`${paths.checkOffer.href()}#job`)
    const answer = (name: string) => page.getByRole('button', { name, exact: true })
    await answer('No').click()
    await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click()
    await expect(answer('No')).toHaveAttribute('aria-pressed', 'true')
    await page.mouse.move(0, 0)
    await expect.poll(() => contrastOf(answer('No'), answer('Yes'))).toBeGreaterThanOrEqual(3)

    await openAs(page, 'admin', paths.adminDashboard.href())
    const span = page.locator('.ant-segmented-item')
    await expect
      .poll(() =>
        contrastOf(span.filter({ hasText: '12 months' }), span.filter({ hasText: '24 months' })),
      )
      .toBeGreaterThanOrEqual(3)
  })
