import type { Page } from '@playwright/test'
import { account as words } from '../../src/content/ml/account.ts'
import { loginWay } from '../../src/content/ml/login-way.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { accessibilityProblems } from './axe.ts'
import { PHONE, setFontSize } from './font-size.ts'
import { shifted, watchShifts } from './shifts.ts'
import { expect, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

const names = ['English', 'മലയാളം', 'हिन्दी']
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).filter({ visible: true })
const html = (page: Page) => page.locator('html')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('each page links to itself in the other languages, on the first screen of a phone', async ({
    page,
  }) => {
    await page.goto(paths.study.href())
    const other = inHeader(page, 'മലയാളം')
    await expect(other).toBeInViewport()
    // The current language has no link there, and no empty list item either.
    const inList = page.getByRole('banner').getByRole('list', { name: 'Language' })
    await expect(inList.getByRole('listitem')).toHaveText(names.slice(1))
    await other.click()
    await expect(page).toHaveURL('/ml/study')
    await expect(html(page)).toHaveAttribute('lang', 'ml-IN')
    await inHeader(page, 'हिन्दी').click()
    await expect(page).toHaveURL('/hi/study')
    for (const name of names)
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
})

test('what is typed and the query are carried over, and the choice is stored', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.study.href())
  await page.getByLabel('Name').fill('Meera Nair')
  // A person types for longer than the first code, requested at the first interaction, takes to load.
  await expect(html(page)).toHaveAttribute('data-alive', '')
  await inHeader(page, 'മലയാളം').click()
  await expect(page).toHaveURL('/ml/study')
  await expect(page.locator('#main [name="name"]')).toHaveValue('Meera Nair')
  await page.goto(paths.search.href('germany'))
  // The HTML is the same for every query: only the page's code adds this one to its links.
  await expect(html(page)).toHaveAttribute('data-alive', '')
  await inHeader(page, 'हिन्दी').click()
  await expect(page).toHaveURL('/hi/search?q=germany')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('hi')
  // From now on an English address offers it.
  await page.goto(paths.study.href())
  const offer = page.getByRole('link', { name: 'यह पेज हिन्दी में पढ़ें' })
  await expect(offer).toHaveAttribute('href', '/hi/study')
  await expect(page).toHaveURL('/study')
  expect(consoleErrors).toEqual([])
})

test('a language pressed before the page’s code has loaded carries query and fragment over, and is stored', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`${paths.search.href('germany')}#shortlist`)
  await inHeader(page, 'हिन्दी').click()
  await expect(page).toHaveURL('/hi/search?q=germany#shortlist')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('hi')
})

for (const [name, open, to, way] of [
  [
    'a guarded page',
    (page: Page) => page.goto(paths.userReferrals.href()),
    `/ml${paths.userReferrals.href()}`,
    loginWay.page,
  ],
  [
    'Buy Now',
    async (page: Page) => {
      await page.goto(paths.premium.href())
      await page.getByRole('button', { name: 'Buy Now' }).click()
    },
    `/ml${paths.premium.href()}`,
    loginWay.premium,
  ],
] as const) {
  test(`at the login page, a change of the language carries over where ${name} wants to return to`, async ({
    page,
    consoleErrors,
  }) => {
    await open(page)
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await inHeader(page, 'മലയാളം').click()
    await expect(page).toHaveURL('/ml/login')
    // Also by way of the neighbouring page, and after a reload.
    await page.reload()
    await waitUntilHydrated(page)
    // Its code loads with the first interaction; the page's HTML does not contain the way back.
    await page.getByLabel(words.labels.email).focus()
    await expect(page.getByText(way)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.login.register }).click()
    await expect(page).toHaveURL('/ml/register')
    await page.getByRole('main').getByRole('link', { name: words.register.login }).click()
    await page.getByLabel(words.labels.email).fill(sampleLogins.member.email)
    await page.getByLabel(words.labels.password, { exact: true }).fill(sampleLogins.member.password)
    await page.getByRole('button', { name: words.login.submit }).click()
    await expect(page).toHaveURL(to)
    expect(await page.evaluate(() => sessionStorage.getItem('came-from'))).toBeNull()
    expect(consoleErrors).toEqual([])
  })
}

test.describe('a browser that asks for Malayalam', () => {
  test.use({ locale: 'ml-IN', viewport: { width: 360, height: 640 } })

  test('is offered it above the heading in large letters too, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(paths.job.href())
    await page.mouse.click(180, 700)
    await setFontSize(page, 32)
    const offer = page.getByRole('complementary', { name: 'ഭാഷ' })
    await expect(offer.getByRole('link')).toBeVisible()
    // It has a place of its own, as high as its lines.
    const [place, lines] = [await offer.boundingBox(), await offer.locator('> div').boundingBox()]
    expect(lines?.height).toBeGreaterThan(60)
    expect(place?.height).toBe(lines?.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('is offered it in one line, which moves nothing and stays closed once closed', async ({
    page,
    consoleErrors,
  }) => {
    await watchShifts(page)
    await page.goto(paths.study.href())
    const offer = page.getByRole('complementary', { name: 'ഭാഷ' })
    const link = offer.getByRole('link')
    await expect(link).toBeVisible()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const line = await link.boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await shifted(page)).toBeLessThanOrEqual(0.02)
    await offer.getByRole('button', { name: 'അടയ്ക്കുക' }).click()
    await expect(offer).toHaveCount(0)
    await page.goto(paths.job.href())
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  })
})
