import { type Browser, expect } from '@playwright/test'
import type { Call } from './call.ts'
import { type Desk, expectPageStands, fresh, openDesk } from './desk.ts'
import { type Fault, faults } from './faults.ts'
import { watchFor } from './watch.ts'

type Options = { browser: Browser; baseURL: string | undefined }

/** A desk that knows how often the words of success have come to stand on its page. */
export type CallDesk = Desk & { successes: () => number }

export async function openFor({ browser, baseURL = '' }: Options, call: Call): Promise<CallDesk> {
  const { who, address, success } = call
  const stored = call.kind === 'read' ? call.stored : undefined
  const desk = await openDesk(browser, baseURL, { who, stored, withPopup: address === '/' })
  return { ...desk, successes: await watchFor(desk.page, success) }
}

/** What must stand after any fault. */
export async function expectFailure({ page }: CallDesk, call: Call, fault: Fault) {
  if (call.kind === 'read' && call.quiet) await page.waitForLoadState('networkidle')
  for (const words of call.words(fault)) await expect(fresh(page, words)).toBeVisible()
  await expectPageStands(page)
}

/** Never yet, however briefly: what comes too late for one fault is noticed with the next. */
export function expectNoSuccess({ successes }: CallDesk) {
  expect(successes(), 'times that the page spoke of success').toBe(0)
}

/** In the end it works, and the watch that found nothing before does see it. */
export async function expectSuccess({ page, successes }: CallDesk, call: Call) {
  await expect(fresh(page, call.success)).toBeVisible()
  await expect.poll(successes).toBeGreaterThan(0)
}

/** The faults that a call can meet. */
export const faultsOf = ({ except }: Call) => faults.filter(({ name }) => !except?.[name])
