import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../e2e/faults/call'
import { calls } from '../../e2e/faults/calls'
import {
  breakCall,
  eventually,
  expectFailure,
  expectQuiet,
  expectSuccess,
  expectWaiting,
  named,
  openFor,
  takeWayOut,
} from '../../helpers/broken-call'
import { holdBack } from '../../helpers/waits'

const reads = calls.filter((call) => call.kind === 'read')

// Every call that a page makes when it opens, with everything that can arrive instead of a proper answer.
describe.each(named(reads))('%s', (_, call) => {
  test.each(named(faultsOf(call)))('%s', async (_name, fault) => {
    const mend = breakCall(call, fault)
    const visit = await openFor(call)
    await eventually(() => expectFailure(call, fault))
    expect(visit.successes()).toBe(0)
    mend()
    await takeWayOut(visit, call, call.wayOut?.(fault))
    await expectSuccess(visit, call)
    expectQuiet(call)
  })

  test('slow', async () => {
    const release = holdBack({ method: call.method, path: call.path })
    const visit = await openFor(call)
    await eventually(() => expectWaiting(call))
    expect(visit.successes()).toBe(0)
    await release()
    await expectSuccess(visit, call)
    expectQuiet(call)
  })
})
