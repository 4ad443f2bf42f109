import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { areas, everyAddress, logins } from './addresses.ts'
import { findings, lookOver } from './axe.ts'
import { codeFile } from './code-file.ts'
import { openAs, openFoundProduct, waitUntilLoaded, scrollThrough } from './waits.ts'
import { troublesInLargeLetters } from './letters.ts'
import { enter, expect, test } from './site.ts'
import { type Row, rows } from './states-rows.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

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

for (const area of areas) {
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
        if (row.page === 'home') await scrollThrough(page, state !== 'loading')
        if (row.quiet) {
          await expect(row.quiet(main)).toBeVisible()
          // Nothing else tells that the answer is there.
          if (state !== 'loading') await page.waitForLoadState('networkidle')
        } else if (state === 'loading') await expect(main.getByText('…').first()).toBeVisible()
        else if (state === 'failed')
          await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
        else await waitUntilLoaded(page)
        // Header and footer are the same on every page, and looked at elsewhere; toasts are not.
        const wrong = await (state === 'failed' ? lookOver : findings)(page, 'main')
        wrong.push(...(await motion(page)))
        wrong.push(...(await troublesInLargeLetters(page, 'main')))
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

  await page.goto(paths.study.href())
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('link', { name: /Enter your name/ })).toBeVisible()
  found['an incomplete form'] = await findings(page)
  found['and large'] = await troublesInLargeLetters(page, 'main')
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

  await page.goto(paths.login.href())
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeEnabled()
  await page.getByRole('main').getByLabel('Email').fill('anjali@example.com')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  found['a refused login and its toast'] = await findings(page)

  await enter(page, 'member', paths.premium.href())
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
  found['the simulated checkout'] = await findings(page)
  found['and the checkout large'] = await troublesInLargeLetters(page, 'dialog')

  await enter(page, 'admin', paths.adminCountries.href())
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  found['the question before a country goes'] = await findings(page)
  found['and that large'] = await troublesInLargeLetters(page, 'dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  found['a toast of success'] = await findings(page)
  found['and the toast large'] = await troublesInLargeLetters(page, '.Toastify')

  await page.goto(paths.adminWorks.href())
  await page.getByLabel('Country', { exact: true }).click()
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  found['an open list of choices'] = await findings(page)

  const wrong = Object.entries(found).filter(([, troublesThere]) => troublesThere.length > 0)
  expect(wrong).toEqual([])
  troubles.splice(0)
})

test('pages that only some visits come to: nothing that axe finds', async ({
  page,
  request,
  localApi,
  troubles,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const main = page.getByRole('main')
  const { addressOf } = await everyAddress(request)
  const found: Record<string, string[]> = {}

  await openFoundProduct(page)
  found['a found product'] = await lookOver(page)

  await openAs(page, null, addressOf('jobApplication'))
  await expect(main.getByText('You are applying for')).toBeVisible()
  await scrollThrough(page)
  found['the job applied for'] = await lookOver(page)

  await page.goto(paths.about.href())
  await scrollThrough(page)
  // The one reload of a visit is used up, so that the page has to speak for itself.
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', '1'))
  await page.route(`**${codeFile('services-page', 'plain')}*`, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click()
  const lost = page.getByRole('heading', { level: 1, name: 'This page did not load' })
  await expect(lost).toBeVisible()
  found['a page whose code is lost'] = await lookOver(page)

  await localApi.fault({ path: '/auth/userauth', status: 500 })
  await enter(page, 'member', paths.userDashboard.href())
  const unchecked = { level: 1, name: 'We could not check your login' } as const
  await expect(main.getByRole('heading', unchecked)).toBeVisible()
  found['a login that could not be checked'] = await lookOver(page)

  await request.delete('/local/faults')
  await enter(page, 'admin', paths.adminCreateCountry.href())
  await main.getByLabel('Name').fill('Iceland')
  await main.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  found['the question before unsaved changes go'] = await lookOver(page)

  const wrong = Object.entries(found).filter(([, troublesThere]) => troublesThere.length > 0)
  expect(wrong).toEqual([])
  troubles.splice(0)
})

test('the countdown to the login page: nothing that axe finds', async ({ page, troubles }) => {
  // It stands still while it is looked at.
  await page.addInitScript(() => {
    Reflect.set(window, 'setInterval', () => 0)
  })
  await page.goto(paths.userDashboard.href())
  await expect(page.getByText('Redirecting you to the login page in 3 seconds.')).toBeVisible()
  expect(await lookOver(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeVisible()
  expect(troubles).toEqual([])
})

test('the referrals of a login from before the code was given, while it is asked for', async ({
  page,
  localApi,
  troubles,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, 'member', paths.policy.href())
  await page.addInitScript(() => {
    const { user, token } = JSON.parse(localStorage.getItem('auth') ?? '{}')
    localStorage.setItem('auth', JSON.stringify({ user: { ...user, usercode: undefined }, token }))
  })
  await localApi.fault({ path: '/auth/getoneuser', hang: true })
  await page.goto(paths.userReferrals.href())
  await expect(page.getByRole('main').getByText('Loading your account …')).toBeVisible()
  expect(await lookOver(page)).toEqual([])
  expect(troubles).toEqual([])
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
    expect(await troublesInLargeLetters(page, 'dialog')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findings(page, 'dialog', ['color-contrast'])).toEqual([])
    expect(troubles).toEqual([])
  })
})
