import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { PHONE, setFontSize } from './font-size.ts'
import { openAs, waitUntilLoaded } from './waits.ts'
import { expect, test } from './site.ts'

/** Collects in order every text that is put into a live region which existed before. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])'
    // A status must exist for a moment before its text arrives, or screen readers do not announce it; an
    // alert is announced when it appears.
    const MOMENT_MS = 100
    const since = new WeakMap<Element, number>()
    const isNew = (region: Element) =>
      performance.now() - (since.get(region) ?? -Infinity) < MOMENT_MS
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement
        const region = around?.closest(LIVE)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const element of [node, ...node.querySelectorAll(LIVE)])
            if (element.matches(LIVE)) {
              since.set(element, performance.now())
              if (element.matches('[role="alert"]')) heard.push(element.textContent ?? '')
            }
        }
        if (region && !isNew(region)) heard.push(region.textContent ?? '')
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    Reflect.set(window, 'heard', heard)
    const isEstablished = () => ![...document.querySelectorAll(LIVE)].some(isNew)
    Reflect.set(window, 'isEstablished', isEstablished)
  })
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: unknown = Reflect.get(window, 'heard')
    return Array.isArray(words) ? words.map(String) : []
  })

const expectHeard = (page: Page, words: RegExp) =>
  expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(words))

/** Each invalid field says so, and its description contains the message about it. */
async function expectDescribed(form: Locator, atLeast: number) {
  const wrong = form.locator('[aria-invalid="true"]:is(input, textarea, select)')
  await expect.poll(() => wrong.count()).toBeGreaterThanOrEqual(atLeast)
  const described = await wrong.evaluateAll((fields) =>
    fields.map((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    ),
  )
  expect(described.filter((text) => text === '')).toEqual([])
}

// Forms with a summary above them, whose links lead to the fields.
for (const [name, who, address, wanted] of [
  ['Ask about a study visa', null, paths.study.href(), 2],
  ['Ask about a job', null, paths.job.href(), 2],
  ['Ask about a visit visa', null, paths.visitingVisa.href(), 2],
  ['Ask about a country', null, paths.country.path, 2],
  ['Write to us', null, paths.contact.href(), 4],
  ['Login', null, paths.login.href(), 2],
  ['Register', null, paths.register.href(), 5],
  ['Profile', 'member', paths.userProfile.href(), 3],
] as const) {
  test(`${address}, sent empty, says what is missing and leads there`, async ({
    page,
    request,
    consoleErrors,
  }) => {
    const [country] = await (await request.get('/api/v1/country/getCountry')).json()
    const place = address.replace(':id', country._id)
    await openAs(page, who, place)
    const form = page.getByRole('main').locator('form:not([role="search"])')
    await expect(form, name).toHaveCount(1)
    await expect(form.getByRole('button').last()).toBeEnabled()
    await listen(page)
    for (const field of await form.locator('input[required]').all()) await field.fill('')
    await form.locator('input').first().press('Enter')

    const summary = form.locator('[tabindex="-1"]:has(a[href^="#"])')
    await expect(summary).toBeFocused()
    const links = summary.getByRole('link')
    await expect(links).toHaveCount(wanted)
    await expectDescribed(form, wanted)
    await expectHeard(page, /./)
    for (const link of await links.all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await link.press('Enter')
      await expect(page.locator(`[id="${id}"]`)).toBeFocused()
      await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(consoleErrors).toEqual([])
  })
}

// Forms with one field, and those of the administrators: the first invalid field takes the focus.
for (const [who, address, label, words, wrong] of [
  [null, paths.forget.href(), 'Email', /Email is required/, 1],
  ['admin', paths.adminCreateCountry.href(), 'Name', /Please fill in all required fields/, 4],
  ['admin', paths.adminCreateCategory.href(), 'Name', /Please fill in all required fields/, 2],
  ['admin', paths.adminWorks.href(), 'Name', /Please fill in all required fields/, 4],
] as const) {
  test(`${address}, sent empty, is read out and leads to what is missing`, async ({
    page,
    consoleErrors,
  }) => {
    await openAs(page, who, address)
    const form = page.getByRole('main').locator('form:not([role="search"])')
    await expect(form.getByRole('button').last()).toBeEnabled()
    await listen(page)
    await form.getByLabel(label).first().press('Enter')
    await expectHeard(page, words)
    await expectDescribed(form, wrong)
    if (who) await expect(form.getByLabel(label).first()).toBeFocused()
    else await expect(form.locator(':focus')).toContainText(words)
    expect(consoleErrors).toEqual([])
  })
}

test('what happens is read out: busy, done, found, copied, removed, a new page', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await openAs(page, null, paths.contact.href())
  const form = page.getByRole('main').getByRole('form')
  await expect(form.getByRole('button').last()).toBeEnabled()
  await form.getByLabel('Name').fill('Meera')
  await form.getByLabel('Email').fill('meera@example.com')
  await form.getByLabel('Subject').fill('IELTS')
  await form.getByLabel('Message').fill('When?')
  await localApi.fault({ path: '/email/', delayMs: 500 })
  await listen(page)
  await form.getByLabel('Subject').press('Enter')
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expectHeard(page, /^Please wait\.$/)
  // What takes the focus is read out.
  await expect(page.locator(':focus')).toContainText('Form submitted successfully!')

  // A new page: its title changes, and the focus is in it.
  const before = await page.title()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).not.toHaveTitle(before)

  await page.goto(paths.search.href('zzzz'))
  await waitUntilLoaded(page)
  await listen(page)
  await page.getByRole('main').getByRole('searchbox').fill('germany')
  await page.keyboard.press('Enter')
  await expectHeard(page, /^\d+ Result Found$/)
  const save = page.getByRole('button', { name: /^Save / }).first()
  await expect(save).toBeVisible()
  // The shortlist comes with its status after the results; no person presses before it has been there for a moment.
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeVisible()
  await page.waitForFunction(() => Reflect.get(window, 'isEstablished')())
  await save.press('Enter')
  await page.getByRole('button', { name: /^Remove / }).press('Enter')
  await expectHeard(page, / is off your shortlist\.$/)

  await openAs(page, 'member', paths.userReferrals.href())
  await listen(page)
  await page.getByRole('button', { name: 'Copy link' }).press('Enter')
  await expectHeard(page, /Copied|copy it by hand/)
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expectHeard(page, /Logout successfully/)
  expect(consoleErrors).toEqual([])
})

test('fields side by side are aligned, whatever text is above and below them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/ml/immigration')
  const form = page.getByRole('main').getByRole('form')
  const at = (name: string) => form.locator(`[name="${name}"]`)
  await at('phone').fill('12')
  await at('email').fill('x')
  await form.getByRole('button').last().click()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2)
  const tops = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await at(name).boundingBox())?.y))
  const [name, ...others] = await tops('name', 'countryCode', 'phone')
  expect(others).toEqual([name, name])
  const [email, visaType] = await tops('email', 'visatype')
  expect(visaType).toBe(email)
})

for (const address of ['/job', '/immigration', '/ml/job', '/hi/study']) {
  test(`on a phone the country code is beside its number, and above it with a large font: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(address)
    const form = page.getByRole('main').getByRole('form')
    // Measured in one step: content that loads above the form moves both.
    const below = () =>
      form.evaluate((of: HTMLFormElement) => {
        const top = (name: string) =>
          of.querySelector(`[name="${name}"]`)?.getBoundingClientRect().y ?? Number.NaN
        return top('phone') - top('countryCode')
      })
    // A fallback font of another script may be shown until then, and is wider.
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(below).toBe(0)
    const phone = form.locator('input[name="phone"]')
    await phone.fill('98765 43210')
    expect(await phone.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
    for (const size of [24, 32]) {
      await setFontSize(page, size)
      await expect.poll(below, { message: `letters of ${size} px` }).toBeGreaterThan(40)
    }
  })
}
