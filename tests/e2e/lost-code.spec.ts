import type { Route } from '@playwright/test'
import { common as english } from '../../src/content/en/common.ts'
import { common as malayalam } from '../../src/content/ml/common.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { codeFile } from './code-file.ts'
import { beLoggedIn, expect, logIn, test, withMotion } from './site.ts'
import { waitForLinks } from './waits.ts'

test.use(withMotion)

const SERVICES = codeFile('services-page')

test('a page whose code was lost once comes with the second try', async ({ page, troubles }) => {
  let lost = 0
  // Some browsers ask for the same address again; others remember, and need another one.
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
  troubles.splice(0)
})

test('a style sheet that was lost once is asked for again, and the page wears it', async ({
  page,
  troubles,
}) => {
  const asked = new Map<string, number>()
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  // The sheet for paper comes by itself, and is asked for once.
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
  troubles.splice(0)
})

test('a page whose code hangs says after 8 s that it takes long, with ways on', async ({
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

test('a page whose code stays lost says so, and comes when the line is back', async ({
  page,
  troubles,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  // The one reload of a visit is used up, so that the page has to speak for itself.
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', '1'))
  await page.route(`**${SERVICES}*`, (route) => route.abort())
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  // The page that was left has taken its own along.
  await expect(page).toHaveTitle(/^This page did not load/)
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.unroute(`**${SERVICES}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we do, step by step' }),
  ).toBeVisible()
  troubles.splice(0)
})

test('a page that found no line comes by itself with it, and what was typed elsewhere stays', async ({
  page,
  context,
  troubles,
}) => {
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  const search = page.getByRole('banner').getByRole('searchbox').first()
  await search.fill('nurse')
  await context.setOffline(true)
  // The page hears of it a moment later; before, it would load the page anew.
  await page.waitForFunction(() => !navigator.onLine)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/services"]')?.click(),
  )
  const lost = page.getByRole('heading', { level: 1, name: 'This page did not load' })
  await expect(lost).toBeVisible()
  // Back for a moment only: it says the same again, and does not go on asking.
  await page.route(`**${SERVICES}*`, (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const askedForPage = () => asked.filter((url) => url.includes(SERVICES)).length
  await context.setOffline(false)
  await expect.poll(askedForPage).toBeGreaterThan(0)
  await expect(lost).toBeVisible()
  const before = askedForPage()
  expect(before).toBeLessThan(4)
  await page.waitForTimeout(1500)
  expect(askedForPage()).toBe(before)

  await context.setOffline(true)
  await page.unroute(`**${SERVICES}*`)
  await context.setOffline(false)
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we do, step by step' }),
  ).toBeVisible()
  await expect(search).toHaveValue('nurse')
  troubles.splice(0)
})

for (const [who, link, heading, menu] of [
  ['member', 'Anjali Nair', 'Profile', 'Your account'],
  ['admin', 'Users', 'Users', 'Administration'],
] as const) {
  test(`a page of the ${who}’s area that found no line leaves the menu, and comes by itself with it`, async ({
    page,
    context,
    troubles,
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
    troubles.splice(0)
  })
}

for (const [prefix, words] of [
  ['', english],
  ['/ml', malayalam],
] as const) {
  test(`a member’s page in ${prefix || 'English'} whose very first code hangs says so, with ways on that need none`, async ({
    page,
    troubles,
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
    expect(troubles).toEqual([])
  })
}

test('a line that the browser takes for whole but that carries nothing: the page stays, with what was typed', async ({
  page,
  troubles,
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
  troubles.splice(0)
})

test('the home page whose first block is lost has a heading', async ({ page, troubles }) => {
  // Before the page: its code may come ahead, with the first touch.
  await page.route(`**${codeFile('first-sight')}*`, (route) => route.abort())
  await page.goto(paths.about.href())
  await page.getByRole('button', { name: /Pause/ }).click()
  await waitForLinks(page)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText('This part could not be loaded.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  troubles.splice(0)
})

test('words that belong in a toast stand on the page when the toast’s code is lost', async ({
  page,
  troubles,
}) => {
  await page.route(`**${codeFile('toast-host')}*`, (route) => route.abort())
  await page.goto(paths.login.href())
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('nobody@example.com')
  await form.getByLabel('Password', { exact: true }).fill('wrong')
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Wrong email or password').first()).toBeVisible()
  // The plain words close too.
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()

  // With the line back, the next words are a toast again.
  await page.unroute(`**${codeFile('toast-host')}*`)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('.Toastify__toast')).toHaveText(/Wrong email or password/)
  troubles.splice(0)
})

test('an enquiry goes out after the line was lost and came back', async ({
  page,
  context,
  localApi,
  troubles,
}) => {
  await page.goto(paths.study.href())
  await page.getByLabel('Name').fill('Devika')
  await page.getByLabel('Phone').fill('9847012345')
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeEnabled()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Failed to send the email. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  expect(await localApi.outbox()).toHaveLength(1)
  troubles.splice(0)
})
