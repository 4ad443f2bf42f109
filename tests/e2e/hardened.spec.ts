import type { Page } from '@playwright/test'
import { DAY_MS } from '../../src/lib/dates/spans.ts'
import { sampleLogins } from '../local-api/logins.ts'
import { waitForCode } from './code-file.ts'
import { enter, expect, test } from './site.ts'

type Report = { kind: string; what?: string; error?: string; page: string; at?: string[] }

test.skip(({ isMobile }) => isMobile, 'the same for every width')

const reports = async (page: Page): Promise<Report[]> =>
  (await page.request.get('/local/reports.json')).json()

const waitForReporter = (page: Page) => waitForCode(page, 'start-reports')

/**
 * Waits until faults are reported; the page stores them from its start. The code that measures speed
 * starts at the same moment.
 */
async function waitUntilItListens(page: Page) {
  await waitForReporter(page)
  await page.evaluate(() => void Promise.reject(new Error('Is anybody there?')))
  await expect.poll(async () => (await reports(page)).length).toBe(1)
}

/** Waits for a first value of the largest paint: on a busy machine a page may be left before it is painted. */
const waitUntilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((painted) => {
        const watch = new PerformanceObserver(() => painted())
        watch.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

test.describe('the headers of each kind of file', () => {
  test('pages require trusted types; every file says who may embed it', async ({ request }) => {
    const page = await (await request.get('/')).text()
    const script = /data-start="(\S+)/.exec(page)?.[1] ?? ''
    for (const [address, value] of [
      ['/', 'same-origin'],
      ['/no-such-page', 'same-origin'],
      ['/country/1', 'same-origin'],
      [script, 'same-origin'],
      ['/search-index.json', 'same-origin'],
      ['/og.png', 'cross-origin'],
      ['/favicon.svg', 'cross-origin'],
      ['/favicon.ico', 'cross-origin'],
    ] as const) {
      const headers = (await request.get(address)).headers()
      expect(headers['cross-origin-resource-policy'], address).toBe(value)
      expect(headers['x-content-type-options'], address).toBe('nosniff')
      const policy = headers['content-security-policy'] ?? ''
      const isPage = headers['content-type']?.startsWith('text/html')
      expect(policy.includes("require-trusted-types-for 'script'"), address).toBe(isPage)
      expect(policy.includes('trusted-types site default'), address).toBe(isPage)
    }
  })

  test('security.txt is served as text and is valid for less than a year', async ({ request }) => {
    const response = await request.get('/.well-known/security.txt')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/plain/)
    const text = await response.text()
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const ends = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
    expect(ends).toBeGreaterThan(Date.now())
    expect(ends).toBeLessThan(Date.now() + 365 * DAY_MS)
  })
})

test('a text that would become HTML is refused, and the refusal fails the test in which it happens', async ({
  page,
  policyReports,
}) => {
  await page.goto('/about')
  const left = await page.evaluate(() => {
    const place = document.createElement('p')
    try {
      place.innerHTML = '<b>a text</b>'
    } catch {
      // This is expected.
    }
    return place.textContent
  })
  expect(left).toBe('')
  await expect.poll(() => policyReports).toHaveLength(1)
  expect(policyReports.splice(0).join()).toContain('require-trusted-types-for')
})

test('failures are reported once each, ten at most, and contain nothing about the person', async ({
  page,
  policyReports,
  uncaught,
}) => {
  const { email } = sampleLogins.member
  await enter(page, 'member', '/study?name=Arun#here')
  await waitForReporter(page)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').token)
  await page.evaluate(
    ([mail, secret]) => {
      for (let times = 0; times < 2; times += 1)
        setTimeout(() => {
          throw new Error(`No "Arun Nair" ${mail} +91 98470 12345 ${secret} /x?q=typed`)
        })
      void Promise.reject(new TypeError('rejected'))
      const script = document.createElement('script')
      try {
        script.src = '/x.js?token=typed'
      } catch {
        // Refused, and therefore reported.
      }
    },
    [email, String(token)],
  )
  await expect.poll(async () => (await reports(page)).length).toBe(3)
  const all = await reports(page)
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['error', 'policy', 'rejection'])
  expect(all.every((report) => report.page === '/study')).toBe(true)
  const text = JSON.stringify(all)
  for (const secret of ['Arun', email, '98470', '12345', String(token), 'typed', '?', 'here'])
    expect(text).not.toContain(secret)
  expect(policyReports.splice(0)).toHaveLength(1)

  await page.evaluate(() => {
    for (let each = 0; each < 20; each += 1)
      setTimeout(() => {
        throw new Error(`Fault of kind ${'x'.repeat(each)}`)
      })
  })
  await expect.poll(async () => (await reports(page)).length).toBe(10)
  const shown = await page.request.get('/local/reports')
  expect(await shown.text()).toContain('<h1>Reports</h1>')
  expect(uncaught.splice(0)).toHaveLength(2 + 1 + 20)
})

test('the speed of the page is reported when the reader leaves it', async ({ page, uncaught }) => {
  await page.goto('/about')
  await waitUntilItListens(page)
  await waitUntilPainted(page)
  await page.goto('/your-data')
  await expect(page.getByRole('heading', { name: 'What the page reports' })).toBeVisible()
  const vitals = async () => (await reports(page)).filter(({ kind }) => kind === 'vitals')
  await expect.poll(async () => (await vitals()).map((report) => report.page)).toContain('/about')
  expect(JSON.stringify(await vitals())).toMatch(/"LCP":\d+/)
  expect(uncaught.splice(0)).toEqual(['Is anybody there?'])
})

test('a browser that asks not to be tracked sends nothing', async ({ page, uncaught }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/about')
  await waitForReporter(page)
  await page.evaluate(() => void Promise.reject(new Error('told to nobody')))
  await page.goto('/your-data')
  await waitForReporter(page)
  expect(await reports(page)).toEqual([])
  // The browser reports the error of a page that is left a moment later.
  await expect.poll(() => uncaught.splice(0)).toEqual(['told to nobody'])
})
