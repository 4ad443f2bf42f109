import { expect } from 'vitest'
import { faultsOf, timesSent, type Write } from '../../e2e/faults/call'
import { calls, needsBrowser } from '../../e2e/faults/calls'
import type { Fault } from '../../e2e/faults/faults'
import {
  breakCall,
  type Broken,
  countOf,
  effectOf,
  eventually,
  expectBusy,
  expectFailure,
  expectKept,
  expectQuiet,
  expectSuccess,
  fillIn,
  forgetMessages,
  openFor,
  send,
  testWalks,
  type Walk,
} from '../../helpers/broken-call'
import { holdBack } from '../../helpers/waits'

type Filled = { visit: Broken; typed: Readonly<Record<string, string>> }

/** One form for all faults: it is sent again and again, loses nothing, and in the end succeeds once. */
function casesOf(call: Write): Walk {
  let form: Filled | undefined
  async function fill(): Promise<Filled> {
    const visit = await openFor(call)
    return { visit, typed: await fillIn(visit, call) }
  }
  const meet = (fault: Fault) => async () => {
    const { visit, typed } = (form ??= await fill())
    const sent = countOf(call)
    const done = effectOf(call)
    const mend = breakCall(call, fault)
    forgetMessages()
    await send(visit, call)
    await eventually(() => expectFailure(call, fault))
    expectKept(call, typed)
    expect(countOf(call) - sent).toBe(timesSent(call, fault))
    expect(effectOf(call)).toBe(done)
    expect(visit.successes()).toBe(0)
    mend()
    expectQuiet(call)
  }
  async function wait() {
    const { visit } = (form ??= await fill())
    const sent = countOf(call)
    const release = holdBack({ method: call.method, path: call.path })
    forgetMessages()
    await send(visit, call, 'dblClick')
    await eventually(() => expectBusy(call))
    expect(visit.successes()).toBe(0)
    await release()
    await expectSuccess(visit, call)
    expect(countOf(call) - sent).toBe(1)
    expect(effectOf(call)).toBe(call.effect ? 1 : 0)
    expectQuiet(call)
  }
  return {
    cases: new Map([
      ...faultsOf(call).map((fault) => [fault.name, meet(fault)] as const),
      ['slow, and pressed twice', wait] as const,
    ]),
    anew: () => (form = undefined),
  }
}

const writes = calls.filter((call) => call.kind === 'write').filter((call) => !needsBrowser(call))

// Every call that a person sends, with everything that can arrive instead of a proper answer.
testWalks(writes, casesOf)
