import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { codeFile, holdBack } from './code-file.ts'
import { enter, expect, test } from './site.ts'

/** Code that only forms need. */
const FORM_CODE = `**${codeFile('form')}`

const holdCode = (page: Page) => holdBack(page, FORM_CODE)

const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' })

/** Whether React has hydrated the contact form. */
const isAlive = () =>
  Object.keys(document.getElementById('contact') ?? {}).some((key) => key.startsWith('__react'))

async function fillEnquiry(page: Page) {
  await page.getByLabel('Name').fill('Devika')
  await page.getByLabel('Phone').fill('9847012345')
}

test('a form’s code waits for the reader’s first interaction, and the form can be pressed @phone', async ({
  page,
}) => {
  const { release, asked } = await holdCode(page)
  release()
  for (const address of [paths.study, paths.contact, paths.login, paths.register, paths.forget]) {
    const before = asked()
    await page.goto(address.href())
    await expect(page.getByRole('main').locator('[type="submit"]')).toBeEnabled()
    await page.waitForLoadState('networkidle')
    expect(asked(), address.path).toBe(before)
    await page.mouse.move(200, 300)
    await expect.poll(asked, address.path).toBe(before + 1)
  }
})

test('what was typed and submitted before the code loaded is sent after it loads, once @phone', async ({
  page,
  localApi,
}) => {
  const { release, asked } = await holdCode(page)
  await page.goto(paths.study.href())
  await fillEnquiry(page)
  await page.getByLabel('Visa type').selectOption({ index: 2 })
  const chosen = await page.getByLabel('Visa type').inputValue()
  await send(page).click()
  await send(page).click()
  await expect.poll(asked).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/study')
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  release()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  const mails = await localApi.outbox()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.fields).toMatchObject({ name: 'Devika', visatype: chosen })
})

test('Enter before the code has loaded logs in after it loads @phone', async ({ page }) => {
  const { release, asked } = await holdCode(page)
  await page.goto(paths.login.href())
  const form = page.getByRole('main')
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled()
  await form.getByLabel('Email').fill('anu@example.com')
  await form.getByLabel('Password', { exact: true }).fill('Wrong-password-1')
  await form.getByLabel('Password', { exact: true }).press('Enter')
  await expect.poll(asked).toBe(1)
  release()
  await expect(page.getByText('Wrong email or password').first()).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('anu@example.com')
})

test('what the browser filled in, without an event for the page, is sent @phone', async ({
  page,
  localApi,
}) => {
  await page.goto(paths.study.href())
  await expect(send(page)).toBeEnabled()
  await page.evaluate(() => {
    for (const [name, value] of [
      ['name', 'Filled'],
      ['phone', '9847012345'],
    ])
      for (const field of document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`))
        field.value = value ?? ''
  })
  await send(page).click()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  expect((await localApi.outbox())[0]?.fields).toMatchObject({ name: 'Filled' })
})

test('a form whose code fails to load says so on submit, and keeps the whole text @phone', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  const lines = page.getByRole('alert').filter({ hasText: 'This form could not be loaded' })
  await page.route(FORM_CODE, (route) => route.abort())
  await page.goto(paths.study.href())
  await fillEnquiry(page)
  await send(page).click()
  await expect(lines).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Devika')

  // Trying again in the page is in vain: only a reload requests the file again.
  await Promise.all([
    page.waitForEvent('load'),
    lines.getByRole('button', { name: 'Try again' }).click(),
  ])
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  await page.unroute(FORM_CODE)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  await send(page).click()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  expect((await localApi.outbox()).map(({ fields }) => fields)).toMatchObject([
    { name: 'Devika', phone: '9847012345' },
  ])
  consoleErrors.splice(0)
})

test('what was typed survives leaving the page before the code loads, but a password does not @phone', async ({
  page,
}) => {
  const { asked } = await holdCode(page)
  await page.goto(paths.register.href())
  const form = page.getByRole('main')
  await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled()
  await form.getByLabel('Name').fill('Meera')
  await form.getByLabel('Password', { exact: true }).fill('Secret-1')
  await expect.poll(asked).toBe(1)
  await page.goto(paths.about.href())
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Secret')
  await page.goto(paths.register.href())
  await expect(form.getByLabel('Name')).toHaveValue('Meera')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('a draft is restored without an interaction @phone', async ({ page }) => {
  await page.goto(paths.contact.href())
  await page.getByLabel('Name').fill('Meera')
  await expect.poll(() => page.evaluate(isAlive)).toBe(true)
  await page.goto(paths.about.href())
  await page.goto(paths.contact.href())
  await expect(page.getByLabel('Name')).toHaveValue('Meera')
})

test('what a member types before the code loads stays when the login becomes known @phone', async ({
  page,
  localApi,
}) => {
  const { release } = await holdCode(page)
  await enter(page, 'member', paths.contact.href())
  const form = page.getByRole('main')
  for (const [label, words] of Object.entries({
    Name: 'Anjali Nair',
    Email: 'anjali@example.com',
    Subject: 'A question',
    Message: 'Which papers do I need?',
  }))
    await form.getByLabel(label).pressSequentially(words, { delay: 15 })
  await form.getByRole('button', { name: 'Send Message' }).click()
  release()
  await expect.poll(async () => (await localApi.outbox()).length).toBe(1)
})

test('what was refused is in its form after a reload, before any interaction @phone', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await localApi.fault({ path: '/auth/register', status: 429 })
  await page.goto(paths.register.href())
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Meera')
  await form.getByLabel('Email').fill('meera@example.com')
  await form.getByLabel('Phone').fill('9847012345')
  await form.getByLabel('Password', { exact: true }).fill('Secret-1')
  await form.getByLabel('Confirm password').fill('Secret-1')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Name')).toHaveValue('Meera')
  await expect(form.getByLabel('Phone')).toHaveValue('9847012345')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  consoleErrors.splice(0)
})
