import { type Browser, expect } from '@playwright/test'
import type { Call } from './call.ts'
import { type Visit, expectPageIntact, fresh, openVisit } from './visit.ts'
import type { Fault } from './faults.ts'
import { watchFor } from './watch.ts'

type Options = { browser: Browser; baseURL: string | undefined }

/** A visit that counts how often the success message has appeared on its page since `forgetSuccesses`. */
export type CallVisit = Visit & { successes: () => number; forgetSuccesses: () => void }

export async function openFor({ browser, baseURL = '' }: Options, call: Call): Promise<CallVisit> {
  const { who, address, success } = call
  const stored = call.kind === 'read' ? call.stored : undefined
  const visit = await openVisit(browser, baseURL, { who, stored, withPopup: address === '/' })
  const times = await watchFor(visit.page, success)
  let forgotten = 0
  return {
    ...visit,
    successes: () => times() - forgotten,
    forgetSuccesses: () => (forgotten = times()),
  }
}

/** What must hold after any fault. */
export async function expectFailure({ page }: CallVisit, call: Call, fault: Fault) {
  if (call.kind === 'read' && call.quiet) await page.waitForLoadState('networkidle')
  for (const words of call.words(fault)) await expect(fresh(page, words)).toBeVisible()
  await expectPageIntact(page)
}

/** No success so far, however briefly: one that appears too late for its own fault is noticed with the next. */
export function expectNoSuccess({ successes }: CallVisit) {
  expect(successes(), 'times that the page spoke of success').toBe(0)
}

/** In the end the call succeeds, and the watch that saw no success before now sees it. */
export async function expectSuccess({ page, successes }: CallVisit, call: Call) {
  await expect(fresh(page, call.success)).toBeVisible()
  await expect.poll(successes).toBeGreaterThan(0)
}
