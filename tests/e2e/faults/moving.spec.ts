import type { Page } from '@playwright/test'
import { button } from './call.ts'
import { holdBack } from '../code-file.ts'
import { expectPageIntact, setHidden } from './visit.ts'
import { expect, test } from './visit-test.ts'
import { ids } from './ids.ts'
import { waitUntilHydrated } from '../waits.ts'

const PUBLIC = [
  '/',
  '/latest',
  `/latestjobs/${ids.nursing}`,
  `/country/${ids.germany}`,
  '/search?q=germany',
  `/job/${ids.nurse}`,
  '/login',
  '/premium',
]
const ADMIN = [
  '',
  '/users',
  '/countries',
  '/works',
  '/latestcoun',
  `/updatenews/${ids.nursing}`,
].map((path) => `/dashboard/admin${path}`)

const TIMES = 50

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Navigates from page to page as links do, without waiting for any page. */
async function hurryThrough(page: Page, addresses: readonly string[], last: string) {
  for (let turn = 0; turn < TIMES - 1; turn += 1) {
    await goTo(page, addresses[turn % addresses.length] ?? '/')
  }
  await goTo(page, last)
}

const toasts = (page: Page) => page.locator('.Toastify__toast')

test('50 quick navigations while answers are slow end on the last page', async ({ open }) => {
  const { page, api } = await open()
  await api.fault({ path: '/api/', delayMs: 500 })
  await page.goto('/about')
  await hurryThrough(page, PUBLIC, '/latest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest job categories')
  await expect(page.getByRole('link', { name: /View more/ }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^Latest/)
  await expect(toasts(page)).toHaveCount(0)
})

test('50 quick navigations while answers fail: no message about pages that were left', async ({
  open,
}) => {
  const { page, api } = await open()
  await page.goto('/about')
  await api.fault({ path: '/api/', delayMs: 3000, status: 500 })
  await hurryThrough(page, PUBLIC, '/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, step by step')
  await api.mend()
  await page.waitForTimeout(2500)
  await expect(toasts(page)).toHaveCount(0)
  await expectPageIntact(page)
})

test('50 quick navigations in the administration end on the last page', async ({ open }) => {
  const { page, api } = await open({ who: 'admin' })
  await page.goto('/dashboard/admin')
  await expect(page.getByText('% of all users are subscribers')).toBeVisible()
  await api.fault({ path: '/api/', delayMs: 400 })
  await hurryThrough(page, ADMIN, '/dashboard/admin/countries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countries')
  await expect(page.getByText('24 in all')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('the tab leaves for another site and returns: what was typed is there', async ({ open }) => {
  const { page } = await open()
  await page.goto('/study')
  await waitUntilHydrated(page, '#enquiry')
  await page.getByLabel('Name').fill('Devika')
  await page.goto('/local/outbox')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
})

test('what was typed before the code arrived is stored from then on', async ({ open }) => {
  const { page } = await open()
  const { release } = await holdBack(page, '**/assets/*.js')
  await page.goto('/study')
  await page.getByLabel('Name').fill('Devika')
  release()
  await waitUntilHydrated(page, '#enquiry')
  // Not by Back or a reload, where the browser itself may restore the field.
  await page.goto('/about')
  await page.goto('/study')
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
})

test('the tab is frozen while an answer is pending: it is shown when the tab resumes', async ({
  open,
}) => {
  const { page, api } = await open()
  await api.fault({ path: '/get-category', delayMs: 1000 })
  await page.goto('/latest')
  await expect(page.getByText(/ …$/).first()).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(page.getByText('Caregivers in Austria')).toBeVisible()
})

test('the tab resumes after the login has ended: the form survives', async ({ open }) => {
  const { page, api } = await open({ who: 'member' })
  await page.goto('/dashboard/user/profile')
  const name = page.getByRole('main').getByLabel('Name', { exact: true })
  await name.fill('Anjali K. Nair')
  await setHidden(page, true)
  await api.expire()
  await setHidden(page, false)
  await button(page, 'Save changes').click()
  await page.getByRole('link', { name: 'Log in now' }).click()
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('anjali@example.com')
  await form.getByLabel('Password', { exact: true }).fill('member-2468')
  await button(form, 'Login').click()
  await expect(name).toHaveValue('Anjali K. Nair')
})

test('the tab resumes offline: its content stays, and there is no message', async ({ open }) => {
  const { page } = await open()
  await page.clock.install()
  await page.goto('/latest')
  await expect(page.getByText('Caregivers in Austria')).toBeVisible()
  await setHidden(page, true)
  await page.clock.fastForward('01:00:00')
  await page.context().setOffline(true)
  await setHidden(page, false)
  await page.clock.runFor(3000)
  await expect(page.getByText('Caregivers in Austria')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await page.context().setOffline(false)
})
