import { type Browser, expect } from '@playwright/test'
import type { Call } from './call.ts'
import { type Visit, expectPageIntact, fresh, openVisit } from './visit.ts'
import { type Fault, faults } from './faults.ts'
import { watchFor } from './watch.ts'

type Options = { browser: Browser; baseURL: string | undefined }

/** A visit that knows how often the words of success have come to be on its page. */
export type CallVisit = Visit & { successes: () => number }

export async function openFor({ browser, baseURL = '' }: Options, call: Call): Promise<CallVisit> {
  const { who, address, success } = call
  const stored = call.kind === 'read' ? call.stored : undefined
  const visit = await openVisit(browser, baseURL, { who, stored, withPopup: address === '/' })
  return { ...visit, successes: await watchFor(visit.page, success) }
}

/** What must be there after any fault. */
export async function expectFailure({ page }: CallVisit, call: Call, fault: Fault) {
  if (call.kind === 'read' && call.quiet) await page.waitForLoadState('networkidle')
  for (const words of call.words(fault)) await expect(fresh(page, words)).toBeVisible()
  await expectPageIntact(page)
}

/** Never yet, however briefly: what comes too late for one fault is noticed with the next. */
export function expectNoSuccess({ successes }: CallVisit) {
  expect(successes(), 'times that the page spoke of success').toBe(0)
}

/** In the end it works, and the watch that found nothing before does see it. */
export async function expectSuccess({ page, successes }: CallVisit, call: Call) {
  await expect(fresh(page, call.success)).toBeVisible()
  await expect.poll(successes).toBeGreaterThan(0)
}

/** To the site's one client JSON cut short is what HTML is: tests/unit/http.test.ts. */
const sameToClient = 'truncated JSON'

/** The faults that a call can meet. */
export const faultsOf = ({ except, path }: Call) =>
  faults.filter(
    ({ name }) => !except?.[name] && !(name === sameToClient && path.startsWith('/api/v1/')),
  )
