import { expect, test } from '@playwright/test'
import { logIn } from '../site.ts'
import { button, type Read, type WayOut } from './call.ts'
import {
  type CallVisit,
  expectFailure,
  expectNoSuccess,
  expectSuccess,
  openFor,
} from './call-visit.ts'
import { calls, inBrowser } from './calls.ts'
import { breakCall, expectQuiet, forgetMessages, fresh, holdCall } from './visit.ts'
import type { Fault } from './faults.ts'

/** A document of the same site that makes no calls. */
const OTHER_DOCUMENT = '/local/outbox'

/** Opens the page that makes the call. */
async function goToPage({ page, api }: CallVisit, { address, id }: Read) {
  await page.goto(address + (id ? id(await api.state()) : ''))
}

async function takeWayOut({ page }: CallVisit, { who }: Read, way: WayOut | undefined) {
  if (way === 'reload') await page.reload()
  else if (way !== 'log in') await button(page, way ?? 'Try again').click()
  else if (who) {
    await page.getByRole('link', { name: 'Log in now', exact: true }).click()
    await logIn(page, who)
  }
}

const isOffline = ({ name }: Fault) => name === 'offline'

/**
 * The faults that one page can meet in turn. Offline comes last: code that fails to load then
 * stays missing until a reload, and the page must work again with the code that it has.
 */
function inTurn(call: Read): Fault[] {
  const all = inBrowser(call).filter((each) => !call.wayOut?.(each))
  return [...all.filter((each) => !isOffline(each)), ...all.filter(isOffline)]
}

/** Uses one page for all faults after which it offers to try again, as a person would. */
function testRead(call: Read) {
  let visit: CallVisit
  let shown = false
  test.beforeAll(async ({ browser, baseURL }) => {
    visit = await openFor({ browser, baseURL }, call)
    shown = false
  })
  test.afterAll(() => visit.close())

  async function ask() {
    await forgetMessages(visit.page)
    if (shown && !call.reload) await button(visit.page, 'Try again').first().click()
    else await goToPage(visit, call)
    shown = true
  }

  for (const fault of inTurn(call)) {
    test(fault.name, async () => {
      const mend = await breakCall(visit, call, fault)
      await ask()
      await expectFailure(visit, call, fault)
      if (!call.reload) await expect(fresh(visit.page, 'Try again')).toBeVisible()
      expectNoSuccess(visit)
      await mend()
      expectQuiet(visit, call.noise)
    })
  }

  test('slow', async () => {
    const { page } = visit
    const release = await holdCall(visit, call)
    await ask()
    const waiting = page.getByRole('main').getByText(call.waiting ?? / …$/)
    await expect(waiting.first()).toBeVisible()
    expectNoSuccess(visit)
    release()
    await expectSuccess(visit, call)
    expectQuiet(visit, call.noise)
  })
}

/**
 * Faults that lead to another view, whose way out leads back to what was asked for. One visit serves all of them,
 * and each begins with a new document. If the stored login differs from the server's, success would correct it,
 * so each fault gets a visit of its own.
 */
function testWaysOut(call: Read, ways: readonly Fault[]) {
  let visit: CallVisit | undefined

  test.afterAll(() => visit?.close())

  for (const fault of ways) {
    test(fault.name, async ({ browser, baseURL }) => {
      if (call.stored) await visit?.close()
      visit = call.stored || !visit ? await openFor({ browser, baseURL }, call) : visit
      await visit.page.goto(OTHER_DOCUMENT)
      visit.forgetSuccesses()
      const mend = await breakCall(visit, call, fault)
      await goToPage(visit, call)
      await expectFailure(visit, call, fault)
      expectNoSuccess(visit)
      await mend()
      await takeWayOut(visit, call, call.wayOut?.(fault))
      await expectSuccess(visit, call)
      expectQuiet(visit, call.noise)
    })
  }
}

for (const call of calls.filter((each) => each.kind === 'read')) {
  test.describe(call.name, () => testRead(call))
  test.describe(`${call.name}, from elsewhere`, () =>
    testWaysOut(
      call,
      inBrowser(call).filter((each) => call.wayOut?.(each)),
    ))
}
