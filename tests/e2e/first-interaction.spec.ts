import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress } from './addresses.ts'
import { codeFile, holdBack } from './code-file.ts'
import { enter, expect, test } from './site.ts'
import { waitForLinks, waitUntilHydrated } from './waits.ts'

/** Code that only forms need. */
const FORM_CODE = `**${codeFile('form')}`
/** Code that a country's page needs, with its form. */
const GUIDE_CODE = `**${codeFile('country-guide')}`
/** Code that each page needs. */
const SITE_CODE = `**${codeFile('site')}`

const holdCode = (page: Page) => holdBack(page, FORM_CODE)

const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' })

/** A pressed button pales while its press waits for the code. */
const [PALE, FULL] = ['0.65', '1']
const toLook = (button: Locator, opacity: string) => expect(button).toHaveCSS('opacity', opacity)

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

test('submitted before any code has loaded: nothing leaves the page, and it is sent after the code loads @phone', async ({
  page,
  localApi,
}) => {
  const { release, asked } = await holdBack(page, SITE_CODE)
  await page.goto(paths.study.href())
  await fillEnquiry(page)
  await send(page).click()
  await toLook(send(page), PALE)
  await expect.poll(asked).toBe(1)
  // Enter, too.
  await page.getByLabel('Name').press('Enter')
  expect(new URL(page.url()).pathname).toBe('/study')
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  release()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  expect((await localApi.outbox()).map(({ fields }) => fields)).toMatchObject([{ name: 'Devika' }])
  await toLook(send(page), FULL)
})

test('a submit while the code of its page fails to load does not leave the page @phone', async ({
  page,
  consoleErrors,
}) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) left.push(request.url())
  })
  // The one automatic reload of a visit is used up.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-new-version', '1'))
  // Once it has failed, the page says so in place of the form.
  const { release, asked } = await holdBack(page, `**${codeFile('contact-page')}*`, (route) =>
    route.abort(),
  )
  await page.goto(paths.contact.href())
  await page.getByLabel('Name').fill('Devika')
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.click()
  await toLook(button, PALE)
  await expect(page.getByLabel('Name')).toHaveValue('Devika')
  await expect.poll(asked).toBeGreaterThan(0)
  release()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  expect(left).toEqual([])
  consoleErrors.splice(0)
})

test('what is typed after such a press is not sent by it @phone', async ({ page, localApi }) => {
  const { release, asked } = await holdBack(page, SITE_CODE)
  await page.goto(paths.study.href())
  await fillEnquiry(page)
  await send(page).click()
  await page.getByLabel('Name').press('End')
  await page.getByLabel('Name').pressSequentially(' Menon')
  await toLook(send(page), FULL)
  await expect.poll(asked).toBe(1)
  release()
  await waitForLinks(page)
  await expect(page.getByLabel('Name')).toHaveValue('Devika Menon')
  await send(page).click()
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  const sent = (await localApi.outbox()).map(({ fields }) => fields['name'])
  expect(sent).toEqual(['Devika Menon'])
})

/** A press on the middle of an element, with something done before the mouse or finger is lifted. */
const WAYS: Record<
  string,
  (page: Page, at: Locator, meanwhile: () => Promise<void>) => Promise<void>
> = {
  mouse: async (page, at, meanwhile) => {
    await at.hover()
    await page.mouse.down()
    await meanwhile()
    await page.mouse.up()
  },
  // It must be short: a long press is something else.
  finger: async (page, at, meanwhile) => {
    await at.scrollIntoViewIfNeeded()
    const box = await at.boundingBox()
    if (!box) throw new Error('The element is not on the page')
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await meanwhile()
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}

for (const [way, press] of Object.entries(WAYS)) {
  test(`a press counts although the page moves before the ${way} is lifted @phone`, async ({
    page,
  }) => {
    await page.goto(paths.plan.href(), { waitUntil: 'networkidle' })
    const make = page.getByRole('button', { name: 'Make my plan' })
    await press(page, make, () =>
      page.evaluate(() => {
        const main = document.querySelector('main')
        if (main) main.style.paddingTop = '120px'
      }),
    )
    await expect(page.getByRole('heading', { level: 2, name: /Study/ })).toBeVisible()
  })
}

/** Which code has not loaded yet when the press begins. */
const LATE_CODE = {
  'the form’s code': () => codeFile('your-plans'),
  'all code': () => '/assets/*.js',
}

for (const [late, files] of Object.entries(LATE_CODE)) {
  test(`a press counts although ${late} loads meanwhile and renders other fields and a line above @phone`, async ({
    page,
    request,
  }) => {
    const { addressOf } = await everyAddress(request)
    const [, , id] = addressOf('country').split('/')
    const { release } = await holdBack(page, `**${files()}`)
    await page.goto(`${paths.plan.href()}?for=work&where=${id}`)
    const make = page.getByRole('button', { name: 'Make my plan' })
    await WAYS['mouse']?.(page, make, async () => {
      release()
      await expect(page.getByText('From the page you came from')).toBeVisible()
    })
    await expect(page.getByRole('heading', { level: 2, name: /Work/ })).toBeVisible()
  })
}

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
  await waitUntilHydrated(page, '#registration')
  await form.getByLabel('Name').fill('Meera')
  await form.getByLabel('Password', { exact: true }).fill('Secret-1')
  await expect.poll(asked).toBe(1)
  await page.goto(paths.about.href())
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Secret')
  await page.goto(paths.register.href())
  await expect(form.getByLabel('Name')).toHaveValue('Meera')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
})

for (const { where, address, part, code } of [
  { where: '/study', address: paths.study.href, part: '#enquiry', code: FORM_CODE },
  // Its form is a part of another part, which waits for its code too.
  { where: 'a country', address: paths.country.href, part: '#country-guide', code: GUIDE_CODE },
])
  test(`on ${where} it survives a link of the site too, which leads to another address @phone`, async ({
    page,
  }) => {
    const [country] = await (await page.request.get('/api/v1/country/getCountry')).json()
    const { asked } = await holdBack(page, code)
    await page.goto(address(country._id))
    await waitUntilHydrated(page, part)
    await fillEnquiry(page)
    await expect.poll(asked).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue('Devika')
    await expect(page.getByLabel('Phone')).toHaveValue('9847012345')
  })

test('a draft is restored without an interaction @phone', async ({ page }) => {
  await page.goto(paths.contact.href())
  await page.getByLabel('Name').fill('Meera')
  await waitUntilHydrated(page, '#contact')
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
