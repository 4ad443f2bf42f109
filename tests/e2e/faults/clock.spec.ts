import { DAY_MS, HOUR_MS } from '../../../src/lib/dates/spans.ts'
import { button } from './call.ts'
import { expect, test } from './visit-test.ts'

for (const [name, off] of [
  ['an hour slow', -HOUR_MS],
  ['an hour fast', HOUR_MS],
  ['a year slow', -365 * DAY_MS],
] as const) {
  test.describe(`the clock is ${name}`, () => {
    test('a member stays logged in, buys, and is Premium', async ({ open }) => {
      const { page, api } = await open({ who: 'member' })
      await page.clock.install({ time: Date.now() + off })
      await page.goto('/dashboard/user')
      await expect(page.getByText('Welcome, Anjali Nair')).toBeVisible()
      await button(page, 'Buy Now').click()
      await button(page.getByRole('dialog'), 'Pay').click()
      await expect(page.getByText('Payment successful & profile updated!')).toBeVisible()
      await expect(page.getByText(/^You are a Premium member until/)).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^You are a Premium member until/)).toBeVisible()
      expect((await api.state()).orders).toMatchObject([{ status: 'paid' }])
    })

    test('a Premium member is one, and may not pay again', async ({ open }) => {
      const { page, api } = await open({ who: 'premium' })
      await page.clock.install({ time: Date.now() + off })
      await page.goto('/premium')
      await expect(page.getByText(/^You can buy another year once this one is over/)).toBeVisible()
      await button(page, 'Buy Now').click()
      await expect(page.getByText(/There is nothing to buy\.$/)).toBeVisible()
      expect((await api.state()).orders).toEqual([])
    })

    test('the administrator’s figures and dates are shown', async ({ open }) => {
      const { page } = await open({ who: 'admin' })
      await page.clock.install({ time: Date.now() + off })
      await page.goto('/dashboard/admin')
      await expect(page.getByText('% of all users are subscribers')).toBeVisible()
      await page.getByRole('link', { name: 'Users', exact: true }).click()
      await expect(page.getByText('jobin@example.com')).toBeVisible()
      await expect(page.getByText(/NaN|Invalid Date|undefined/)).toHaveCount(0)
    })

    test('the pop-up still opens after 3 s', async ({ open }) => {
      const { page } = await open({ withPopup: true })
      await page.clock.install({ time: Date.now() + off })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-alive', '')
      await page.waitForLoadState('networkidle')
      await page.clock.runFor(3500)
      // Its code has this long to load; the clock runs meanwhile.
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 })
    })
  })
}
