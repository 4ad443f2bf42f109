import { lookOver } from './axe.ts'
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

// The home page is long.
test.describe.configure({ timeout: 60_000 })

for (const address of addresses) {
  test(`${address} has nothing that axe finds, light and dark`, async ({ page, troubles }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await walkDown(page)
    expect(await lookOver(page)).toEqual([])
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
    expect(await lookOver(page), address).toEqual([])
  }
  troubles.splice(0)
})
