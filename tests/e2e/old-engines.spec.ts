import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { lackedIn } from '../tools/engines/run-lint.ts'
import { takeAwayScript } from '../tools/engines/take-away.ts'
import { everyAddress, pagesOf, UNKNOWN } from './addresses.ts'
import { withoutNewStyles } from './old-styles.ts'
import { enter, expect, test } from './site.ts'

/*
 * Chromium with what the oldest engines of the site lack taken away, of the language and of CSS: all
 * that is read and done is there. Product 10, Browsers.
 */

// The page's styles change on their way, which its policy would refuse.
test.use({ bypassCSP: true })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAwayScript)
  await withoutNewStyles(page)
})

const broken = (page: Page) => page.getByText('This page did not load')

/** Opens each address: its heading stands, and no part says that it failed. */
async function walk(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    // The first touch brings what waits for the reader.
    await page.keyboard.press('Tab')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
    await expect(broken(page).or(alerts), address).toHaveCount(0)
  }
}

test('every public page stands', async ({ page, request, troubles }) => {
  test.setTimeout(60_000)
  const { public: addresses } = await everyAddress(request)
  await walk(
    page,
    addresses.filter((address) => address !== UNKNOWN && !address.includes('/product/')),
  )
  expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
  expect(troubles).toEqual([])
})

test('lists are read, a search finds, an incomplete form says what is missing', async ({
  page,
  troubles,
}) => {
  const main = page.getByRole('main')
  await page.goto(paths.home.href())
  await page.getByRole('searchbox').first().fill('germany')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: /Germany/ }).first()).toBeVisible()

  await page.goto(paths.latest.href())
  await main
    .getByRole('link', { name: /^View more/ })
    .first()
    .click()
  await expect(main.getByRole('listitem').first()).toBeVisible()

  await page.goto(paths.contact.href())
  await main.getByRole('button', { name: /^Send/ }).click()
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(main.locator(':focus')).toContainText('Name')
  expect(troubles).toEqual([])
})

test("a member's pages and the administrator's lists", async ({ page, request, troubles }) => {
  test.setTimeout(60_000)
  await enter(page, 'member', paths.userDashboard.href())
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
  await walk(
    page,
    pagesOf('member').map((name) => paths[name].path),
  )
  const { admin } = await everyAddress(request)
  await enter(page, 'admin', paths.adminUsers.href())
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto(paths.adminCountries.href())
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await walk(page, admin)
  expect(troubles).toEqual([])
})

/** Names in the built chunks that are told, and why no engine is left without. */
const explained: Record<string, string> = {
  getName: "antd's own method of a keyframe",
  cssFloat:
    'every engine has it; React sets it for a style that is called float, which there is none',
  transferSize: 'React reads it to guess the speed of a line, and does without',
  startViewTransition: 'React calls it for a part of its own that the site has not',
}

test('what the packages call is in every engine, or looked for first', async () => {
  const dist = fileURLToPath(new URL('../../dist/assets/', import.meta.url))
  const names = (await lackedIn(dist)).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(explained).toSorted())
})
