import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { lackedIn } from '../tools/engines/run-lint.ts'
import { takeAwayScript } from '../tools/engines/take-away.ts'
import { testedSite } from '../tools/sites.mjs'
import { everyAddress, UNKNOWN } from './addresses.ts'
import { withoutNewStyles } from './old-styles.ts'
import { wake } from './site-worker.ts'
import { enter, expect, test } from './site.ts'
import { waitForLinks } from './waits.ts'

/*
 * Chromium without the features of the language and of CSS that the site's oldest engines lack: everything
 * can still be read and used. Product 10, Browsers.
 */

// The test changes the page's styles as they load, which the page's policy would refuse.
test.use({ bypassCSP: true })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAwayScript)
  await withoutNewStyles(page)
})

/** Goes to each address as a link does: its heading is shown, and no part says that it failed. */
async function walk(page: Page, addresses: readonly string[]) {
  const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  for (const address of addresses) {
    await page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
      history.pushState({ idx: 0, key: to }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, address)
    await expect(page.locator('h1:not([data-left])').first(), address).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(200)
    await expect(page.getByText('This page did not load').or(alerts), address).toHaveCount(0)
  }
}

test('every public page is shown', async ({ page, request, consoleErrors }) => {
  const { public: addresses } = await everyAddress(request)
  await page.goto(paths.policy.href())
  await wake(page)
  expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
  await walk(
    page,
    addresses.filter((address) => address !== UNKNOWN && !address.startsWith('/product/')),
  )
  expect(consoleErrors).toEqual([])
})

test('pages opened from their HTML: lists, a search, and an incomplete form that says what is missing', async ({
  page,
  consoleErrors,
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
  await expect(main.locator(':focus')).toContainText('Enter your name')
  expect(consoleErrors).toEqual([])
})

test("a member's pages and the administrator's, with their lists", async ({
  page,
  request,
  consoleErrors,
}) => {
  const main = page.getByRole('main')
  const { member, admin } = await everyAddress(request)
  await enter(page, 'member', paths.policy.href())
  await wake(page)
  await walk(page, member)
  await enter(page, 'admin', paths.policy.href())
  await wake(page)
  await walk(page, [...admin, paths.adminUsers.href()])
  await expect(main.getByRole('row').nth(1)).toBeVisible()
  await walk(page, [paths.adminCountries.href()])
  await expect(main.getByRole('listitem').first()).toBeVisible()
  expect(consoleErrors).toEqual([])
})

/** Newer names that the check finds in the built chunks, and why no engine needs them. */
const explained: Record<string, string> = {
  activationStart: 'web-vitals reads it of the navigation, and 0 without it',
  getName: "antd's own method of a keyframe",
  cssFloat:
    'every engine has it; React sets it for a style that is called float, which there is none',
  transferSize: 'React reads it to guess the speed of a line, and does without',
  startViewTransition: 'React calls it for a part of its own that the site has not',
}

test('what the packages call exists in every engine, or is checked for first', async () => {
  const names = (await lackedIn(join(testedSite, 'assets'))).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(explained).toSorted())
})

test('where the browser never reports its first paint, the page hydrates all the same', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    class Silent extends PerformanceObserver {
      override observe(what?: PerformanceObserverInit) {
        if (what?.type !== 'paint') super.observe(what)
      }
    }
    Object.assign(window, { PerformanceObserver: Silent })
  })
  await page.goto(paths.services.href())
  await waitForLinks(page)
  expect(consoleErrors).toEqual([])
})
