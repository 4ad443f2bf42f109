import { type Browser, expect, test } from '@playwright/test'
import { button, type Call, type Read, type Write } from './call.ts'
import { calls } from './calls.ts'
import * as desks from './desk.ts'
import { type Fault, faults } from './faults.ts'
import { watchFor } from './watch.ts'

const { breakCall, countOf, expectPageStands, expectQuiet, forgetMessages, fresh, holdCall } = desks

type Options = { browser: Browser; baseURL: string | undefined }

/** A desk that knows how often the words of success have come to stand on its page. */
type Desk = desks.Desk & { successes: () => number }

async function open({ browser, baseURL = '' }: Options, call: Call): Promise<Desk> {
  const { who, address, success } = call
  const desk = await desks.openDesk(browser, baseURL, { who, withPopup: address === '/' })
  return { ...desk, successes: await watchFor(desk.page, success) }
}

/** What must stand after any fault. */
async function expectFailure({ page }: desks.Desk, call: Call, fault: Fault) {
  for (const words of call.words(fault)) await expect(fresh(page, words)).toBeVisible()
  await expectPageStands(page)
}

/** Never yet, however briefly: what comes too late for one fault is noticed with the next. */
function expectNoSuccess({ successes }: Desk) {
  expect(successes(), 'times that the page spoke of success').toBe(0)
}

/** In the end it works, and the watch that found nothing before does see it. */
async function expectSuccess({ page, successes }: Desk, call: Call) {
  await expect(fresh(page, call.success)).toBeVisible()
  await expect.poll(successes).toBeGreaterThan(0)
}

/** One page for all faults after each of which it offers to try again, as a person would. */
function testRead(call: Read, all: readonly Fault[]) {
  let desk: Desk
  let shown = false
  test.beforeAll(async ({ browser, baseURL }) => {
    desk = await open({ browser, baseURL }, call)
    shown = false
  })
  test.afterAll(() => desk.close())

  async function ask() {
    await forgetMessages(desk.page)
    if (shown) await button(desk.page, 'Try again').first().click()
    else await desk.page.goto(call.address)
    shown = true
  }

  for (const fault of all.filter((each) => !call.wayOut?.(each))) {
    test(fault.name, async () => {
      const mend = await breakCall(desk, call, fault)
      await ask()
      await expectFailure(desk, call, fault)
      await expect(fresh(desk.page, 'Try again')).toBeVisible()
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
    const desk = await open({ browser, baseURL }, call)
    const mend = await breakCall(desk, call, fault)
    await desk.page.goto(call.address)
    await expectFailure(desk, call, fault)
    expectNoSuccess(desk)
    await mend()
    await call.wayOut?.(fault)?.(desk.page)
    await expectSuccess(desk, call)
    expectQuiet(desk, call.noise)
    await desk.close()
  })
}

/** One form for all faults: sent again and again, it loses nothing, and in the end it works once. */
function testWrite(call: Write, all: readonly Fault[]) {
  let desk: Desk
  let typed: Readonly<Record<string, string>>
  const form = () => call.inside?.(desk.page) ?? desk.page.getByRole('main')
  const field = (label: string) =>
    form().getByLabel(new RegExp(`^${label.replace('?', String.raw`\?`)}( \\(optional\\))?$`))
  const effect = async () => call.effect?.(await desk.api.state()) ?? 0

  test.beforeAll(async ({ browser, baseURL }) => {
    desk = await open({ browser, baseURL }, call)
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

  for (const fault of all) {
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

for (const call of calls) {
  test.describe(call.name, () => {
    const all = faults.filter(({ name }) => !call.except?.[name])
    if (call.kind === 'write') testWrite(call, all)
    else testRead(call, all)
  })
  if (call.kind === 'read') {
    test.describe(`${call.name}, from elsewhere`, () => {
      for (const fault of faults.filter((each) => call.wayOut?.(each))) testWayOut(call, fault)
    })
  }
}
