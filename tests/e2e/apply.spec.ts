import type { Page } from '@playwright/test'
import { addressIn, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { holdBack } from './code-file.ts'
import { ids } from './faults/ids.ts'
import { largeFontProblems } from './font-size.ts'
import { expect, test } from './site.ts'
import { openWithSiteFonts } from './waits.ts'

const PHONE = { width: 360, height: 740 }

/** Sets the person's own font size, in per cent. */
const setFontSize = (page: Page, size: number) =>
  page.addInitScript((percent) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${percent}%`
    })
  }, size)

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const boxOf = async (page: Page, role: 'region' | 'form', name: RegExp | string) => {
  const box = await page.getByRole('main').getByRole(role, { name }).boundingBox()
  if (!box) throw new Error(`${name} is not to be seen`)
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

async function openJob(page: Page) {
  await page.goto(paths.jobApplication.href(ids.nurse))
  const label = page.getByRole('region', { name: 'Staff nurse, hospital ward' })
  await expect(label.getByRole('link', { name: 'Nursing in Germany' })).toBeVisible()
  const job = await boxOf(page, 'region', 'Staff nurse, hospital ward')
  const caution = await boxOf(page, 'region', 'Before you pay anyone for a job')
  return { job, caution, form: await boxOf(page, 'form', /^Ask about/) }
}

for (const fontSize of [100, 140]) {
  test(`on a phone with a font size of ${fontSize} %, an application shows the job, the caution and the form, one below the other`, async ({
    page,
    localApi,
    consoleErrors,
  }) => {
    await page.setViewportSize(PHONE)
    await setFontSize(page, fontSize)
    const { job, caution, form } = await openJob(page)
    expect(caution.y).toBeGreaterThanOrEqual(job.bottom)
    expect(form.y).toBeGreaterThanOrEqual(caution.bottom)
    expect(await sideways(page)).toBeLessThanOrEqual(0)

    const main = page.getByRole('main')
    await page.mouse.wheel(0, 1)
    await expect(main.getByRole('combobox', { name: /^Country/ })).toHaveValue('Germany')
    await main.getByText('Three more things to know').click()
    await expect(main.getByText(/^A tourist visa is not a work visa/)).toBeVisible()
    await main.getByLabel('Name').fill('Meera Nair')
    await main.getByLabel('Phone').fill('98470 12345')
    await main.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.getByText('Form submitted successfully!')).toBeVisible()
    const [mail] = await localApi.outbox()
    expect(mail?.fields.country).toBe('Germany: Staff nurse, hospital ward')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    expect(consoleErrors).toEqual([])
  })
}

for (const language of languages) {
  test(`the text after an enquiry has room in large letters: ${language.code}`, async ({
    page,
  }) => {
    await page.goto(addressIn(language, paths.study.href()))
    const form = page.locator('main form:has([name="visatype"])')
    await form.locator('[name="name"]').fill('Meera Nair')
    await form.locator('[name="phone"]').fill('98470 12345')
    await form.locator('button:not([type="button"])').click()
    await expect(form.locator('dl a[href^="tel:"]')).toBeVisible()
    expect(await largeFontProblems(page, 'main')).toEqual([])
  })
}

test('on a wide screen the whole caution is beside the form', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { job, caution, form } = await openJob(page)
  expect(form.y).toBeGreaterThanOrEqual(job.bottom)
  expect(form.x).toBeGreaterThanOrEqual(caution.right)
  expect(caution.y).toBeLessThan(form.bottom)
  await expect(page.getByText(/^A tourist visa is not a work visa/)).toBeVisible()
  await expect(page.getByText('Three more things to know')).toBeHidden()
  expect(consoleErrors).toEqual([])
})

for (const fontSize of [100, 140]) {
  test(`on a phone with a font size of ${fontSize} %, a work shows three points, and the rest opens above its buttons`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize(PHONE)
    await setFontSize(page, fontSize)
    await page.goto(paths.latestJobs.href(ids.nursing))
    const card = page.getByRole('article', { name: 'Intensive care nurse' })
    const last = card.getByText('Adaptation course on arrival')
    const apply = card.getByRole('link', { name: 'Apply Now' })
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect(last).toBeHidden()
    await card.getByRole('button', { name: 'Details' }).click()
    await expect(last).toBeVisible()
    const [point, link] = [await last.boundingBox(), await apply.boundingBox()]
    expect((point?.y ?? 0) + (point?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('main').locator('img, svg[viewBox="0 0 240 180"]')).toHaveCount(1)
    expect(consoleErrors).toEqual([])
  })
}

test('hovering shows the rest of the points and moves nothing', async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // The system's font breaks lines at other places.
  await openWithSiteFonts(page, paths.latestJobs.href(ids.nursing))
  const card = page.getByRole('article', { name: 'Intensive care nurse' })
  const apply = card.getByRole('link', { name: 'Apply Now' })
  // Measured in one step: hovering may scroll the page.
  const place = () =>
    apply.evaluate((link) => {
      const around = link.closest('article')?.getBoundingClientRect()
      return { below: link.getBoundingClientRect().y - (around?.y ?? 0), height: around?.height }
    })
  const before = await place()
  await card.hover()
  await expect(card.getByText('Adaptation course on arrival')).toBeVisible()
  expect(await place()).toEqual(before)
  await page.mouse.move(0, 0)
  await expect(card.getByText('Adaptation course on arrival')).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('a mouse that is on a card before the code loads shows the points too', async ({
  page,
  consoleErrors,
}) => {
  const { release } = await holdBack(page, '**/*.js')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(paths.latestJobs.href(ids.nursing))
  const card = page.getByRole('article', { name: 'Intensive care nurse' })
  await card.hover()
  release()
  await expect(card.getByText('Adaptation course on arrival')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card.getByText('Adaptation course on arrival')).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test.describe('a phone in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const fontSize of [100, 140]) {
    test(`with a font size of ${fontSize} %: the office is open by India's clock, and nothing moves when that is shown`, async ({
      page,
      consoleErrors,
    }) => {
      await page.setViewportSize(PHONE)
      await setFontSize(page, fontSize)
      // A Saturday evening in India.
      await page.clock.setFixedTime('2026-11-21T20:00:00+05:30')
      for (const address of [paths.contact.href(), paths.about.href()]) {
        const html = await (await page.request.get(address)).text()
        expect(html).toContain('Sunday and public holidays: closed')
        expect(html).not.toMatch(/(Open|Closed) now/)
        await page.goto(address)
        const directions = page.getByRole('link', { name: /^Directions/ })
        await directions.scrollIntoViewIfNeeded()
        const state = page.getByText(/^Closed now\. Opens on Monday at 9\.30.am/)
        await expect(state).toBeVisible()
        const kept = await state.evaluate(
          (words) =>
            words.getBoundingClientRect().height <=
            Number.parseFloat(getComputedStyle(words.parentElement ?? words).minBlockSize),
        )
        expect(kept).toBe(true)
        expect(await sideways(page)).toBeLessThanOrEqual(0)
      }
      expect(consoleErrors).toEqual([])
    })
  }
})
