import type { Page } from '@playwright/test'
import { expectPageIntact, lostCall, type Visit, LOST_PART } from './visit.ts'
import { withMotion } from '../site.ts'
import { expect, test } from './visit-test.ts'
import { codeFile } from '../code-file.ts'
import { ids } from './ids.ts'

// The banner's button shows that the page is hydrated.
test.use(withMotion)

/** Pages, the code that each needs, and the heading that it then shows. */
const PAGES = [
  ['/services', 'services-page', 'What we do, step by step'],
  ['/study', 'study-page', 'Study abroad'],
  ['/login', 'login-page', 'Login'],
  ['/search', 'search-page', 'Search'],
  ['/latest', 'latest-page', 'Latest job categories'],
  [`/country/${ids.germany}`, 'country-page', 'Germany'],
  ['/dashboard/user', 'member-layout', 'Dashboard'],
  ['/dashboard/user/profile', 'user-profile-page', 'Profile'],
  ['/dashboard/user', 'private-route', 'Dashboard'],
  ['/dashboard/user', 'guard', 'Dashboard'],
] as const

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** From now on the host answers 404 for the file, as after a deploy. */
async function lose({ page, expected }: Visit, file: string) {
  const address = codeFile(file, 'plain')
  expected.push(lostCall(address), LOST_PART)
  const isFile = (url: URL) => url.pathname === address
  await page.route(isFile, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  return () => page.unroute(isFile)
}

for (const [address, file, heading] of PAGES) {
  test(`${file} missing after a deploy: one reload, then a message, and it recovers`, async ({
    open,
  }) => {
    const visit = await open({ who: 'member' })
    const { page } = visit
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.goto('/about')
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible()
    // Hydrated: from here on the site itself navigates between pages.
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.getByRole('button', { name: /^Pause/ }).click()
    await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible()
    const comeBack = await lose(visit, file)
    await goTo(page, address)

    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    await expectPageIntact(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(loads).toBe(2)
    await page.waitForTimeout(1500)
    expect(loads).toBe(2)

    await comeBack()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // If a file that others share was missing, only a reload makes the browser ask for it again.
    expect(loads).toBeLessThanOrEqual(3)
  })
}

test('the site’s own code fails to load: the page’s text is shown, and nothing loops', async ({
  open,
}) => {
  const visit = await open()
  const { page } = visit
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await lose(visit, 'site')
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we do, step by step')
  await page.waitForTimeout(1500)
  expect(loads).toBeLessThanOrEqual(2)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
