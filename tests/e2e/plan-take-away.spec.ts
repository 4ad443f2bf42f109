import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { expect, test } from './site.ts'

const LONG_NOTE = 'പാസ്‌പോർട്ട് ഓഫീസിൽ ചോദിക്കുക, then pay; '.repeat(50).slice(0, 2000)

const line = (id: string, title: string, changes: object = {}) => ({
  id,
  group: 'application',
  to: 'others',
  title,
  amount: null,
  currency: 'INR',
  rate: null,
  due: null,
  paid: false,
  ...changes,
})

const plan = {
  id: 'abcdefghijkl',
  name: '',
  purpose: 'study',
  country: { id: '', name: 'Germany' },
  by: '2028-10',
  steps: { 'language-test': { note: LONG_NOTE } },
  own: [{ id: 'o1', title: 'Ask Anu; then call', day: '2028-02-29' }],
  papers: [],
  money: [
    line('visa-fee', 'Visa fee', { amount: 75, currency: 'EUR', rate: 98.125 }),
    line('our-premium', 'Premium', { to: 'us', amount: 999, paid: true }),
    line('own-1', 'W'.repeat(120), { group: 'first-months', currency: 'USD', amount: 1_234_567.5 }),
  ],
  createdAt: '2026-11-22T06:00:00.000Z',
  changedAt: '2026-11-22T06:00:00.000Z',
}

async function open(page: Page, changes: object = {}) {
  const plans = JSON.stringify({ version: 1, plans: [{ ...plan, ...changes }] })
  await page.addInitScript((text) => {
    if (window === window.top && !localStorage.getItem('plans')) localStorage.setItem('plans', text)
  }, plans)
  await page.goto(paths.plan.href())
  const ways = page.getByRole('region', { name: 'Save or share the plan' })
  await expect(ways).toBeVisible()
  return ways
}

test('the calendar file that a browser saves is read by another reader of such files @desk', async ({
  page,
  consoleErrors,
}) => {
  const ways = await open(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ways.getByRole('button', { name: 'Calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plan-study-germany.ics')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.split('\r\n').filter((one) => Buffer.byteLength(one) > 75)).toEqual([])
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('checkbox')
  expect(events).toHaveLength(await steps.count())
  const ids = events.map((event) => event.getFirstPropertyValue('uid'))
  expect(new Set(ids).size).toBe(events.length)
  expect(ids).toContain('abcdefghijkl-o1@plan.uru-overseas')
  const own = events.find(
    (event) => event.getFirstPropertyValue('summary') === 'Ask Anu; then call',
  )
  expect(own?.getFirstPropertyValue('dtstart')?.toString()).toBe('2028-02-29')
  const notes = events.map((event) => String(event.getFirstPropertyValue('description')))
  expect(notes.filter((note) => note.endsWith(LONG_NOTE))).toHaveLength(1)
  expect(consoleErrors).toEqual([])
})

test('the A4 print contains the whole plan and nothing else of the page @desk', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.documentElement.dataset.paper = document.querySelector('article')?.textContent ?? ''
    })
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(sheets.length).toBeGreaterThan(1)
  for (const [, width, height] of sheets) {
    expect(Math.round(Number(width))).toBe(595)
    expect(Math.round(Number(height))).toBe(842)
  }
  const paper = await page.locator('html').getAttribute('data-paper')
  expect(paper).toContain('Ask Anu; then call')
  expect(paper).toContain(LONG_NOTE)
  expect(paper).toContain('EUR 75 = ₹7,359.38')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('a link transfers the plan to another browser, and no server sees it @desk', async ({
  page,
  browser,
}) => {
  const ways = await open(page)
  await ways.getByRole('button', { name: 'Link without notes' }).click()
  await ways.getByRole('checkbox', { name: 'With the money sheet' }).check()
  const link = await ways.getByRole('textbox', { name: 'Link to your plan' }).inputValue()
  const context = await browser.newContext()
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await other.goto(link)
  const sent = other.getByRole('region', { name: 'Somebody sent you a plan' })
  await expect(sent.getByText('Ask Anu; then call')).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('plans'))).toBeNull()
  await sent.getByRole('button', { name: 'Keep this plan' }).click()
  await expect(other.getByRole('heading', { name: 'Study in Germany' })).toBeVisible()
  const coded = link.slice(link.indexOf('#plan=') + '#plan=1.'.length)
  expect(asked.filter((one) => one.includes(coded.slice(0, 40)))).toEqual([])
  await context.close()
})

for (const width of [320, 1280]) {
  test(`the money sheet and the export options are accessible, ${width} px @desk`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const ways = await open(page)
    await page.getByRole('button', { name: 'Change Visa fee' }).click()
    await page.getByRole('textbox', { name: 'Amount in INR: Premium' }).fill('12,5')
    await page
      .getByText(/^Usual costs/)
      .first()
      .click()
    await ways.getByRole('button', { name: 'Link without notes' }).click()
    // Away from the chat button, which covers whatever is below it.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessibilityProblems(page, 'main')).toEqual([])
    await ways.getByRole('button', { name: 'Text for the chat' }).click()
    expect(await accessibilityProblems(page, 'dialog')).toEqual([])
  })
}

test('the money sheet is filled in by keyboard alone @desk', async ({ page }) => {
  await open(page, { money: [] })
  const { keyboard } = page
  await page.getByRole('button', { name: /^Add the \d+ usual costs/ }).focus()
  await keyboard.press('Enter')
  const fee = page.getByRole('textbox', { name: 'Amount in INR: Passport fee' })
  await expect(fee).toBeFocused()
  await keyboard.type('1,500')
  await keyboard.press('Tab')
  const paid = page.getByRole('checkbox', { name: 'Paid: Passport fee' })
  await expect(paid).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'What is it for?' })).toBeFocused()
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals.getByText('₹1,500').first()).toBeVisible()
  await expect(paid).toBeChecked()
})
