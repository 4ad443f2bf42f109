import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** The fonts that draw the page's main heading. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'main h1',
  })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map((font) => font.familyName)
}

test('a font that comes late moves no word; the next page has it', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/anek-latin-*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const font = page.waitForResponse('**/anek-latin-*.woff2')
  await page.goto('/study')
  await font
  await page.evaluate(() => document.fonts.ready)
  expect((await fontsOfHeading(page)).join()).not.toContain('Anek')
  expect(await page.evaluate('shifts')).toEqual([])

  await page.unroute('**/anek-latin-*.woff2')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^about/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringContaining('Anek')])
})
