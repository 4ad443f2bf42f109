import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { changeHtml } from './change-html.ts'
import { codeFile, holdBack } from './code-file.ts'
import { expect, test } from './site.ts'
import { waitForLinks, waitUntilHydrated } from './waits.ts'

/** Code that only forms need, and all code. */
const LATE = { 'the form’s code': codeFile('form'), 'all code': '/assets/*.js' }

/** React reports that it renders the page, or a part of it, anew. */
const takeReports = (uncaught: string[]) =>
  expect.poll(() => uncaught.splice(0).join('\n')).toMatch(/#418|#419/)

const inMain = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`)

for (const [late, file] of Object.entries(LATE)) {
  test(`a login form that was translated before ${late} came keeps what is typed, and the caret @phone`, async ({
    page,
    uncaught,
  }) => {
    const { release, asked } = await holdBack(page, `**${file}`)
    await page.goto(paths.login.href())
    const email = inMain(page, 'email')
    const password = inMain(page, 'password')
    await password.pressSequentially('secret')
    await email.pressSequentially('anj')
    await expect.poll(asked).toBeGreaterThan(0)
    await page.evaluate(changeHtml)
    release()
    // Typing goes on while the form is rendered anew.
    await page.keyboard.type('ali@example.', { delay: 60 })
    await waitUntilHydrated(page, 'main form[method=post]')
    await page.keyboard.type('com')
    await expect(email).toHaveValue('anjali@example.com')
    await expect(email).toBeFocused()
    await expect(password).toHaveValue('secret')
    await takeReports(uncaught)
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
    expect(stored).not.toContain('secret')
  })

  test(`a letter that was translated before ${late} came is whole, and its caret where it was @phone`, async ({
    page,
    localApi,
    uncaught,
  }) => {
    const { release, asked } = await holdBack(page, `**${file}`)
    await page.goto(paths.contact.href())
    await inMain(page, 'name').pressSequentially('Anjali')
    await inMain(page, 'email').pressSequentially('anjali@example.com')
    await inMain(page, 'subject').pressSequentially('Papers')
    await inMain(page, 'message').pressSequentially('Which do I need?')
    for (let letters = 0; letters < 'do I need?'.length; letters += 1)
      await page.keyboard.press('ArrowLeft')
    await expect.poll(asked).toBeGreaterThan(0)
    await page.evaluate(changeHtml)
    release()
    await waitUntilHydrated(page, 'main form[method=post]')
    await page.keyboard.type('papers ')
    await page.getByRole('main').locator('[type=submit]').click()
    await expect
      .poll(async () => (await localApi.outbox()).map(({ fields }) => fields))
      .toEqual([
        {
          name: 'Anjali',
          email: 'anjali@example.com',
          subject: 'Papers',
          message: 'Which papers do I need?',
        },
      ])
    await takeReports(uncaught)
  })
}

test('an enquiry that was translated keeps its ticks and choices @phone', async ({
  page,
  uncaught,
}) => {
  const { release, asked } = await holdBack(page, `**${LATE['the form’s code']}`)
  await page.goto(paths.study.href())
  await inMain(page, 'name').pressSequentially('Devika')
  await inMain(page, 'country').selectOption('Germany')
  await inMain(page, 'terms').check()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.evaluate(changeHtml)
  release()
  await waitUntilHydrated(page, 'main form[method=post]')
  await expect(inMain(page, 'name')).toHaveValue('Devika')
  await expect(inMain(page, 'country')).toHaveValue('Germany')
  await expect(inMain(page, 'terms')).toBeChecked()
  await takeReports(uncaught)
})

for (const address of [paths.search, paths.checkOffer]) {
  test(`a search that is typed on ${address.path} while it is translated, before its code comes, is whole @desk`, async ({
    page,
    uncaught,
  }) => {
    const { release, asked } = await holdBack(page, `**${LATE['all code']}`)
    await page.goto(address.href())
    const field = page.getByRole('searchbox').filter({ visible: true }).last()
    await field.pressSequentially('nu')
    await expect.poll(asked).toBeGreaterThan(0)
    await page.evaluate(changeHtml)
    release()
    await page.keyboard.type('rse', { delay: 60 })
    await waitForLinks(page)
    await waitUntilHydrated(page)
    await page.keyboard.type('s')
    await expect(field).toHaveValue('nurses')
    await expect(field).toBeFocused()
    await takeReports(uncaught)
  })
}

test('a search that was typed and left, in a page that was translated before its code came, is whole @phone', async ({
  page,
  uncaught,
}) => {
  const { release, asked } = await holdBack(page, `**${LATE['all code']}`)
  await page.goto(paths.search.href())
  const field = page.getByRole('main').getByRole('searchbox')
  await field.pressSequentially('nurse')
  await field.blur()
  await expect.poll(asked).toBeGreaterThan(0)
  await page.evaluate(changeHtml)
  release()
  await waitForLinks(page)
  await waitUntilHydrated(page)
  await takeReports(uncaught)
  await expect(field).toHaveValue('nurse')
})
