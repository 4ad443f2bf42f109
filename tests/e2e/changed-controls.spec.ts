import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress } from './addresses.ts'
import { changeHtml } from './change-html.ts'
import { codeFile, holdBack, waitForCode } from './code-file.ts'
import { expect, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

/** React reports that it renders the page, or a part of it, anew. */
const takeReports = (uncaught: string[]) =>
  expect.poll(() => uncaught.splice(0).join('\n')).toMatch(/#418/)

const summary = (page: Page, title: string) =>
  page.locator('main summary').filter({ hasText: title })

const accordion = (page: Page, title: string) =>
  page.locator('main details').filter({ has: page.locator('summary', { hasText: title }) })

test('what was opened or closed in a page that was translated before its code came stays so, with the focus @phone', async ({
  page,
  uncaught,
}) => {
  const { release, asked } = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.study.href())
  await summary(page, 'Germany').click()
  for (const title of ['Canada', 'Ireland']) await summary(page, title).click()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.evaluate(changeHtml)
  await summary(page, 'Canada').click()
  await summary(page, 'Ireland').focus()
  release()
  await waitUntilHydrated(page)
  await takeReports(uncaught)
  for (const title of ['Germany', 'Ireland'])
    await expect(accordion(page, title)).toHaveAttribute('open')
  await expect(accordion(page, 'Canada')).not.toHaveAttribute('open')
  await expect(summary(page, 'Ireland')).toBeFocused()
  // What is closed from here on stays closed, and nothing opens on another page.
  await summary(page, 'Ireland').click()
  await summary(page, 'Ireland').blur()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect(page.locator('main details[open]')).toHaveCount(0)
  await page.goBack()
  await expect(summary(page, 'Germany')).toBeVisible()
  await expect(page.locator('main details[open]')).toHaveCount(0)
})

/** Whether the code of a guide to a country comes at once, or is held back. */
for (const isHeld of [false, true])
  test(`the list of papers in a guide that was translated stays open, if its code comes ${isHeld ? 'late' : 'at once'} @phone`, async ({
    page,
    request,
    uncaught,
  }) => {
    const { addressOf } = await everyAddress(request)
    const guide = await holdBack(page, `**${codeFile('country-guide')}`)
    if (!isHeld) guide.release()
    await page.goto(addressOf('country'))
    await waitUntilHydrated(page, '#country-guide')
    await page.evaluate(changeHtml)
    const papers = page.locator('#country-guide summary')
    const lists = page.locator('#country-guide details')
    await papers.first().click()
    await expect.poll(guide.asked).toBe(1)
    if (isHeld) {
      await papers.nth(1).click()
      guide.release()
    }
    await waitUntilHydrated(page, '#country-guide summary')
    await takeReports(uncaught)
    await expect(lists.first()).toHaveAttribute('open')
    await expect(papers.nth(isHeld ? 1 : 0)).toBeFocused()
  })

test('a button that was pressed and translated before any code came is pressed once it has, and keeps the focus @phone', async ({
  page,
  request,
  uncaught,
}) => {
  const { addressOf } = await everyAddress(request)
  const { release, asked } = await holdBack(page, '**/assets/*.js')
  await page.goto(addressOf('country'))
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first()
  await save.click()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.evaluate(changeHtml)
  release()
  const saved = page.getByRole('main').getByRole('button', { name: /^Saved/ })
  await expect(saved).toBeVisible()
  await expect(saved).toBeFocused()
  await takeReports(uncaught)
})

test('Buy Now that was pressed and translated before any code came leads on once it has @phone', async ({
  page,
  uncaught,
}) => {
  const { release, asked } = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.premium.href())
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.evaluate(changeHtml)
  release()
  await expect(page).toHaveURL(/\/login$/)
  await takeReports(uncaught)
  // That is no fault of the site's owner; another one is reported.
  await waitForCode(page, 'start-reports')
  await page.evaluate(() => void Promise.reject(new Error('Unlike that')))
  const reports = async () => (await page.request.get('/local/reports.json')).json()
  await expect.poll(reports).toMatchObject([{ error: 'Error: Unlike that' }])
  expect(uncaught.splice(0)).toEqual(['Unlike that'])
})
