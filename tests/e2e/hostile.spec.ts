import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import {
  type Hostile,
  hostileAnswers,
  hostileLogin,
  hostileShortlist,
  hostileVisits,
} from '../samples/hostile.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { whenDrawn } from './font-size.ts'
import { watchMetric } from './page-metrics.ts'
import { expect, type LocalApi, test } from './site.ts'

type Who = (typeof hostileVisits)[number]['who']

const WORD = 'W'.repeat(10_000)
const MARKUP = '<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__hit=1"/>'
const SVG = `data:image/svg+xml,${encodeURIComponent(svg)}`

// The narrowest phone that the site supports.
test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(({ page, consoleErrors }) => {
  page.on('dialog', (dialog) => {
    consoleErrors.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
})

/** Fills the API and the browser with nothing but these texts; `who` is logged in. */
async function meet(page: Page, localApi: LocalApi, who: Who, hostile: Hostile) {
  const stored: Record<string, string> = {
    cart: hostileShortlist(hostile),
    search: JSON.stringify({ keyword: 'hit' }),
  }
  if (who !== 'visitor') {
    const login = await page.request.post('/api/v1/auth/login', { data: sampleLogins[who] })
    const { user, token } = await login.json()
    stored['auth'] = hostileLogin(user, token, hostile)
  }
  for (const rule of hostileAnswers(hostile)) await localApi.fault(rule)
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Parts that load when they are near should load.
  for (let step = 1; step <= 6; step += 1) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), step / 6)
    await whenDrawn(page)
  }
}

/** Fails if the page is wider than the screen or a script from the API's data has run. */
async function expectUnharmed(page: Page, address: string) {
  const [sideways, hit] = await page.evaluate(() => [
    document.documentElement.scrollWidth - window.innerWidth,
    Reflect.get(window, '__hit'),
  ])
  expect.soft(sideways, `${address} is too wide`).toBeLessThanOrEqual(0)
  expect.soft(hit, `a script ran on ${address}`).toBeUndefined()
}

/** One of each kind of page; the rest are similar. */
const LOOKED_AT =
  /^\/($|country|latestjobs|product|search|dashboard\/user|.*users|.*ref|.*countries|.*news)/

for (const who of ['visitor', 'member', 'admin'] as const) {
  test(`a word of 10,000 letters, markup and a picture with a script: ${who}`, async ({
    page,
    localApi,
    consoleErrors,
  }) => {
    test.slow()
    await meet(page, localApi, who, { name: `hit ${MARKUP} ${WORD}`, photo: SVG })
    for (const { address } of hostileVisits.filter((visit) => visit.who === who)) {
      if (!LOOKED_AT.test(address)) continue
      await open(page, address)
      await expect(page.getByText('<script>').first()).toBeAttached()
      await expectUnharmed(page, address)
    }
    expect(consoleErrors).toEqual([])
  })
}

for (const [what, text] of [
  ['one word', 'x'.repeat(5_000_000)],
  ['700,000 lines', Array.from({ length: 700_000 }, (_, line) => line).join('\n')],
] as const) {
  test(`5 MB of details, ${what}, leave a country’s page usable`, async ({
    page,
    localApi,
    consoleErrors,
  }) => {
    test.slow()
    const body = { _id: '1', name: 'Germany', description: '', details: text }
    await localApi.fault({ path: '/country/getoneCountry', body })
    const address = '/country/1'
    await open(page, address)
    await expectUnharmed(page, address)
    const work = await watchMetric(page, 'TaskDuration')
    await page.getByLabel('Name').fill('Meera Nair')
    await page.getByRole('button', { name: /^Save/ }).click()
    // Seconds: five times what it takes; a page that hangs needs many times as much.
    expect(await work()).toBeLessThan(1)
    expect(consoleErrors).toEqual([])
  })
}

test('a name with characters that reverse the writing direction reverses nothing', async ({
  page,
  localApi,
  consoleErrors,
}) => {
  await meet(page, localApi, 'member', { name: '\u202EAnjali\u2067 Nair' })
  await page.goto(paths.userDashboard.href())
  const sentence = page.getByText(/^Welcome,/)
  await expect(sentence).toHaveText('Welcome, Anjali Nair')
  // The left edge of each letter: each is to the right of the one before.
  const lefts = await sentence.evaluate((element) => {
    const text = element.firstChild
    const length = text?.textContent?.length ?? 0
    return Array.from({ length }, (_, index) => {
      const range = document.createRange()
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(lefts.length).toBeGreaterThan(10)
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(consoleErrors).toEqual([])
})
