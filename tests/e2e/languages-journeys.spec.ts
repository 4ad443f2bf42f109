import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as hiAccount from '../../src/content/hi/account.ts'
import * as hiForm from '../../src/content/hi/enquiry-form.ts'
import * as hiMessages from '../../src/content/hi/messages.ts'
import * as hiShare from '../../src/content/hi/plan-share.ts'
import * as hiPremium from '../../src/content/hi/premium.ts'
import * as hiPrice from '../../src/content/hi/premium-price.ts'
import * as mlAccount from '../../src/content/ml/account.ts'
import * as mlForm from '../../src/content/ml/enquiry-form.ts'
import * as mlMessages from '../../src/content/ml/messages.ts'
import * as mlShare from '../../src/content/ml/plan-share.ts'
import * as mlPremium from '../../src/content/ml/premium.ts'
import * as mlPrice from '../../src/content/ml/premium-price.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { enquiryForGermany } from '../samples/blank-enquiry.ts'
import { somePlan } from '../samples/some-plan.ts'
import { accessibilityProblems } from './axe.ts'
import { ids } from './faults/ids.ts'
import { expect, test } from './site.ts'

const languages = [
  {
    code: 'ml',
    germany: 'ജർമ്മനി',
    letters: /[\u0d00-\u0d7f]/,
    words: { ...mlAccount, ...mlForm, ...mlMessages, ...mlShare, ...mlPremium, ...mlPrice },
  },
  {
    code: 'hi',
    germany: 'जर्मनी',
    letters: /[\u0900-\u097f]/,
    words: { ...hiAccount, ...hiForm, ...hiMessages, ...hiShare, ...hiPremium, ...hiPrice },
  },
] as const

const at = (code: string, path: string) => `/${code}${path === '/' ? '' : path}`
const main = (page: Page) => page.getByRole('main')

for (const { code, germany, letters, words } of languages) {
  test.describe(code, () => {
    test('an enquiry arrives as it does in English', async ({ page, localApi, consoleErrors }) => {
      const { labels, submit } = words.enquiryForm
      await page.goto(at(code, paths.country.href(ids.germany)))
      await expect(page.getByRole('heading', { level: 1, name: germany })).toBeVisible()
      await page.getByLabel(labels.name, { exact: true }).fill('Meera Nair')
      await page.getByLabel(labels.phone, { exact: true }).fill('98470 12345')
      await page.getByLabel(labels.visatype).selectOption('Opportunity card')
      await expect(page.getByLabel(labels.country).locator('option:checked')).toHaveText(germany)
      await main(page).locator('[name="terms"]').check()
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText(words.messages.enquiry.success)).toBeVisible()
      const mails = await localApi.outbox()
      expect(mails.map(({ fields }) => fields)).toEqual([enquiryForGermany])
      expect(consoleErrors).toEqual([])
    })

    test('registration, login and buying Premium', async ({ page, consoleErrors }) => {
      const { labels, register, login } = words.account
      await page.goto(at(code, paths.register.href()))
      const form = main(page)
      await form.getByLabel(labels.name, { exact: true }).fill('Sreya Menon')
      await form.getByLabel(labels.email, { exact: true }).fill('sreya@example.com')
      await form.getByLabel(labels.phone, { exact: true }).fill('9847054321')
      await form.getByLabel(labels.password, { exact: true }).fill('a-long-password')
      await form.getByLabel(labels.confirmPassword, { exact: true }).fill('a-long-password')
      await form.getByRole('button', { name: register.submit }).click()
      await expect(page).toHaveURL(at(code, '/login'))
      await page.goto(at(code, paths.premium.href()))
      const buy = page.getByRole('button', { name: words.premium.callToAction })
      await buy.click()
      await expect(page).toHaveURL(at(code, '/login'))
      await form.getByLabel(labels.email, { exact: true }).fill('sreya@example.com')
      await form.getByLabel(labels.password, { exact: true }).fill('a-long-password')
      await form.getByRole('button', { name: login.submit }).click()
      await expect(page).toHaveURL(at(code, '/premium'))
      await buy.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click()
      const ticket = page
        .getByRole('banner')
        .getByRole('link', { name: words.premiumPriceWords.member })
      await expect(ticket).toBeVisible()
      const { orders } = await (await page.request.get('/local/state')).json()
      expect(orders).toMatchObject([{ status: 'paid' }])
      // The login belongs to the site, not to a language.
      await page.goto(paths.userDashboard.href())
      await expect(main(page)).toContainText('Sreya Menon')
      expect(consoleErrors).toEqual([])
    })

    test('a plan made in English is kept, and its calendar file is in the language', async ({
      page,
      consoleErrors,
    }) => {
      const plans = JSON.stringify({
        version: 1,
        plans: [somePlan({ name: '', country: { id: '', name: 'Germany' } })],
      })
      await page.addInitScript((text) => {
        if (window === window.top) localStorage.setItem('plans', text)
      }, plans)
      await page.goto(at(code, paths.plan.href()))
      await expect(main(page).getByRole('heading', { name: germany }).first()).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: words.planShare.calendar.action }).click(),
      ])
      const file = await readFile(await download.path(), 'utf8')
      expect(download.suggestedFilename()).toMatch(/germany\.ics$/)
      const titles = file.replaceAll('\r\n ', '').match(/^SUMMARY:.*/gm) ?? []
      expect(titles.length).toBeGreaterThan(3)
      for (const title of titles) expect(title).toMatch(letters)
      expect(consoleErrors).toEqual([])
    })

    for (const path of [
      paths.home.href(),
      paths.country.href(ids.germany),
      paths.latestJobs.href(ids.nursing),
      paths.search.href(germany),
      paths.register.href(),
    ])
      test(`${decodeURI(path)} has no axe findings`, async ({ page }) => {
        await page.goto(at(code, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await accessibilityProblems(page)).toEqual([])
      })

    test('a registration with errors has no axe findings', async ({ page }) => {
      await page.goto(at(code, paths.register.href()))
      await main(page).getByRole('button', { name: words.account.register.submit }).click()
      await expect(page.getByRole('link', { name: words.account.errors.name })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })
  })
}
