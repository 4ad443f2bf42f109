import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress } from './addresses.ts'
import { troublesOfWords } from './room.ts'
import { scrollThrough, waitUntilLoaded } from './waits.ts'
import { expect, test } from './site.ts'

/** A4 (210 mm) without the margins of src/styles/print.css, in CSS pixels, and as high. */
const PAPER = { width: 695, height: 1017 } as const

/** What paper cannot show, or shows wrong. Runs in the page. */
function troublesOfPaper(): string[] {
  const found: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`is ${scrollWidth - clientWidth} px wider than A4`)
  if (getComputedStyle(document.body).color !== 'rgb(0, 0, 0)') found.push('is not black on white')
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest('svg') !== null) continue
    const style = getComputedStyle(element)
    const tell = (trouble: string) =>
      found.push(`${element.tagName}.${element.className} ${trouble}`)
    for (const name of ['transform', 'rotate', 'maskImage', 'clipPath', 'filter'] as const)
      if (!/^none|^$/.test(style[name])) tell(`has ${name} ${style[name]}`)
    if (style.backfaceVisibility === 'hidden') tell('hides its back')
    if (style.position === 'fixed') tell('floats')
    if (element.matches('nav, dialog, button, .button:not([href^="tel:"])')) tell('does nothing')
    if (!element.matches('input, select')) continue
    const isBox = element.matches('[type="checkbox"], [type="radio"]')
    const { borderTopWidth, borderBottomWidth, backgroundColor } = style
    if (borderBottomWidth === '0px' || (borderTopWidth !== '0px') !== isBox)
      tell('is no line to fill in')
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') tell('has a colour')
  }
  return found
}

async function troublesOf(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const found = await page.evaluate(troublesOfPaper)
  found.push(...(await page.evaluate(troublesOfWords, 'body')))
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.setViewportSize({ width: 1280, height: 720 })
  return found
}

/** How many pages the browser prints it on. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('every public page can be printed: nothing turned, masked or floating, forms are lines', async ({
  page,
  request,
  troubles,
}) => {
  test.setTimeout(120_000)
  const found: string[] = []
  for (const address of (await everyAddress(request)).public) {
    await page.goto(address)
    await (address === '/' ? scrollThrough(page) : waitUntilLoaded(page))
    found.push(...(await troublesOf(page)).map((trouble) => `${address}: ${trouble}`))
    const pages = await pagesOf(page)
    if (pages < 1 || pages > 12) found.push(`${address}: takes ${pages} sheets`)
  }
  expect(found).toEqual([])
  troubles.splice(0)
})

test('a country’s stamp prints its front, with its name once', async ({ page, troubles }) => {
  await page.goto('/')
  await scrollThrough(page)
  await page.emulateMedia({ media: 'print' })
  const stamp = page.getByRole('main').getByRole('link', { name: 'Ireland', exact: true })
  await expect(stamp.getByText('Ireland')).toHaveCount(2)
  await expect(stamp.getByText('Ireland').first()).toBeVisible()
  await expect(stamp.getByText('Ireland').last()).toBeHidden()
  expect(troubles).toEqual([])
})

test('what was typed and chosen is printed whole', async ({ page, troubles }) => {
  await page.goto(paths.contact.href())
  await waitUntilLoaded(page)
  await page.getByLabel('Name').fill('Meera Krishnan')
  const message = page.getByLabel('Message')
  await message.fill('A line of mine.\n'.repeat(30))
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Name')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const room = await message.evaluate((area) => area.clientHeight - area.scrollHeight)
  expect(room).toBeGreaterThanOrEqual(0)
  await page.goto(paths.study.href())
  const country = page.getByLabel('Country', { exact: false }).last()
  await expect(country).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await country.selectOption({ index: 1 })
  await expect(country).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(troubles).toEqual([])
})

test('a plan prints as its sheet before the ways to take it along are there', async ({
  page,
  request,
  troubles,
}) => {
  await page.route(/assets\/take-away-\w+\.js/, () => undefined)
  const { addressOf } = await everyAddress(request)
  const [, , id] = addressOf('country').split('/')
  await page.goto(`${paths.plan.href()}?for=study&where=${id}`)
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Study/ })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('article').getByRole('table')).toHaveCount(1)
  expect(await troublesOf(page)).toEqual([])
  expect(await pagesOf(page)).toBe(1)
  expect(troubles).toEqual([])
})
