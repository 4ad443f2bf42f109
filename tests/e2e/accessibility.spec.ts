import { findings } from './axe.ts'
import { walkDown } from './settle.ts'
import { expect, test } from './site.ts'

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

// The home page is long, and looked through twice.
test.describe.configure({ timeout: 60_000 })

for (const address of addresses) {
  test(`${address} has nothing that axe finds, light and dark`, async ({ page, troubles }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await walkDown(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findings(page), colorScheme).toEqual([])
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    troubles.splice(0)
  })
}

test('country and category pages have nothing that axe finds', async ({
  page,
  request,
  troubles,
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
    expect(await findings(page), address).toEqual([])
  }
  troubles.splice(0)
})
