import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { type Area, everyAddress, logins, type PageName } from './addresses.ts'
import { findings, lookOver } from './axe.ts'
import { settle, walkDown } from './settle.ts'
import { enter, expect, test } from './site.ts'

test.describe.configure({ timeout: 120_000 })

/** A page that shows data: the call it waits for, and an answer with nothing in it. */
type Row = {
  page: PageName
  call: string
  empty: unknown
  /** It stands without what it asks for, and says nothing about it. */
  quiet?: true
}

const countries = { call: '/country/getCountry', empty: [] }
const country = { call: '/country/getoneCountry', empty: {} }
const categories = { call: '/category/get-category', empty: { success: true, category: [] } }
const works = { call: '/work/work-category', empty: { success: true, works: [] } }
const users = { call: '/auth/getusers', empty: [] }
const nobody = { _id: '64b000000000000000000001', name: '', email: '', phone: '', role: 0 }
const member = { call: '/auth/getoneuser', empty: { data: nobody, referredUsers: [] } }

const rows: Record<Area, readonly Row[]> = {
  public: [
    { page: 'home', ...categories },
    { page: 'home', ...countries },
    { page: 'country', ...country },
    { page: 'latest', ...categories },
    { page: 'latestJobs', ...works },
    { page: 'jobApplication', call: '/work/getone-work', empty: { data: null }, quiet: true },
    { page: 'search', ...countries },
  ],
  member: [{ page: 'userDashboard', ...member }],
  admin: [
    { page: 'adminDashboard', ...users },
    { page: 'adminUsers', ...users },
    { page: 'adminReferrals', ...member },
    { page: 'adminCountries', ...countries },
    { page: 'adminUpdateCountry', ...country },
    { page: 'adminWorks', ...categories },
    { page: 'adminLatestCategories', ...categories },
    { page: 'adminUpdateWorks', ...works },
  ],
}

const states = {
  loading: () => ({ hang: true }),
  empty: ({ empty }: Row) => ({ body: empty }),
  failed: () => ({ status: 500 }),
} as const

/** Motion that goes on where the person asked for none. */
const motion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const length = effect?.getComputedTiming().endTime
        // A toast's clock may run: it closes by it.
        return playState === 'running' && length !== 5000 && Number(length) > 100
      })
      .map((animation) => `moves: ${Reflect.get(animation, 'animationName') ?? 'a transition'}`),
  )

for (const area of ['public', 'member', 'admin'] as const) {
  for (const [state, faultOf] of Object.entries(states)) {
    test(`${area} pages, ${state}: nothing that axe finds, and nothing moves`, async ({
      page,
      request,
      localApi,
      troubles,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const who = logins[area]
      const { addressOf } = await everyAddress(request)
      if (who) await enter(page, who, paths.policy.href())
      const found: string[] = []
      for (const row of rows[area]) {
        await request.delete('/local/faults')
        await localApi.fault({ path: row.call, ...faultOf(row) })
        const address = row.page === 'search' ? paths.search.href('germany') : addressOf(row.page)
        await page.goto(address)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        if (row.page === 'home') await walkDown(page, state !== 'loading')
        if (row.quiet) await expect(main.getByRole('form')).toBeVisible()
        else if (state === 'loading') await expect(main.getByText('…').first()).toBeVisible()
        else if (state === 'failed')
          await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
        else await settle(page)
        // Header and footer are the same on every page, and looked at elsewhere; toasts are not.
        const wrong = await (state === 'failed' ? lookOver : findings)(page, 'main')
        wrong.push(...(await motion(page)))
        found.push(...wrong.map((trouble) => `${address} ${trouble}`))
      }
      expect(found).toEqual([])
      troubles.splice(0)
    })
  }
}

test('what lies over a page, and a form that was refused: nothing that axe finds', async ({
  page,
  localApi,
  troubles,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: Record<string, string[]> = {}

  await page.goto('/study')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('link', { name: /Enter your name/ })).toBeVisible()
  found['an incomplete form'] = await findings(page)
  await localApi.fault({ path: '/email/', status: 500 })
  await page.getByLabel('Name').fill('Meera')
  await page.getByLabel('Phone').fill('9847012345')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Failed to send the email')).toBeVisible()
  found['a form that was not sent'] = await findings(page)

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
  found['the side menu'] = await findings(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.getByRole('main').getByLabel('Email').fill('anjali@example.com')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  found['a refused login and its toast'] = await findings(page)

  await enter(page, 'member', '/premium')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
  found['the simulated checkout'] = await findings(page)

  await enter(page, 'admin', '/dashboard/admin/countries')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  found['the question before a country goes'] = await findings(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  found['a toast of success'] = await findings(page)

  await page.goto('/dashboard/admin/works')
  await page.getByLabel('Country', { exact: true }).click()
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  found['an open list of choices'] = await findings(page)

  const wrong = Object.entries(found).filter(([, troublesThere]) => troublesThere.length > 0)
  expect(wrong).toEqual([])
  troubles.splice(0)
})

test.describe('with the pop-up', () => {
  test.use({ withPopup: true })

  test('the pop-up, incomplete too: nothing that axe finds', async ({ page, troubles }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const popup = page.getByRole('dialog')
    await expect(popup).toBeVisible()
    await popup.getByLabel('Name').press('Enter')
    await expect(popup.getByRole('link', { name: /Enter your name/ })).toBeVisible()
    await expect(popup.locator(':focus')).toContainText('Please fill in all required fields')
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findings(page, 'dialog', ['color-contrast'])).toEqual([])
    expect(troubles).toEqual([])
  })
})
