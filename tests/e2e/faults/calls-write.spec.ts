import { expect, test } from '@playwright/test'
import { button, type Write } from './call.ts'
import {
  type CallVisit,
  expectFailure,
  expectNoSuccess,
  expectSuccess,
  faultsOf,
  openFor,
} from './call-visit.ts'
import { calls } from './calls.ts'
import type { Fault } from './faults.ts'
import { breakCall, countOf, expectQuiet, forgetMessages, holdCall, untilEnded } from './visit.ts'

/** How often one press of the button reaches the server. */
function timesSent({ picture }: Write, { name, status }: Fault) {
  if (name === 'offline') return 0
  return picture && status === 413 ? 2 : 1
}

/** Uses one form for all faults: it is sent again and again, loses nothing, and in the end succeeds once. */
function testWrite(call: Write) {
  let visit: CallVisit
  let typed: Readonly<Record<string, string>>
  const form = () => call.inside?.(visit.page) ?? visit.page.getByRole('main')
  const field = (label: string) =>
    form().getByLabel(new RegExp(`^${label.replace('?', String.raw`\?`)}( \\(optional\\))?$`))
  const effect = async () => call.effect?.(await visit.api.state()) ?? 0

  test.beforeAll(async ({ browser, baseURL }) => {
    visit = await openFor({ browser, baseURL }, call)
    const { page, api } = visit
    await page.goto(call.address)
    await call.before?.(page, api)
    typed = typeof call.typed === 'function' ? await call.typed(api) : (call.typed ?? {})
    for (const [label, value] of Object.entries(typed)) {
      if (await field(label).isEditable()) await field(label).fill(value)
    }
    await call.also?.(page)
  })
  test.afterAll(() => visit.close())

  for (const fault of faultsOf(call)) {
    test(fault.name, async () => {
      const { page, api } = visit
      const sent = await countOf(api, call)
      const done = await effect()
      const mend = await breakCall(visit, call, fault)
      await forgetMessages(page)
      await untilEnded(visit, call, fault, () => call.send(page, (pressed) => pressed.click()))
      await expectFailure(visit, call, fault)
      for (const [label, value] of Object.entries(typed)) {
        await expect(field(label)).toHaveValue(value)
      }
      if (call.kept) await expect(call.kept(page)).toBeVisible()
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
    await call.send(page, (pressed) => pressed.dblclick())
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
