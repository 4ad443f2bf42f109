import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { everyAddress, visitAt, visitTo } from './addresses.ts'
import { accessibilityProblems } from './axe.ts'
import { codeFile, holdBack } from './code-file.ts'
import { pagesForAxe } from './page-lists.ts'
import { beLoggedIn, expect, test } from './site.ts'

const USERS = paths.adminUsers.href()

const firstName = (page: Page) => page.getByRole('rowheader').first()

test('the dashboard shows the commit of the site', async ({ page, consoleErrors }) => {
  await beLoggedIn(page, 'admin')
  await page.goto(paths.adminDashboard.href())
  await expect(page.getByText(/^Version of the site: \d+\.\d+\.\d+, [0-9a-f]{7,}$/)).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the controls of a list and of a chart grow with the letters @desk', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await beLoggedIn(page, 'admin')
  await page.goto(USERS)
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCSS('font-size', '32px')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.adminDashboard.href())
  await expect(page.getByText('12 months', { exact: true })).toHaveCSS('font-size', '32px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('an administrator finds, sorts, pages and exports users @desk', async ({
  page,
  consoleErrors,
}) => {
  await beLoggedIn(page, 'admin')
  await page.goto(USERS)
  await expect(page.getByText('31 users')).toBeVisible()
  await expect(firstName(page)).toContainText('Jobin Jacob')

  await page.getByLabel('Sort by').selectOption('Name A to Z')
  await expect(firstName(page)).toContainText('Abdul Salam')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${USERS}?sort=name&page=2`)
  await expect(page.getByText('26 to 31 of 31')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 to 25 of 31')).toBeVisible()

  await page.getByRole('link', { name: /^Subscribed users/ }).click()
  await page.getByLabel('Search users').pressSequentially('joseph', { delay: 30 })
  await expect(page.getByText('1 of 11 users')).toBeVisible()
  await expect(page).toHaveURL(`${USERS}?view=subscribed&q=joseph&sort=name`)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    /^members-subscribed-search-joseph-\d{4}-\d\d-\d\d\.csv$/,
  )
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\uFEFF"Name","Email",.*\r\n"Joseph Kurian","joseph@example\.com",.*\r\n$/)

  await page.getByRole('link', { name: 'Referrals of Joseph Kurian' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joseph Kurian')
  await expect(page.getByRole('row', { name: /Tom Varghese/ })).toContainText('Success')
  await page.goBack()
  await expect(page.getByLabel('Search users')).toHaveValue('joseph')
  await expect(page.getByText('1 of 11 users')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a link pressed right after typing works, however slow the next page is @desk', async ({
  page,
  consoleErrors,
}) => {
  await beLoggedIn(page, 'admin')
  await page.goto(USERS)
  await expect(page.getByText('31 users')).toBeVisible()
  const { release } = await holdBack(page, `**${codeFile('referrals-page')}`)
  await page.getByLabel('Search users').fill('joseph')
  await page.getByRole('link', { name: 'Referrals of Joseph Kurian' }).click()
  // Longer than the search waits for the next letter before it changes the address.
  await page.waitForTimeout(600)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joseph Kurian')
  await expect(page).toHaveURL(/\/ref\//)
  await page.goBack()
  await expect(page.getByLabel('Search users')).toHaveValue('joseph')
  await expect(page.getByText('1 of 31 users')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the days of a date range are side by side on a phone, and name the saved file @desk', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beLoggedIn(page, 'admin')
  await page.goto(USERS)
  await page.getByLabel('Joined', { exact: true }).selectOption('Between two days')
  const [from, to] = [page.getByLabel('Joined from'), page.getByLabel('Joined to')]
  await from.fill('2020-01-31')
  await to.fill('2020-02-29')
  await expect(page).toHaveURL(`${USERS}?joined=span&from=2020-01-31&to=2020-02-29`)
  await expect(page.getByText('0 of 31 users')).toBeVisible()
  await to.fill('')
  await expect(page.getByText('31 users', { exact: true })).toBeVisible()
  const [left, right] = [await from.boundingBox(), await to.boundingBox()]
  expect(left?.y).toBe(right?.y)
  expect(left?.width).toBe(right?.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^members-2020-01-31-to-\d{4}-\d\d-\d\d\.csv$/)
  expect(consoleErrors).toEqual([])
})

test('the menu shows the current page, and Logout logs out', async ({ page, consoleErrors }) => {
  await page.goto(paths.login.href())
  await page.getByRole('main').getByLabel('Email').fill(sampleLogins.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(sampleLogins.admin.password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/dashboard/admin')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await menu.getByRole('link', { name: 'Latest Country', exact: true }).click()
  const here = menu.getByRole('link', { name: 'Latest Country', exact: true })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await expect(here).toBeInViewport({ ratio: 1 })
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logout successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(consoleErrors).toEqual([])
})

test('antd follows the system from light to dark while the page is open @desk', async ({
  page,
  consoleErrors,
}) => {
  await beLoggedIn(page, 'admin')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(USERS)
  const button = page.getByRole('button', { name: 'Export as CSV' })
  const colour = () => button.evaluate((element) => getComputedStyle(element).color)
  await expect(button).toBeVisible()
  await expect.poll(colour).toBe('rgb(16, 41, 43)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(colour).toBe('rgb(243, 236, 223)')
  expect(consoleErrors).toEqual([])
})

for (const { title, address } of [
  ...pagesForAxe.users.map(visitTo),
  visitAt(`${USERS}?view=subscribed&page=2&q=zzz`),
  visitAt(`${USERS}?joined=span&from=2026-11-01`),
  visitAt(paths.adminReferrals.href('nobody')),
])
  test(`${title} has no axe findings, light or dark`, async ({ page, request, consoleErrors }) => {
    const { addressOf } = await everyAddress(request)
    await beLoggedIn(page, 'admin')
    await page.goto(address(addressOf))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await accessibilityProblems(page)).toEqual([])
    if (title === paths.adminDashboard.path) {
      await page.getByText('Table', { exact: true }).click()
      expect(await accessibilityProblems(page), 'the numbers as a table').toEqual([])
    }
    // The unknown id is answered with 404, which the browser itself logs.
    expect(consoleErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([])
  })
