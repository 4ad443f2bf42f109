import type { APIRequestContext, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { expectFocusSeen } from './keyboard.ts'
import { shifted, watchShifts } from './shifts.ts'
import { expect, test, withMotion } from './site.ts'

async function addressOf(request: APIRequestContext, name: string) {
  const countries: { _id: string; name: string }[] = await (
    await request.get('/api/v1/country/getCountry')
  ).json()
  const id = countries.find((each) => each.name === name)?._id
  if (!id) throw new Error(`${name} is not seeded`)
  return { id, address: paths.country.href(id) }
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

/** Hydrates the page: the code for its HTML loads with the first interaction. */
async function comeToLife(page: Page) {
  await page.mouse.wheel(0, 10)
  await page.waitForLoadState('networkidle')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide is complete, with its papers and the link to a plan @phone', async ({
    page,
    request,
  }) => {
    const { id, address } = await addressOf(request, 'Germany')
    await page.goto(address)
    for (const name of ['Study there', 'Work there', 'Visit', 'Live there'])
      await expect(part(page, name)).toBeVisible()
    await expect(
      part(page, 'Work there').getByRole('link', { name: 'Nursing in Germany' }),
    ).toBeVisible()
    const study = part(page, 'Study there')
    await study.getByText('9 papers usually asked for').click()
    await expect(study.getByText('APS certificate', { exact: true })).toBeVisible()
    await expect(study.getByRole('checkbox')).toHaveCount(0)
    await study.getByRole('link', { name: 'Plan your studies' }).click()
    await expect(page).toHaveURL(new RegExp(`/plan\\?for=study&where=${id}$`))
  })

  test('the list of contents leads to each part and to the form', async ({ page, request }) => {
    const { address } = await addressOf(request, 'Germany')
    await page.goto(address)
    await contents(page).getByRole('link', { name: 'Visit' }).click()
    await expect(part(page, 'Visit').getByRole('heading', { level: 2 })).toBeInViewport()
    await contents(page).getByRole('link', { name: 'Ask us' }).click()
    await expect(page.getByRole('heading', { name: 'Ask about Germany' })).toBeInViewport()
  })
})

test('papers ticked before the code loads stay ticked, and go into the plan @phone', async ({
  page,
  request,
}) => {
  const { id, address } = await addressOf(request, 'Germany')
  await page.goto(address)
  const visit = part(page, 'Visit')
  await visit.getByText('6 papers usually asked for').click()
  await visit.getByLabel('Hotel booking or letter of your host').check()
  await comeToLife(page)
  await expect(visit.getByLabel('Hotel booking or letter of your host')).toBeChecked()
  await visit.getByLabel('Invitation or travel plan').check()
  await visit.getByRole('button', { name: 'Plan your visit' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/plan\\?for=visit&where=${id}&papers=reason-to-travel,place-to-stay$`),
  )
})

test('a link of the contents that has the focus stays in sight while the page moves @phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { address } = await addressOf(request, 'Germany')
  await page.goto(address)
  await comeToLife(page)
  const link = (name: string) => contents(page).getByRole('link', { name })
  await link('Ask us').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(link('Live')).toBeFocused()
  await part(page, 'Study there').evaluate((element) => element.scrollIntoView())
  await expect(link('Study')).toHaveAttribute('aria-current', 'location')
  await expectFocusSeen(page)
})

test('by keyboard alone: from the contents to a part and into the form @desk', async ({
  page,
  request,
}) => {
  const { address } = await addressOf(request, 'Germany')
  await page.goto(address)
  await comeToLife(page)
  await contents(page).getByRole('link', { name: 'Work' }).focus()
  await expectFocusSeen(page)
  await page.keyboard.press('Enter')
  const heading = part(page, 'Work there').getByRole('heading', { level: 2 })
  await expect(heading).toBeInViewport()
  // Below the bar, not covered by it.
  const bar = await contents(page).boundingBox()
  await expect(contents(page).getByRole('link', { name: 'Work' })).toBeInViewport()
  const place = await heading.boundingBox()
  expect(Number(place?.y)).toBeGreaterThanOrEqual(Number(bar?.y) + Number(bar?.height) - 1)
  await page.keyboard.press('Tab')
  await expectFocusSeen(page)
  await contents(page).getByRole('link', { name: 'Ask us' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toBeFocused()
})

for (const name of ['Germany', 'Malta']) {
  test(`the page of ${name}: no axe findings, folded and open`, async ({ page, request }) => {
    const { address } = await addressOf(request, name)
    await page.goto(address)
    await comeToLife(page)
    expect(await accessibilityProblems(page, 'main')).toEqual([])
    for (const each of await page.getByRole('main').locator('summary').all()) await each.click()
    expect(await accessibilityProblems(page, 'main')).toEqual([])
  })
}

test.describe('in motion', () => {
  test.use(withMotion)

  test('nothing moves while the page hydrates and the API answers', async ({ page, request }) => {
    const { address } = await addressOf(request, 'Germany')
    await watchShifts(page)
    await page.goto(address)
    await comeToLife(page)
    await expect(part(page, 'Live there')).toBeAttached()
    expect(await shifted(page)).toBeLessThanOrEqual(0.02)
  })
})

test('while the API is down it reads the same @phone', async ({
  page,
  request,
  localApi,
  consoleErrors,
}) => {
  const { address } = await addressOf(request, 'Germany')
  await localApi.fault({ path: '/api/v1/*', status: 503 })
  await page.goto(address)
  await page.mouse.wheel(0, 10)
  await expect(page.getByText(/^As of \d+/)).toBeVisible()
  await expect(
    part(page, 'Work there').getByRole('link', { name: 'Nursing in Germany' }),
  ).toBeVisible()
  consoleErrors.length = 0
})

test('at 320 px it does not scroll sideways @phone', async ({ page, request }) => {
  const { address } = await addressOf(request, 'United Kingdom')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  await comeToLife(page)
  for (const each of await page.getByRole('main').locator('summary').all()) await each.click()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways).toBe(0)
})
