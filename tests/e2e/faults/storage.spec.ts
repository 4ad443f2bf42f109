import type { Page } from '@playwright/test'
import { foreignTexts } from '../../samples/foreign-texts.ts'
import { logIn } from '../site.ts'
import { button } from './call.ts'
import { expectPageIntact } from './visit.ts'
import { expect, test } from './visit-test.ts'
import { ids } from './ids.ts'

const PUBLIC = ['/', '/study', '/login', '/search?q=germany', '/premium', `/country/${ids.germany}`]

/** How a browser behaves when the site cannot use its storage. */
const storages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  },
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError')
        },
      })
    }
  },
} as const

const header = (page: Page) => page.getByRole('banner')

for (const [name, breakStorage] of Object.entries(storages)) {
  test.describe(`storage ${name}`, () => {
    for (const address of PUBLIC) {
      test(`${address} is shown`, async ({ open }) => {
        const { page } = await open()
        await page.addInitScript(breakStorage)
        await page.goto(address)
        await expectPageIntact(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }

    test('a login lasts for this page, and a logout ends it', async ({ open }) => {
      const { page } = await open()
      await page.addInitScript(breakStorage)
      await page.goto('/login')
      await logIn(page, 'member')
      await expect(page.getByText('Welcome, Anjali Nair')).toBeVisible()
      await button(page, 'Logout').click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(header(page).getByRole('link', { name: 'Login' }).first()).toBeVisible()
    })

    test('what is saved is on the shortlist of this page, which says that it will not last', async ({
      open,
    }) => {
      const { page } = await open()
      await page.addInitScript(breakStorage)
      await page.goto(`/country/${ids.germany}`)
      await page.getByRole('main').getByRole('button', { name: /^Save/ }).click()
      const told = page.getByRole('alert').filter({ hasText: 'could not store your shortlist' })
      await expect(told).toBeVisible()
      await header(page)
        .getByRole('link', { name: /Shortlist/ })
        .first()
        .click()
      const saved = page.getByRole('region', { name: 'Your shortlist' })
      await expect(saved.getByRole('link', { name: 'Germany' })).toBeVisible()
      await expect(saved.getByText(/only until you close or reload the page/)).toBeVisible()
    })

    test('an enquiry is sent', async ({ open }) => {
      const { page, api } = await open()
      await page.addInitScript(breakStorage)
      await page.goto('/study')
      await page.getByLabel('Name').fill('Devika')
      await page.getByLabel('Phone').fill('9847012345')
      await button(page, 'Send enquiry').click()
      await expect(page.getByText('Form submitted successfully!')).toBeVisible()
      expect((await api.state()).outbox).toHaveLength(1)
    })
  })
}

/** Each of the two keys with one of the texts; for the others, see tests/journeys/faults/storage.test.ts. */
for (const name of ['no JSON', 'a list of odd things']) {
  const value = foreignTexts[name] ?? ''

  test(`auth contains ${name}: logged out, and a login works`, async ({ open }) => {
    const { page } = await open()
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('entered')) localStorage.setItem('auth', text)
      sessionStorage.setItem('entered', '1')
    }, value)
    await page.goto('/dashboard/user')
    await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Login' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Log in now' }).click()
    await logIn(page, 'member')
    await expect(page.getByText('Welcome, Anjali Nair')).toBeVisible()
  })

  test(`cart contains ${name}: an empty shortlist, and saving works`, async ({ open }) => {
    const { page } = await open()
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('entered')) localStorage.setItem('cart', text)
      sessionStorage.setItem('entered', '1')
    }, value)
    await page.goto('/search')
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
    await page.goto(`/country/${ids.germany}`)
    await page.getByRole('main').getByRole('button', { name: /^Save/ }).click()
    await page.goto('/search')
    await expect(page.getByRole('main').getByRole('link', { name: 'Germany' })).toBeVisible()
  })
}
