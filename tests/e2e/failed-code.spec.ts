import type { Route } from '@playwright/test'
import { common as english } from '../../src/content/en/common.ts'
import { common as malayalam } from '../../src/content/ml/common.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { codeFile } from './code-file.ts'
import { beLoggedIn, expect, logIn, test, withMotion } from './site.ts'
import { waitForLinks, waitUntilHydrated } from './waits.ts'

test.use(withMotion)

const SERVICES = codeFile('services-page')

test('a page whose code failed to load once is shown at the second try', async ({
  page,
  consoleErrors,
}) => {
  let lost = 0
  // Some browsers request the same address again; others remember the failure, and need another address.
  const lose = (route: Route) => {
    lost += 1
    return route.abort()
  }
  await page.route(`**${SERVICES}`, lose, { times: 1 })
  await page.goto(paths.about.href())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).hover()
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we do, step by step' }),
  ).toBeVisible()
  expect(lost).toBe(1)
  consoleErrors.splice(0)
})

test('a style sheet that failed to load once is requested again and applied', async ({
  page,
  consoleErrors,
}) => {
  const asked = new Map<string, number>()
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  // The print style sheet loads by itself, and is requested once.
  await page.locator('link[media="print"]').waitFor({ state: 'attached' })
  await page.route('**/assets/*.css', (route) => {
    const url = route.request().url()
    asked.set(url, (asked.get(url) ?? 0) + 1)
    return asked.get(url) === 1 ? route.abort() : route.continue()
  })
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/study"]')?.click())
  await expect(page.getByRole('main').getByLabel('Name')).toBeVisible()
  expect(asked.size).toBeGreaterThan(0)
  await expect.poll(() => [...asked].filter(([, times]) => times < 2)).toEqual([])
  consoleErrors.splice(0)
})

test('a page whose code hangs says after 8 s that it takes long, with a way out', async ({
  page,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  await page.route(`**${SERVICES}*`, () => undefined)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  await expect(page.getByText('Loading the page …')).toBeVisible()
  const slow = page.getByText('This takes longer than usual.')
  await expect(slow).toBeHidden()
  await expect(slow).toBeVisible({ timeout: 12_000 })
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Contact us another way' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a page whose code cannot load says so, and is shown once it can', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  // The one automatic reload of a visit is used up, so the page has to show the message.
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', '1'))
  await page.route(`**${SERVICES}*`, (route) => route.abort())
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  // The title of the page that was left is replaced.
  await expect(page).toHaveTitle(/^This page did not load/)
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.unroute(`**${SERVICES}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we do, step by step' }),
  ).toBeVisible()
  consoleErrors.splice(0)
})

test('a page opened offline appears by itself when back online, and what was typed elsewhere stays', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  const search = page.getByRole('banner').getByRole('searchbox').first()
  await search.fill('nurse')
  await context.setOffline(true)
  // The page is notified a moment later; before that, it would reload.
  await page.waitForFunction(() => !navigator.onLine)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  const lost = page.getByRole('heading', { level: 1, name: 'This page did not load' })
  await expect(lost).toBeVisible()
  // Online for a moment only: the page shows the same message, and does not keep asking.
  await page.route(`**${SERVICES}*`, (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const askedForPage = () => asked.filter((url) => url.includes(SERVICES)).length
  await context.setOffline(false)
  await expect.poll(askedForPage).toBeGreaterThan(0)
  await expect(lost).toBeVisible()
  const before = askedForPage()
  // At most the preload, two tries, and one more under a new address; an engine that remembers a failure asks less.
  expect(before).toBeLessThanOrEqual(4)
  await page.waitForTimeout(1500)
  expect(askedForPage()).toBe(before)

  await context.setOffline(true)
  await page.unroute(`**${SERVICES}*`)
  await context.setOffline(false)
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we do, step by step' }),
  ).toBeVisible()
  await expect(search).toHaveValue('nurse')
  consoleErrors.splice(0)
})

for (const [who, link, heading, menu] of [
  ['member', 'Anjali Nair', 'Profile', 'Your account'],
  ['admin', 'Users', 'Users', 'Administration'],
] as const) {
  test(`a page of the ${who}’s area opened offline keeps the menu, and appears by itself when back online`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto(paths.login.href())
    await logIn(page, who)
    const entries = page.getByRole('navigation', { name: menu })
    const entry = entries.getByRole('link', { name: link })
    await expect(entry).toBeVisible()
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await entry.click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page did not load' }),
    ).toBeVisible()
    await expect(entry).toBeVisible()

    let reloads = 0
    page.on('domcontentloaded', () => (reloads += 1))
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(reloads).toBe(0)
    consoleErrors.splice(0)
  })
}

for (const [prefix, words] of [
  ['', english],
  ['/ml', malayalam],
] as const) {
  test(`a member’s page in ${prefix || 'English'} whose very first code hangs says so, with links that need no code`, async ({
    page,
    consoleErrors,
  }) => {
    await beLoggedIn(page, 'member')
    let hangs = true
    await page.route('**/assets/*.js', (route) => (hangs ? undefined : route.continue()))
    await page.goto(prefix + paths.userDashboard.href(), { waitUntil: 'commit' })
    await expect(page.getByText(`${words.loadingPage} …`)).toBeVisible()
    const slow = page.getByText(words.slow)
    await expect(slow).toBeHidden()
    await expect(slow).toBeVisible({ timeout: 12_000 })
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: words.otherWays })).toHaveAttribute(
      'href',
      prefix + paths.contact.href(),
    )

    hangs = false
    await main.getByRole('link', { name: words.tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(slow).toHaveCount(0)
    expect(consoleErrors).toEqual([])
  })
}

test('a connection that the browser reports as working but that transfers nothing: the page stays, with what was typed', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  const search = page.getByRole('banner').getByRole('searchbox').first()
  await search.fill('nurse')
  await page.route('**/*', (route) => route.abort())
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  const lost = page.getByRole('heading', { level: 1, name: 'This page did not load' })
  await expect(lost).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(lost).toBeVisible()
  await expect(search).toHaveValue('nurse')

  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we do, step by step' }),
  ).toBeVisible()
  await expect(search).toHaveValue('nurse')
  consoleErrors.splice(0)
})

test('the home page whose first block fails to load has a heading', async ({
  page,
  consoleErrors,
}) => {
  // Set up before the page opens: the code may be loaded ahead, at the first interaction.
  await page.route(`**${codeFile('first-sight')}*`, (route) => route.abort())
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText('This part could not be loaded.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  consoleErrors.splice(0)
})

test('a message meant for a toast is shown on the page when the toast’s code fails to load', async ({
  page,
  consoleErrors,
}) => {
  await page.route(`**${codeFile('toast-host')}*`, (route) => route.abort())
  await page.goto(paths.login.href())
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('nobody@example.com')
  await form.getByLabel('Password', { exact: true }).fill('wrong')
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Wrong email or password').first()).toBeVisible()
  // The plain message can be closed too.
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()

  // Once the code can load, the next message is a toast again.
  await page.unroute(`**${codeFile('toast-host')}*`)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('.Toastify__toast')).toHaveText(/Wrong email or password/)
  consoleErrors.splice(0)
})

test('an enquiry is sent after going offline and online again', async ({
  page,
  context,
  localApi,
  consoleErrors,
}) => {
  await page.goto(paths.study.href())
  await page.getByLabel('Name').fill('Devika')
  await page.getByLabel('Phone').fill('9847012345')
  await waitUntilHydrated(page, '#enquiry input')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Failed to send the email. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  expect(await localApi.outbox()).toHaveLength(1)
  consoleErrors.splice(0)
})
