import { expect, test } from '@playwright/test'
import { button, type Write } from './call.ts'
import {
  type CallDesk,
  expectFailure,
  expectNoSuccess,
  expectSuccess,
  faultsOf,
  openFor,
} from './call-desk.ts'
import { calls } from './calls.ts'
import { breakCall, countOf, expectQuiet, forgetMessages, holdCall } from './desk.ts'

/** One form for all faults: sent again and again, it loses nothing, and in the end it works once. */
function testWrite(call: Write) {
  let desk: CallDesk
  let typed: Readonly<Record<string, string>>
  const form = () => call.inside?.(desk.page) ?? desk.page.getByRole('main')
  const field = (label: string) =>
    form().getByLabel(new RegExp(`^${label.replace('?', String.raw`\?`)}( \\(optional\\))?$`))
  const effect = async () => call.effect?.(await desk.api.state()) ?? 0

  test.beforeAll(async ({ browser, baseURL }) => {
    desk = await openFor({ browser, baseURL }, call)
    const { page, api } = desk
    await page.goto(call.address)
    await call.before?.(page, api)
    typed = typeof call.typed === 'function' ? await call.typed(api) : (call.typed ?? {})
    for (const [label, value] of Object.entries(typed)) {
      if (await field(label).isEditable()) await field(label).fill(value)
    }
    await call.also?.(page)
  })
  test.afterAll(() => desk.close())

  for (const fault of faultsOf(call)) {
    test(fault.name, async () => {
      const { page, api } = desk
      const sent = await countOf(api, call)
      const done = await effect()
      const mend = await breakCall(desk, call, fault)
      await forgetMessages(page)
      await call.send(page, (pressed) => pressed.click())
      await expectFailure(desk, call, fault)
      for (const [label, value] of Object.entries(typed)) {
        await expect(field(label)).toHaveValue(value)
      }
      if (call.kept) await expect(call.kept(page)).toBeVisible()
      // A browser by itself sends again what a dropped connection swallowed.
      if (fault.name !== 'reset') {
        expect((await countOf(api, call)) - sent).toBe(fault.name === 'offline' ? 0 : 1)
      }
      expect(await effect()).toBe(done)
      expectNoSuccess(desk)
      await mend()
      expectQuiet(desk, call.noise)
    })
  }

  test('slow, and pressed twice', async () => {
    const { page, api } = desk
    const sent = await countOf(api, call)
    const release = await holdCall(desk, call)
    await forgetMessages(page)
    await call.send(page, (pressed) => pressed.dblclick())
    if (call.busy) await expect(button(page, call.busy)).toBeDisabled()
    expectNoSuccess(desk)
    release()
    await expectSuccess(desk, call)
    expect((await countOf(api, call)) - sent).toBe(1)
    if (call.effect) expect(await effect()).toBe(1)
    expectQuiet(desk, call.noise)
  })
}

for (const call of calls.filter((each) => each.kind === 'write')) {
  test.describe(call.name, () => testWrite(call))
}
