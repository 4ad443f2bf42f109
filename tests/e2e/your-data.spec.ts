import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { press } from './keyboard.ts'
import { expect, logIn, test } from './site.ts'

const address = paths.yourData.href()

async function logInAsMember(page: Page) {
  await page.goto(paths.login.href())
  await logIn(page, 'member')
  await expect(page).toHaveURL(paths.userDashboard.href())
}

test('what is stored, a letter and the question before deleting: no axe findings, 320 px wide @phone', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await logInAsMember(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Your login' })).toBeVisible()
  await page.getByText('Show what is in it (Your login)').click()
  const main = page.getByRole('main')
  await expect(main).not.toContainText(/eyJ/)
  await main.getByText('A deletion', { exact: true }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('by keyboard alone a login is deleted, and the site is logged out everywhere @desk', async ({
  page,
  context,
  consoleErrors,
}) => {
  await logInAsMember(page)
  await page.goto(address)
  const other = await context.newPage()
  // Wide, so that its menu needs no button to open it.
  await other.setViewportSize({ width: 1280, height: 800 })
  await other.goto(paths.services.href())
  const inOther = other.getByRole('navigation', { name: 'Main' })
  await expect(inOther.getByRole('link', { name: 'Profile' })).toBeVisible()

  await page.keyboard.press('Tab')
  await press(page, 'button', 'Delete (Your login)')
  await expect(page.getByRole('dialog', { name: 'Delete: Your login?' })).toBeVisible()
  await press(page, 'button', 'Delete')
  await expect(page.getByText('Deleted: Your login')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In this browser now' })).toBeFocused()
  await expect(inOther.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('the second tap of a double tap on a delete button deletes nothing @phone', async ({
  page,
}) => {
  await page.goto(paths.contact.href())
  await page.getByLabel('Subject').pressSequentially('A question')
  await page.goto(address)
  const ask = page.getByRole('button', { name: /^Delete/ }).first()
  const question = page.getByRole('dialog')
  const yes = question.getByRole('button', { name: 'Delete', exact: true })
  await ask.click()
  const { x, y, width, height } = (await yes.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await question.getByRole('button', { name: 'Keep', exact: true }).press('Enter')
  await expect(question).toHaveCount(0)

  await ask.evaluate((button: HTMLElement) => button.click())
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(yes).toBeVisible()
  // A tap counts only after the question has been shown for a moment.
  await yes.click()
  await expect(page.getByText(/^Deleted: /)).toBeVisible()
})

test('a whole visit stores no key that the page does not know @phone', async ({ page }) => {
  await page.goto(paths.home.href())
  await page.mouse.wheel(0, 3000)
  await page.goto(paths.contact.href())
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Subject').pressSequentially('A question')
  await page.goto(paths.checkOffer.href())
  await page
    .getByRole('main')
    .getByRole('link', { name: /^A message/ })
    .click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /^What you typed/ })).toBeVisible()
  await expect(page.getByText('Something we do not know')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the notice opens beside a form, and the letters are shown @phone', async ({ page }) => {
    await page.goto(paths.study.href())
    await page.getByText('What happens to what you tell us here?').click()
    await expect(page.getByText('A parent or guardian must agree first.')).toBeVisible()
    await page.goto(address)
    await page.getByText('A copy of my data').click()
    await expect(page.getByRole('link', { name: 'Write the email' })).toBeVisible()
  })
})
