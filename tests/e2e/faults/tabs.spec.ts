import type { Page } from '@playwright/test'
import { codeFile } from '../code-file.ts'
import { logIn } from '../site.ts'
import { button } from './call.ts'
import { expect, test } from './visit-test.ts'
import { ids } from './ids.ts'

/** A second tab of the same browser. */
async function secondTab(page: Page, address: string): Promise<Page> {
  const second = await page.context().newPage()
  await second.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
  await second.goto(address)
  return second
}

/** The same address in two tabs. */
async function twoTabs(page: Page, address: string) {
  await page.goto(address)
  return [page, await secondTab(page, address)] as const
}

const main = (page: Page) => page.getByRole('main')
const header = (page: Page) => page.getByRole('banner')
const name = (page: Page) => main(page).getByLabel('Name', { exact: true })

test('a logout in another tab: the form here waits for the next login', async ({ open }) => {
  const { page, api } = await open({ who: 'member' })
  await page.goto('/dashboard/user/profile')
  await name(page).fill('Anjali K. Nair')
  const second = await secondTab(page, '/dashboard/user')
  await button(second, 'Logout').click()

  await expect(
    page.getByRole('heading', { name: 'You were logged out in another tab' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Log in now' }).click()
  await logIn(page, 'member')
  await expect(name(page)).toHaveValue('Anjali K. Nair')
  await button(page, 'Save changes').click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  expect((await api.state()).users.some((user) => user.name === 'Anjali K. Nair')).toBe(true)
})

test('a slow navigation to the login page does not end a login made meanwhile in another tab', async ({
  open,
}) => {
  const { page } = await open({ who: 'member' })
  await page.goto('/about')
  const second = await secondTab(page, '/dashboard/user')
  await expect(button(second, 'Logout')).toBeEnabled()
  const letThrough: (() => void)[] = []
  const held = new Promise<void>((resolve) => void letThrough.push(resolve))
  await second.route(`**${codeFile('login-page', 'plain')}`, async (route) => {
    await held
    await route.continue()
  })
  await button(second, 'Logout').click()
  await expect(second).toHaveURL(/\/login$/)

  await header(page).getByRole('link', { name: 'Login' }).first().click()
  await logIn(page, 'member')
  await expect(page.getByText('Welcome, Anjali Nair')).toBeVisible()
  for (const go of letThrough) go()
  await expect(main(second).getByLabel('Email')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome, Anjali Nair')).toBeVisible()
})

test('a login in another tab shows on the public page here', async ({ open }) => {
  const { page } = await open()
  await page.goto('/about')
  const second = await secondTab(page, '/login')
  await logIn(second, 'premium')
  await expect(second.getByText('Welcome, Rahul Menon')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Profile' }).first()).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Premium Member' }).first()).toBeVisible()
})

test('another account logs in elsewhere: this form shows its data, not what was typed before', async ({
  open,
}) => {
  const { page } = await open({ who: 'member' })
  await page.goto('/dashboard/user/profile')
  await name(page).fill('Anjali K. Nair')
  const second = await secondTab(page, '/login')
  await logIn(second, 'premium')
  await expect(second.getByText('Welcome, Rahul Menon')).toBeVisible()
  await expect(name(page)).toHaveValue('Rahul Menon')
})

test('the same registration in two tabs: one account, and the second shows that it exists', async ({
  open,
}) => {
  const { page, api } = await open()
  const [first, second] = await twoTabs(page, '/register')
  for (const tab of [first, second]) {
    await name(tab).fill('Sreya Menon')
    await main(tab).getByLabel('Email').fill('sreya@example.com')
    await main(tab).getByLabel('Phone').fill('9847054321')
    await main(tab).getByLabel('Password', { exact: true }).fill('a-long-password')
    await main(tab).getByLabel('Confirm password').fill('a-long-password')
  }
  await button(main(first), 'Register').click()
  await expect(first.getByText('Registered successfully')).toBeVisible()
  await button(main(second), 'Register').click()
  await expect(second.getByText('Already Register please login').first()).toBeVisible()
  await expect(name(second)).toHaveValue('Sreya Menon')
  const { users } = await api.state()
  expect(users.filter(({ email }) => email === 'sreya@example.com')).toHaveLength(1)
})

test('the same country deleted in two tabs: the second also reports it as deleted', async ({
  open,
}) => {
  const { page, api } = await open({ who: 'admin' })
  const [first, second] = await twoTabs(page, `/dashboard/admin/updateCountry/${ids.germany}`)
  // Loaded later, the country would no longer exist.
  for (const tab of [first, second]) await expect(button(tab, 'Delete this country')).toBeVisible()
  for (const tab of [first, second]) {
    await button(tab, 'Delete this country').click()
    await button(tab.getByRole('dialog'), 'Delete').click()
    await expect(tab.getByText('Country Deleted Successfully')).toBeVisible()
  }
  expect((await api.state()).names).not.toContain('Germany')
})

test('the same country edited in two tabs: the last save wins, and both report success', async ({
  open,
}) => {
  const { page, api } = await open({ who: 'admin' })
  const [first, second] = await twoTabs(page, `/dashboard/admin/updateCountry/${ids.germany}`)
  for (const [tab, typed] of [
    [first, 'Germany (first)'],
    [second, 'Germany (second)'],
  ] as const) {
    await name(tab).fill(typed)
    await button(tab, 'Save').click()
    await expect(tab.getByText('Country Updated Successfully')).toBeVisible()
  }
  const { names } = await api.state()
  expect(names).toContain('Germany (second)')
  expect(names).not.toContain('Germany (first)')
})

test('the same enquiry in two tabs: each is sent once', async ({ open }) => {
  const { page, api } = await open()
  const [first, second] = await twoTabs(page, '/study')
  for (const tab of [first, second]) {
    await name(tab).fill('Devika')
    await main(tab).getByLabel('Phone').fill('9847012345')
    await button(tab, 'Send enquiry').dblclick()
    await expect(tab.getByText('Form submitted successfully!')).toBeVisible()
  }
  expect((await api.state()).outbox).toHaveLength(2)
})

test('what is saved or removed in one tab is also saved or removed in the other', async ({
  open,
}) => {
  const { page } = await open()
  await page.goto('/search')
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  const second = await secondTab(page, `/country/${ids.germany}`)
  await main(second).getByRole('button', { name: /^Save/ }).click()
  const saved = main(page).getByRole('link', { name: 'Germany' })
  await expect(saved).toBeVisible()
  await main(second)
    .getByRole('button', { name: /^Saved/ })
    .click()
  await expect(saved).toBeHidden()
})
