import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { areas, everyAddress, logins } from './addresses.ts'
import { accessibilityProblems, axeViolations } from './axe.ts'
import { codeFile } from './code-file.ts'
import { openAs, waitUntilLoaded, scrollThrough } from './waits.ts'
import { largeFontProblems } from './font-size.ts'
import { beLoggedIn, enter, expect, test } from './site.ts'
import { type Row, rows } from './states-rows.ts'

test.describe.configure({ mode: 'parallel' })

const states = {
  loading: () => ({ hang: true }),
  empty: ({ empty }: Row) => ({ body: empty }),
  failed: () => ({ status: 500 }),
} as const

/** Animations that run although the person asked for reduced motion. */
const motion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const length = effect?.getComputedTiming().endTime
        // A toast's timer is an animation that may run: it closes the toast.
        return playState === 'running' && length !== 5000 && Number(length) > 100
      })
      .map((animation) => `moves: ${Reflect.get(animation, 'animationName') ?? 'a transition'}`),
  )

/** Waits until the page of a row shows what says that it is loading, or that loading failed. */
async function waitForSign(page: Page, row: Row, sign: Locator) {
  if (row.page !== 'home') return expect(sign).toBeVisible()
  // On a busy machine a block may hydrate only after it was scrolled past, and then waits for the next scroll.
  return expect(async () => {
    await scrollThrough(page, false)
    await expect(sign).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

/** Waits until the page of a row shows its state. */
async function waitForState(page: Page, row: Row, state: string) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  if (row.quiet) {
    await expect(row.quiet(main)).toBeVisible()
    // Nothing else shows that the answer has arrived.
    if (state !== 'loading') await page.waitForLoadState('networkidle')
  } else if (state === 'loading') await waitForSign(page, row, main.getByText('…').first())
  else if (state === 'failed')
    await waitForSign(page, row, main.getByRole('button', { name: 'Try again' }).first())
  else {
    if (row.page === 'home') await scrollThrough(page)
    await waitUntilLoaded(page)
  }
}

for (const area of areas)
  for (const [state, faultOf] of Object.entries(states))
    for (const row of rows[area])
      test(`${row.page}, ${row.call} ${state}: no axe findings, and nothing moves`, async ({
        page,
        request,
        localApi,
        consoleErrors,
      }) => {
        const { addressOf } = await everyAddress(request)
        await localApi.fault({ path: row.call, ...faultOf(row) })
        const who = logins[area]
        if (who) await beLoggedIn(page, who)
        await page.goto(row.page === 'search' ? paths.search.href('germany') : addressOf(row.page))
        await waitForState(page, row, state)
        // Header and footer are the same on every page, and tested elsewhere; toasts are not.
        const wrong = await (state === 'failed' ? accessibilityProblems : axeViolations)(
          page,
          'main',
        )
        wrong.push(...(await motion(page)))
        wrong.push(...(await largeFontProblems(page, 'main')))
        expect(wrong).toEqual([])
        consoleErrors.splice(0)
      })

/** The axe findings on the current page, and what is wrong in a part of it with a large font. */
async function pageProblems(page: Page, part?: string): Promise<string[]> {
  const found = await axeViolations(page)
  if (part) found.push(...(await largeFontProblems(page, part)))
  return found
}

test('a form that was refused, incomplete and not sent, and the side menu over it: no axe findings', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await page.goto(paths.study.href())
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByRole('link', { name: /Enter your name/ })).toBeVisible()
  expect(await pageProblems(page, 'main'), 'incomplete').toEqual([])
  await localApi.fault({ path: '/email/', status: 500 })
  await page.getByLabel('Name').fill('Meera')
  await page.getByLabel('Phone').fill('9847012345')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Failed to send the email')).toBeVisible()
  expect(await pageProblems(page), 'not sent').toEqual([])

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible()
  expect(await pageProblems(page), 'the side menu over it').toEqual([])
  consoleErrors.splice(0)
})

test('a refused login and its toast: no axe findings', async ({ page, consoleErrors }) => {
  await page.goto(paths.login.href())
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Login' })).toBeEnabled()
  await main.getByLabel('Email').fill(sampleLogins.member.email)
  await main.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  expect(await pageProblems(page)).toEqual([])
  consoleErrors.splice(0)
})

test('the simulated checkout: no axe findings', async ({ page, consoleErrors }) => {
  await enter(page, 'member', paths.premium.href())
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
  expect(await pageProblems(page, 'dialog')).toEqual([])
  consoleErrors.splice(0)
})

test('the question before a country is deleted, and the toast after: no axe findings', async ({
  page,
  consoleErrors,
}) => {
  await enter(page, 'admin', paths.adminCountries.href())
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await pageProblems(page, 'dialog'), 'the question').toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  expect(await pageProblems(page, '.Toastify'), 'the toast').toEqual([])
  expect(consoleErrors).toEqual([])
})

test('an open list of choices: no axe findings', async ({ page, consoleErrors }) => {
  await enter(page, 'admin', paths.adminWorks.href())
  await page.getByLabel('Country', { exact: true }).click()
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  expect(await pageProblems(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('an application for a job: no axe findings', async ({ page, request, consoleErrors }) => {
  const { addressOf } = await everyAddress(request)
  await openAs(page, null, addressOf('jobApplication'))
  await expect(page.getByRole('main').getByText('You are applying for')).toBeVisible()
  await scrollThrough(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('a page whose code fails to load: no axe findings', async ({ page, consoleErrors }) => {
  await page.goto(paths.about.href())
  await scrollThrough(page)
  // The one automatic reload of a visit is used up, so the page has to show the message.
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', '1'))
  await page.route(`**${codeFile('services-page', 'plain')}*`, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click()
  const lost = page.getByRole('heading', { level: 1, name: 'This page did not load' })
  await expect(lost).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  consoleErrors.splice(0)
})

test('a login that could not be checked: no axe findings', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await localApi.fault({ path: '/auth/userauth', status: 500 })
  await enter(page, 'member', paths.userDashboard.href())
  const unchecked = { level: 1, name: 'We could not check your login' } as const
  await expect(page.getByRole('main').getByRole('heading', unchecked)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  consoleErrors.splice(0)
})

test('the question before unsaved changes are lost: no axe findings', async ({
  page,
  consoleErrors,
}) => {
  const main = page.getByRole('main')
  await enter(page, 'admin', paths.adminCreateCountry.href())
  await main.getByLabel('Name').fill('Iceland')
  await main.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('the countdown to the login page: no axe findings', async ({ page, consoleErrors }) => {
  // The countdown is stopped while the page is checked.
  await page.addInitScript(() => {
    Reflect.set(window, 'setInterval', () => 0)
  })
  await page.goto(paths.userDashboard.href())
  await expect(page.getByText('Redirecting you to the login page in 3 seconds.')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the referrals page of an old login without a code, while the code is loading: no axe findings', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await beLoggedIn(page, 'member')
  await page.addInitScript(() => {
    const { user, token } = JSON.parse(localStorage.getItem('auth') ?? '{}')
    localStorage.setItem('auth', JSON.stringify({ user: { ...user, usercode: undefined }, token }))
  })
  await localApi.fault({ path: '/auth/getoneuser', hang: true })
  await page.goto(paths.userReferrals.href())
  await expect(page.getByRole('main').getByText('Loading your account …')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test.describe('with the pop-up', () => {
  test.use({ withPopup: true })

  test('the pop-up, incomplete too: no axe findings', async ({ page, consoleErrors }) => {
    await page.goto('/')
    const popup = page.getByRole('dialog')
    await expect(popup).toBeVisible()
    await popup.getByLabel('Name').press('Enter')
    await expect(popup.getByRole('link', { name: /Enter your name/ })).toBeVisible()
    await expect(popup.locator(':focus')).toContainText('Please fill in all required fields')
    expect(await axeViolations(page)).toEqual([])
    expect(await largeFontProblems(page, 'dialog')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await axeViolations(page, 'dialog', ['color-contrast'])).toEqual([])
    expect(consoleErrors).toEqual([])
  })
})
