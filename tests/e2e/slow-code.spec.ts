import type { Page } from '@playwright/test'
import { company } from '../../src/content/facts/company.ts'
import { languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { holdBack } from './code-file.ts'
import { expect, test } from './site.ts'

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
  await expect.poll(async () => (await localApi.outbox()).length).toBe(1)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  await expect(field(page, 'message')).toHaveValue('')
})

test('no password is stored by a page without its code @phone', async ({ page }) => {
  await loseCodeBut(page, await starterOf(page, paths.login.href()))
  await page.goto(paths.login.href())
  await page.getByLabel('Email').fill('anjali@example.com')
  await page.getByLabel('Password', { exact: true }).fill('secret-word')
  await page.reload()
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(stored).toContain('anjali@example.com')
  expect(stored).not.toContain('secret-word')
})

test('who only reads a page whose code is late is told nothing @phone', async ({ page }) => {
  await page.clock.install()
  await holdBack(page, CODE)
  await page.goto(paths.contact.href())
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.fastForward(60_000)
  await expect(note(page)).toHaveCount(0)
})
