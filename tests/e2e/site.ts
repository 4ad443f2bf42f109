import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { sampleLogins } from '../local-api/logins.ts'

/** For `test.use`: turns motion on, as most people have it; elsewhere the tests ask for reduced motion. */
export const withMotion = { reducedMotion: 'no-preference' } as const

type Mail = { fields: Record<string, string> }

/** Access to the local API behind the built site. */
export type LocalApi = {
  outbox: () => Promise<Mail[]>
  fault: (rule: Record<string, unknown>) => Promise<void>
}

/**
 * Records that the pop-up was closed. Runs in the page; a third-party frame in it has no storage, or
 * storage of its own.
 */
export function closePopup() {
  if (window === window.top) sessionStorage.setItem('consultation-done', '1')
}

/** The start of the console line for a report of the policy; Chromium's own details follow it. */
const REPORTED = 'Refused by the policy: '

/** Logs each report of the policy in the console, but not as an error, as those are counted. Runs in the page. */
function sayReports(begin: string) {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const from = `${sourceFile}:${lineNumber}`
    console.debug(begin + [effectiveDirective, blockedURI, from, sample].join(' '))
  })
}

/** Every report of the policy from any page of a context, in a list that grows. */
async function policyReportsIn(context: BrowserContext): Promise<string[]> {
  const reports: string[] = []
  context.on('console', (message) => {
    if (message.text().startsWith(REPORTED)) reports.push(message.text())
  })
  await context.addInitScript(sayReports, REPORTED)
  return reports
}

type Provide = (found: string[]) => Promise<void>

/** A fixture: uncaught errors of the page fail the test; one that expects some takes them out of the list. */
export async function watchUncaught({ page }: { page: Page }, provide: Provide) {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  await provide(uncaught)
  expect(uncaught, 'uncaught errors').toEqual([])
}

/** A fixture: what the policy refuses fails the test; one that expects some takes them out of the list. */
export async function watchPolicyReports(
  { context }: { context: BrowserContext },
  provide: Provide,
) {
  const reports = await policyReportsIn(context)
  await provide(reports)
  expect(reports, 'reports of the policy').toEqual([])
}

/**
 * A test on the built site with a freshly seeded API. Uncaught errors and whatever the policy refuses fail
 * every test; console errors fail the tests that use `consoleErrors`. The pop-up is closed beforehand unless a test
 * sets `withPopup`.
 */
export const test = base.extend<{
  localApi: LocalApi
  consoleErrors: string[]
  uncaught: string[]
  withPopup: boolean
  policyReports: string[]
}>({
  withPopup: [false, { option: true }],
  localApi: async ({ request }, provide) => {
    await request.post('/local/reset')
    await request.delete('/local/faults')
    await provide({
      outbox: async () => (await request.get('/local/outbox.json')).json(),
      fault: async (rule) => void (await request.post('/local/faults', { data: rule })),
    })
  },
  /** A test that expects console errors takes them out of the list. */
  consoleErrors: async ({ page }, provide) => {
    const consoleErrors: string[] = []
    page.on('console', (message) => {
      // The trace recorder itself fetches pictures from memory; nothing in the site does.
      const isRecorder = message.text().startsWith("Connecting to 'blob:")
      if (message.type() === 'error' && !isRecorder) consoleErrors.push(message.text())
    })
    await provide(consoleErrors)
    expect(consoleErrors, 'console errors').toEqual([])
  },
  uncaught: [watchUncaught, { auto: true }],
  policyReports: [watchPolicyReports, { auto: true }],
  page: async ({ page, withPopup, localApi }, provide) => {
    expect(localApi).toBeDefined()
    if (!withPopup) {
      await page.addInitScript(closePopup)
    }
    await provide(page)
  },
})

export { expect }

/** Logs in through the page as a sample account. */
export async function logIn(
  page: Page,
  who: keyof typeof sampleLogins | { email: string; password: string },
) {
  const { email, password } = typeof who === 'string' ? sampleLogins[who] : who
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}

/** Logs in as the site would, before any page of the test opens. */
export async function beLoggedIn(page: Page, who: keyof typeof sampleLogins) {
  const response = await page.request.post('/api/v1/auth/login', { data: sampleLogins[who] })
  const { user, token } = await response.json()
  await page.addInitScript((session) => {
    // A frame of the payment provider has no storage.
    if (window.top === window) localStorage.setItem('auth', session)
  }, JSON.stringify({ user, token }))
}

/** Opens an address as somebody who is logged in, without using the login page. */
export async function enter(page: Page, who: keyof typeof sampleLogins, address: string) {
  await beLoggedIn(page, who)
  await page.goto(address)
}
