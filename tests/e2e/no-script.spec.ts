import { paths } from '../../src/lib/navigation/paths.ts'
import { hasHtml, pageNames } from './addresses.ts'
import { ids } from './faults/ids.ts'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

const pages = pageNames.filter(hasHtml).map((name) => paths[name].path)

test.use({ javaScriptEnabled: false })

test('without JavaScript every page can be read, nothing says that it is loading, and no button does nothing', async ({
  page,
}) => {
  expect(pages.length).toBeGreaterThan(12)
  for (const address of pages) {
    await page.goto(address)
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect
      .soft(page.getByText(/^Loading|…$/).filter({ visible: true }), address)
      .toHaveCount(0)
    const buttons = page.locator('button:enabled').filter({ visible: true })
    expect.soft(await buttons.allInnerTexts(), address).toEqual([])
    const footer = page.getByRole('contentinfo')
    await expect.soft(footer.locator('a[href^="tel:"]').first(), address).toBeVisible()
    await expect.soft(footer.locator('a[href^="mailto:"]').first(), address).toBeVisible()
    await expect.soft(footer.locator('a[href^="https://wa.me/"]'), address).toBeVisible()
  }
})

test('pages made from data show all their content, and no button that does nothing', async ({
  page,
}) => {
  for (const address of [
    paths.latest.href(),
    paths.country.href(ids.germany),
    paths.countryDetails.href(ids.germany),
    paths.latestJobs.href(ids.nursing),
    paths.jobApplication.href(ids.nurse),
  ]) {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect.soft(main.getByRole('heading', { level: 1 }), address).toBeVisible()
    const buttons = page.locator('button').filter({ visible: true })
    const enabled = await buttons.evaluateAll((all) =>
      all.filter((each) => !each.matches(':disabled')).map(({ textContent }) => textContent),
    )
    expect.soft(enabled, address).toEqual([])
    const points = main.getByRole('article').locator('li')
    expect.soft(await points.filter({ visible: false }).count(), address).toBe(0)
  }
})

for (const [address, what] of [
  ['/premium', 'Buy Now'],
  ['/contact', 'This form'],
  ['/country/1', 'This page'],
] as const) {
  test(`${address} says what needs JavaScript, and what to do instead`, async ({ page }) => {
    await page.goto(address)
    const words = page.locator('noscript p', { hasText: `${what} needs JavaScript` }).first()
    await expect(words).toBeVisible()
  })
}

test('a country’s name on a page of ours leads to its page', async ({ page }) => {
  await page.goto(paths.visitingVisa.href())
  await page.getByRole('main').getByRole('link', { name: 'Spain', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spain')
  await expect(page.getByRole('heading', { name: 'Visit', exact: true })).toBeInViewport()
})

test('a link to a search leads on to all countries', async ({ page }) => {
  await page.goto(paths.search.href('Germany'))
  await page.getByRole('main').getByRole('link', { name: 'All countries' }).click()
  await expect(page).toHaveURL(/\/#countries$/)
  await page.getByRole('main').getByRole('link', { name: 'Germany', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Germany')
})

test('the banner does not move, as nothing could pause it', async ({ page }) => {
  await page.goto(paths.about.href())
  const banner = page.getByRole('banner').getByRole('region')
  await expect(banner).toContainText('provides consultancy legally')
  expect(await banner.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0)
})

test('the menu opens without JavaScript', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'on wide screens the menu stands open')
  await page.goto('/')
  await page.locator('summary').first().click()
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click()
  await expect(page).toHaveURL(/\/services$/)
})
