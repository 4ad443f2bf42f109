import { paths } from '../../src/lib/navigation/paths.ts'
import { codeFile } from './code-file.ts'
import { everyAddress } from './addresses.ts'
import { PAPER, printProblems, sheetsOf, waitForSheet } from './paper.ts'
import { scrollThrough, waitUntilLoaded } from './waits.ts'
import { expect, test } from './site.ts'

test('a country’s stamp prints its front, with its name once', async ({ page, consoleErrors }) => {
  await page.goto('/')
  await scrollThrough(page)
  await waitForSheet(page)
  await page.emulateMedia({ media: 'print' })
  const stamp = page.getByRole('main').getByRole('link', { name: 'Ireland', exact: true })
  await expect(stamp.getByText('Ireland')).toHaveCount(2)
  await expect(stamp.getByText('Ireland').first()).toBeVisible()
  await expect(stamp.getByText('Ireland').last()).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('lazy pictures are requested once the page is printed', async ({ page, consoleErrors }) => {
  await page.goto(paths.latest.href())
  await waitForSheet(page)
  const waiting = page.locator('main img[loading=lazy]')
  expect(await waiting.count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(waiting).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})

test('what was typed and chosen is printed in full', async ({ page, consoleErrors }) => {
  await page.goto(paths.contact.href())
  await waitUntilLoaded(page)
  await page.getByLabel('Name').fill('Meera Krishnan')
  const message = page.getByLabel('Message')
  await message.fill('A line of mine.\n'.repeat(30))
  await page.setViewportSize(PAPER)
  await waitForSheet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Name')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const room = await message.evaluate((area) => area.clientHeight - area.scrollHeight)
  expect(room).toBeGreaterThanOrEqual(0)
  await page.goto(paths.study.href())
  const country = page.getByRole('combobox', { name: /^Country \(/ })
  await expect(country).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await country.selectOption({ index: 1 })
  await expect(country).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(consoleErrors).toEqual([])
})

test('a plan prints as its sheet before the code of the export options has loaded', async ({
  page,
  request,
  consoleErrors,
}) => {
  await page.route(`**${codeFile('take-away')}*`, () => undefined)
  const { addressOf } = await everyAddress(request)
  const [, , id] = addressOf('country').split('/')
  await page.goto(`${paths.plan.href()}?for=study&where=${id}`)
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /Study/ })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').getByRole('table')).toHaveCount(1)
  expect(await printProblems(page)).toEqual([])
  expect(await sheetsOf(page)).toBe(1)
  expect(consoleErrors).toEqual([])
})
