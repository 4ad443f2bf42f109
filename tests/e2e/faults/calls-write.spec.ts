import { expect, test } from '@playwright/test'
import { button, timesSent, type Write } from './call.ts'
import {
  type CallVisit,
  expectFailure,
  expectNoSuccess,
  expectSuccess,
  openFor,
} from './call-visit.ts'
import { calls, inBrowser } from './calls.ts'
import { choosePicture, fieldIn, formOf, keptOn, personAt, send } from './form.ts'
import { breakCall, countOf, expectQuiet, forgetMessages, holdCall, untilEnded } from './visit.ts'

/** Uses one form for all faults: it is sent again and again, loses nothing, and in the end succeeds once. */
function testWrite(call: Write) {
  let visit: CallVisit
  let typed: Readonly<Record<string, string>>
  const field = (label: string) => fieldIn(formOf(visit.page, call), label)
  const effect = async () => call.effect?.(await visit.api.state()) ?? 0

  test.beforeAll(async ({ browser, baseURL }) => {
    visit = await openFor({ browser, baseURL }, call)
    const { page, api } = visit
    await page.goto(call.address)
    await call.before?.(personAt(page), api.state)
    typed = typeof call.typed === 'function' ? call.typed(await api.state()) : (call.typed ?? {})
    for (const [label, value] of Object.entries(typed)) {
      if (await field(label).isEditable()) await field(label).fill(value)
    }
    await choosePicture(page, call)
  })
  test.afterAll(() => visit.close())

  for (const fault of inBrowser(call)) {
    test(fault.name, async () => {
      const { page, api } = visit
      const sent = await countOf(api, call)
      const done = await effect()
      const mend = await breakCall(visit, call, fault)
      await forgetMessages(page)
      await untilEnded(visit, call, fault, () => send(page, call))
      await expectFailure(visit, call, fault)
      for (const [label, value] of Object.entries(typed)) {
        await expect(field(label)).toHaveValue(value)
      }
      const kept = keptOn(page, call)
      if (kept) await expect(kept).toBeVisible()
      // After a dropped connection the browser sends the request again by itself.
      if (fault.name !== 'reset') {
        expect((await countOf(api, call)) - sent).toBe(timesSent(call, fault))
      }
      expect(await effect()).toBe(done)
      expectNoSuccess(visit)
      await mend()
      expectQuiet(visit, call.noise)
    })
  }

  test('slow, and pressed twice', async () => {
    const { page, api } = visit
    const sent = await countOf(api, call)
    const release = await holdCall(visit, call)
    await forgetMessages(page)
    await send(page, call, 'dblclick')
    if (call.busy) await expect(button(page, call.busy)).toBeDisabled()
    expectNoSuccess(visit)
    release()
    await expectSuccess(visit, call)
    expect((await countOf(api, call)) - sent).toBe(1)
    if (call.effect) expect(await effect()).toBe(1)
    expectQuiet(visit, call.noise)
  })
}

for (const call of calls.filter((each) => each.kind === 'write')) {
  test.describe(call.name, () => testWrite(call))
}
