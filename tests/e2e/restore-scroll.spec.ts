import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { somePlan } from '../samples/some-plan.ts'
import { codeFile, holdBack } from './code-file.ts'
import { expect, test } from './site.ts'
import { openAs, scrollThrough } from './waits.ts'

/** How far from its place a page may be; a line of text is 27 px. */
const LINE = 30

const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls to the middle of the page as a person does, in one go. */
async function scrollToMiddle(page: Page) {
  await scrollThrough(page)
  const middle = await page.evaluate(() => Math.round(document.body.scrollHeight / 2))
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), middle)
  // The page notes its place once it lies still.
  await page.waitForTimeout(700)
  return scrolled(page)
}

const countries = async (page: Page): Promise<string[]> => {
  const list = await (await page.request.get('/api/v1/country/getCountry')).json()
  return list.slice(0, 2).map(({ _id }: { _id: string }) => _id)
}

test.beforeEach(({ page }) =>
  page.addInitScript(
    (plans) => localStorage.setItem('plans', plans),
    JSON.stringify({ version: 1, plans: [somePlan({})] }),
  ),
)

for (const { what, address } of [
  { what: 'a plan', address: () => paths.plan.href() },
  { what: 'a comparison', address: paths.compare.href },
  { what: 'a search', address: () => paths.search.href('nurse') },
])
  test(`${what} is where it was after a reload, and after Back from another document @phone`, async ({
    page,
  }) => {
    await page.goto(address(await countries(page)))
    const before = await scrollToMiddle(page)
    expect(before).toBeGreaterThan(800)
    await page.reload()
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(LINE)
    // It is still there once everything is shown.
    await page.waitForTimeout(2000)
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(LINE)

    await page.goto(paths.about.href())
    await page.goBack()
    // A search replaces its own entry of the history as it starts: that counts as a navigation.
    await expect(page.locator('html')).toHaveAttribute('data-alive', '')
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(LINE)
    await page.waitForTimeout(2000)
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(LINE)
  })

test('who scrolls away after a reload is not taken back @phone', async ({ page }) => {
  await page.goto(paths.plan.href())
  await scrollToMiddle(page)
  await page.reload()
  await page.locator('html[data-later]').waitFor()
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.evaluate(() => document.body.style.setProperty('padding-block-end', '60px'))
  await page.waitForTimeout(500)
  expect(await scrolled(page)).toBe(0)
})

for (const [what, move] of [
  ['pressed, and scrolled,', (page: Page) => page.mouse.click(5, 300)],
  ['turned the wheel', (page: Page) => page.mouse.wheel(0, -5000)],
  ['pressed a key', (page: Page) => page.keyboard.press('Home')],
] as const)
  test(`nor who ${what} before the code came @phone`, async ({ page }) => {
    await page.goto(paths.plan.href())
    await scrollToMiddle(page)
    const { release, asked } = await holdBack(page, `**${codeFile('site')}`)
    await page.reload()
    await expect.poll(asked).toBeGreaterThan(0)
    await page.mouse.move(5, 300)
    await move(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    release()
    await page.locator('html[data-later]').waitFor()
    await page.waitForTimeout(1000)
    expect(await scrolled(page)).toBe(0)
  })

test('a page to which a redirect leads begins at its top @phone', async ({ page, localApi }) => {
  await openAs(page, 'member', paths.userDashboard.href())
  expect(await scrollToMiddle(page)).toBeGreaterThan(300)
  await localApi.fault({ path: '/auth/', status: 401 })
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await page.waitForTimeout(1500)
  expect(await scrolled(page)).toBe(0)
})
