import { expect } from 'vitest'
import { faultsOf, type Read } from '../../e2e/faults/call'
import { calls } from '../../e2e/faults/calls'
import type { Fault } from '../../e2e/faults/faults'
import {
  breakCall,
  type Broken,
  endVisit,
  eventually,
  expectFailure,
  expectQuiet,
  expectShown,
  expectSuccess,
  expectWaiting,
  forgetMessages,
  openFor,
  press,
  reload,
  takeWayOut,
  testWalks,
  type Walk,
} from '../../helpers/broken-call'
import { holdBack } from '../../helpers/waits'

/** One page for all faults after which it offers to try again; it succeeds when the answer is only slow. */
function casesOf(call: Read): Walk {
  let visit: Broken | undefined
  async function ask() {
    forgetMessages()
    if (visit && call.reload) reload(visit)
    else if (visit) await press(visit, 'Try again')
    visit ??= await openFor(call)
    return visit
  }
  const meet = (fault: Fault) => async () => {
    const mend = breakCall(call, fault)
    const { successes } = await ask()
    await eventually(() => expectFailure(call, fault))
    if (!call.reload) expectShown('Try again')
    expect(successes()).toBe(0)
    mend()
    expectQuiet(call)
  }
  async function wait() {
    const release = holdBack({ method: call.method, path: call.path })
    const present = await ask()
    await eventually(() => expectWaiting(call))
    expect(present.successes()).toBe(0)
    await release()
    await expectSuccess(present, call)
    expectQuiet(call)
  }
  /** A fault that leads to another view, whose way out leads back to what was asked for. */
  const leave = (fault: Fault) => async () => {
    endVisit()
    const mend = breakCall(call, fault)
    const present = await openFor(call)
    await eventually(() => expectFailure(call, fault))
    expect(present.successes()).toBe(0)
    mend()
    await takeWayOut(present, call, call.wayOut?.(fault))
    await expectSuccess(present, call)
    expectQuiet(call)
  }
  const all = faultsOf(call)
  const inTurn = all.filter((fault) => !call.wayOut?.(fault))
  const away = all.filter((fault) => call.wayOut?.(fault))
  return {
    cases: new Map([
      ...inTurn.map((fault) => [fault.name, meet(fault)] as const),
      ['slow', wait] as const,
      ...away.map((fault) => [fault.name, leave(fault)] as const),
    ]),
    anew: () => (visit = undefined),
  }
}

const reads = calls.filter((call) => call.kind === 'read')

// Every call that a page makes when it opens, with everything that can arrive instead of a proper answer.
testWalks(reads, casesOf)
