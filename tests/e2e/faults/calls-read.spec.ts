import { expect, test } from '@playwright/test'
import { button, type Read } from './call.ts'
import {
  type CallDesk,
  expectFailure,
  expectNoSuccess,
  expectSuccess,
  faultsOf,
  openFor,
} from './call-desk.ts'
import { calls } from './calls.ts'
import { breakCall, expectQuiet, forgetMessages, fresh, holdCall } from './desk.ts'
import type { Fault } from './faults.ts'

/** Opens the page that makes the call. */
async function goToPage({ page, api }: CallDesk, { address, id }: Read) {
  await page.goto(address + (id ? id(await api.state()) : ''))
}

const isOffline = ({ name }: Fault) => name === 'offline'

/**
 * The faults that one page can meet in turn. The lost line comes last: code that is lost with it
 * stays lost until a reload, and the page must work again with what it has.
 */
function inTurn(call: Read): Fault[] {
  const all = faultsOf(call).filter((each) => !call.wayOut?.(each))
  return [...all.filter((each) => !isOffline(each)), ...all.filter(isOffline)]
}

/** One page for all faults after each of which it offers to try again, as a person would. */
function testRead(call: Read) {
  let desk: CallDesk
  let shown = false
  test.beforeAll(async ({ browser, baseURL }) => {
    desk = await openFor({ browser, baseURL }, call)
    shown = false
  })
  test.afterAll(() => desk.close())

  async function ask() {
    await forgetMessages(desk.page)
    if (shown && !call.reload) await button(desk.page, 'Try again').first().click()
    else await goToPage(desk, call)
    shown = true
  }

  for (const fault of inTurn(call)) {
    test(fault.name, async () => {
      const mend = await breakCall(desk, call, fault)
      await ask()
      await expectFailure(desk, call, fault)
      if (!call.reload) await expect(fresh(desk.page, 'Try again')).toBeVisible()
      expectNoSuccess(desk)
      await mend()
      expectQuiet(desk, call.noise)
    })
  }

  test('slow', async () => {
    const { page } = desk
    const release = await holdCall(desk, call)
    await ask()
    const waiting = page.getByRole('main').getByText(call.waiting ?? / …$/)
    await expect(waiting.first()).toBeVisible()
    expectNoSuccess(desk)
    release()
    await expectSuccess(desk, call)
    expectQuiet(desk, call.noise)
  })
}

/** A fault that leads elsewhere: the way out leads back to what was asked for. */
function testWayOut(call: Read, fault: Fault) {
  test(fault.name, async ({ browser, baseURL }) => {
    const desk = await openFor({ browser, baseURL }, call)
    const mend = await breakCall(desk, call, fault)
    await goToPage(desk, call)
    await expectFailure(desk, call, fault)
    expectNoSuccess(desk)
    await mend()
    await call.wayOut?.(fault)?.(desk.page)
    await expectSuccess(desk, call)
    expectQuiet(desk, call.noise)
    await desk.close()
  })
}

for (const call of calls.filter((each) => each.kind === 'read')) {
  test.describe(call.name, () => testRead(call))
  test.describe(`${call.name}, from elsewhere`, () => {
    for (const fault of faultsOf(call).filter((each) => call.wayOut?.(each))) {
      testWayOut(call, fault)
    }
  })
}
