import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const addresses = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/study',
  '/job',
  '/visiting-visa',
  '/immigration',
  '/premium',
  '/policy',
  '/login',
  '/register',
  '/register/ABC123',
  '/forget',
  '/latest',
  '/search',
  '/search?q=nursing',
  '/no-such-page',
]

/** Scrolls through the page so that every late block is there. */
async function walkDown(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y <= height; y += 500) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const address of addresses) {
    test(`${address} in the ${colorScheme} scheme has nothing that axe finds`, async ({
      page,
      troubles,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      await walkDown(page)
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      ).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      troubles.splice(0)
    })
  }
}

test('country, category and product pages have nothing that axe finds', async ({
  page,
  troubles,
  request,
}) => {
  const [country] = await (await request.get('/api/v1/country/getCountry')).json()
  const { category } = await (await request.get('/api/v1/category/get-category')).json()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of [
    `/country/${country._id}`,
    `/latestjobs/${category[0]._id}`,
    '/country/unknown',
  ]) {
    await page.goto(address)
    await walkDown(page)
    const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${address} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    ).toEqual([])
  }
  troubles.splice(0)
})
