import { describe, expect, test } from 'vitest'
import { faultsOf, timesSent } from '../../e2e/faults/call'
import { calls, needsBrowser } from '../../e2e/faults/calls'
import {
  breakCall,
  countOf,
  effectOf,
  eventually,
  expectBusy,
  expectFailure,
  expectKept,
  expectQuiet,
  expectSuccess,
  fillIn,
  named,
  openFor,
  send,
} from '../../helpers/broken-call'
import { holdBack } from '../../helpers/waits'

const writes = calls.filter((call) => call.kind === 'write').filter((call) => !needsBrowser(call))

// Every call that a person sends, with everything that can arrive instead of a proper answer: nothing is lost, and
// sent again it takes effect once.
describe.each(named(writes))('%s', (_, call) => {
  test.each(named(faultsOf(call)))('%s', async (_name, fault) => {
    const visit = await openFor(call)
    const typed = await fillIn(visit, call)
    const sent = countOf(call)
    const done = effectOf(call)
    const mend = breakCall(call, fault)
    await send(visit, call)
    await eventually(() => expectFailure(call, fault))
    expectKept(call, typed)
    expect(countOf(call) - sent).toBe(timesSent(call, fault))
    expect(effectOf(call)).toBe(done)
    expect(visit.successes()).toBe(0)
    mend()
    await send(visit, call)
    await expectSuccess(visit, call)
    expect(effectOf(call)).toBe(call.effect ? 1 : 0)
    expectQuiet(call)
  })

  test('slow, and pressed twice', async () => {
    const visit = await openFor(call)
    await fillIn(visit, call)
    const sent = countOf(call)
    const release = holdBack({ method: call.method, path: call.path })
    await send(visit, call, 'dblClick')
    await eventually(() => expectBusy(call))
    expect(visit.successes()).toBe(0)
    await release()
    await expectSuccess(visit, call)
    expect(countOf(call) - sent).toBe(1)
    expect(effectOf(call)).toBe(call.effect ? 1 : 0)
    expectQuiet(call)
  })
})
