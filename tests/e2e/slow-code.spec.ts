import type { Page } from '@playwright/test'
import { company } from '../../src/content/facts/company.ts'
import { languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { codeFile, holdBack } from './code-file.ts'
import { expect, test } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

const CODE = '**/assets/*.js'
const [office] = company.phones
const LETTER = {
  name: 'Anjali',
  email: 'anjali@example.com',
  subject: 'Papers',
  message: 'Which papers do I need?\nAnd when?',
}

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`)

async function writeLetter(page: Page) {
  for (const [name, text] of Object.entries(LETTER)) await field(page, name).fill(text)
}

const note = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('link', { name: office.display }) })

const press = (page: Page) => page.getByRole('main').locator('[type="submit"]').click()

/** The address of the small script that loads all other code of a page. */
async function starterOf(page: Page, address: string) {
  const html = await (await page.request.get(address)).text()
  return /data-starter="([^"]+)"/.exec(html)?.[1]
}

/**
 * Only the starter arrives. Some engines remember as long as the page is open that a file failed to load, so that only
 * loading the page again helps.
 */
const loseCodeBut = (page: Page, starter: string | undefined) =>
  page.route(CODE, (route) =>
    new URL(route.request().url()).pathname === starter ? route.continue() : route.abort(),
  )

for (const { code, prefix } of languages) {
  test(`in ${code}, who has pressed Send and waits 8 s for the page’s code learns whom to call @phone`, async ({
    page,
    localApi,
  }) => {
    await page.clock.install()
    const { release } = await holdBack(page, CODE)
    await page.goto(prefix + paths.contact.href())
    await writeLetter(page)
    await press(page)
    await page.clock.fastForward(7000)
    await expect(note(page)).toHaveCount(0)
    await page.clock.fastForward(1000)
    const call = note(page).getByRole('link', { name: office.display })
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', `tel:${office.tel}`)
    await expect(field(page, 'name')).toHaveValue(LETTER.name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.clock.resume()
    release()
    await expect.poll(async () => (await localApi.outbox()).length).toBe(1)
    await expect(note(page)).toHaveCount(0)
  })
}

test('a page whose code failed to load says so after a press, and loads again with what was typed @phone', async ({
  page,
  localApi,
}) => {
  await loseCodeBut(page, await starterOf(page, paths.contact.href()))
  await page.goto(paths.contact.href())
  await writeLetter(page)
  await press(page)
  const again = note(page).getByRole('link', { name: 'Load again' })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  for (const [name, text] of Object.entries(LETTER))
    await expect(field(page, name)).toHaveValue(text)
  await press(page)
  await expect(page.getByText(`We answer to ${LETTER.email}`)).toBeVisible()
  expect(await localApi.outbox()).toHaveLength(1)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  await expect(field(page, 'message')).toHaveValue('')
})

test('a page left without any of its code brings back what was typed, but no password @phone', async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto(paths.login.href())
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret-word')
  // The caret stays in this field.
  await page.getByLabel('Email').fill('anjali@example.com')
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('anjali@example.com')
  await expect(password).toHaveValue('')
  await page.getByLabel('Email').press('ArrowLeft')
  await page.getByRole('button', { name: 'Show password' }).click()
  await password.fill('secret-word')
  await page.getByLabel('Email').focus()
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(stored).not.toContain('secret-word')
})

test('a page left without its code, and shown again from the browser’s cache, has no password, and nothing that a logout has deleted @phone', async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto(paths.login.href())
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await email.fill('anjali@example.com')
  await password.fill('secret-word')
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  const comeBack = (persisted: boolean) =>
    page.evaluate((init) => dispatchEvent(new PageTransitionEvent('pageshow', init)), { persisted })
  await comeBack(false)
  await expect(password).toHaveValue('secret-word')
  await leave()
  await comeBack(true)
  await expect(password).toHaveValue('')
  await expect(email).toHaveValue('anjali@example.com')
  await leave()
  await page.evaluate(() => sessionStorage.clear())
  await comeBack(true)
  await expect(email).toHaveValue('')
  await leave()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('anjali')
})

test('terms that nobody has accepted are not accepted after a reload @phone', async ({ page }) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto(paths.study.href())
  await field(page, 'name').fill('Anjali')
  await page.unrouteAll()
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Anjali')
  await field(page, 'name').press('ArrowLeft')
  await waitUntilHydrated(page, 'main form[method=post]')
  await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked()
})

test('what was typed in two visits without code comes back together, the newest of a field twice typed @phone', async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto(paths.contact.href())
  await field(page, 'name').fill('Anjali')
  await field(page, 'subject').fill('Papres')
  await page.reload()
  await field(page, 'subject').fill(LETTER.subject)
  await page.unrouteAll()
  await page.reload()
  await expect(field(page, 'subject')).toHaveValue(LETTER.subject)
  await expect(field(page, 'name')).toHaveValue('Anjali')
})

test('a page left after its code has arrived, but before it is hydrated, stores what was typed @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const name = document.querySelector<HTMLInputElement>('#study-name')
      if (!name) return
      // Typed before: an event now would make React hydrate the page at once.
      name.value = 'Devika'
      dispatchEvent(new PageTransitionEvent('pagehide'))
      name.dataset['stored'] = JSON.stringify(Object.entries(sessionStorage))
    }).observe(document, { attributes: true, attributeFilter: ['data-alive'], subtree: true })
  })
  await page.goto(paths.study.href())
  await expect(page.getByLabel('Name')).toHaveAttribute('data-stored', /Devika/)
})

test('a shown password is not stored where a host answers with the page of another address @phone', async ({
  page,
}) => {
  const home = await (await page.request.get('/')).text()
  await page.route(
    (url) => url.pathname === paths.login.href(),
    (route) => route.fulfill({ contentType: 'text/html', body: home }),
  )
  await page.goto(paths.login.href())
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill('anjali@example.com')
  await password.fill('secret-word')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('anjali@example.com')
  await expect(password).toHaveValue('')
})

for (const [what, lose] of [
  ['late', (page: Page) => holdBack(page, CODE)],
  ['lost', (page: Page) => page.route(CODE, (route) => route.abort())],
] as const) {
  test(`who only reads a page whose code is ${what} is told nothing @phone`, async ({ page }) => {
    await page.clock.install()
    await lose(page)
    await page.goto(paths.contact.href())
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Tab')
    await page.clock.fastForward(60_000)
    await expect(note(page)).toHaveCount(0)
  })
}

test('while the code of the next page loads, the tab says so @phone', async ({ page }) => {
  await page.goto(paths.contact.href())
  await waitUntilHydrated(page)
  const { release, asked } = await holdBack(page, `**${codeFile('about-page')}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(asked).toBeGreaterThan(0)
  await expect(page.getByRole('main').getByText('Loading the page …')).toBeVisible()
  await expect(page).toHaveTitle('Loading the page')
  release()
  await expect(page).toHaveTitle(/^About us/)
})

test('a style sheet that an extension put before the site’s own stops no page @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.head) return
      document.head.prepend(document.createElement('style'))
      watch.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(paths.contact.href())
  expect(await page.evaluate(() => document.head.firstElementChild?.localName)).toBe('style')
  await press(page)
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
})

test('a search that was sent before the code loaded is sent once, so that one Back leads back @desk', async ({
  page,
}) => {
  const { release } = await holdBack(page, CODE)
  await page.goto(paths.services.href())
  const before = await page.evaluate(() => history.length)
  // The next document is slow, so the code of this one arrives first.
  await page.route(/search\?q=nurse/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  const search = page.getByRole('banner').getByRole('search')
  await search.getByRole('searchbox').fill('nurse')
  await search.getByRole('button').click({ noWaitAfter: true })
  release()
  await page.waitForURL(/q=nurse/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Search')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})
