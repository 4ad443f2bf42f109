import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { expect, test } from './site.ts'

const LEAST_GAP = 8

/** The pixels between the stamp of Get in Touch and the nearest text; 0 if they touch. */
async function gap(page: Page) {
  const section = page.getByRole('region', { name: 'Get in Touch' })
  await section.scrollIntoViewIfNeeded()
  return section.evaluate((region) => {
    const stamp = region.querySelector('svg')?.closest('div')
    if (!stamp) throw new Error('Get in Touch has no stamp')
    const own = stamp.getBoundingClientRect()
    const gaps: number[] = []
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (stamp.contains(text)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const aside = Math.max(own.left - line.right, line.left - own.right, 0)
        const above = Math.max(own.top - line.bottom, line.top - own.bottom, 0)
        gaps.push(Math.hypot(aside, above))
      }
    }
    return Math.min(...gaps)
  })
}

test('no word touches the stamp of Get in Touch', async ({ page, consoleErrors }) => {
  await page.goto(paths.home.href())
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await gap(page), `${width} px`).toBeGreaterThanOrEqual(LEAST_GAP)
  }
  expect(consoleErrors).toEqual([])
})
