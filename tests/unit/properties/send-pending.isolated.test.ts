import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addPending,
  changePending,
  dropPending,
  readPending,
} from '@/features/enquire/pending/pending-store'
import { sendPending } from '@/features/enquire/pending/send-pending'
import { released, displayStateOf } from '@/features/enquire/pending/pending-state'
import {
  createSimulation,
  enquiry,
  senders,
  turn,
  mailOutcomes,
} from '../../helpers/send-later-simulation'
import { holds } from './check'

const someone = fc.constantFrom(...senders)
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      by: someone,
      ignoreBackoff: fc.boolean(),
      isOnline: fc.boolean(),
      mailOutcome: fc.constantFrom(...mailOutcomes),
    }),
  },
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1000, 25_000, 90_000, 4e8) }),
  fc.record({ do: fc.constant('end' as const), of: someone }),
  fc.record({ do: fc.constant('ask' as const) }),
)

const standing = async () => {
  const [pending] = await readPending()
  return pending ? displayStateOf(pending.state, Date.now()) : undefined
}

const ask = () => changePending('one', (pending) => released(pending, Date.now()))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  await dropPending(() => true)
  vi.useRealTimers()
})

test('whatever connection, answers, tabs and worker do, an enquiry arrives once, unless the reader asks again', async () => {
  await holds(
    [fc.array(command, { maxLength: 14, size: 'max' })],
    async (commands) => {
      const simulation = createSimulation()
      let asks = 0
      await dropPending(() => true)
      await addPending(enquiry())
      for (const each of commands) {
        if (each.do === 'send') {
          Object.assign(simulation, { isOnline: each.isOnline, mailOutcome: each.mailOutcome })
          simulation.as(each.by, () => void sendPending(each.ignoreBackoff))
        }
        if (each.do === 'wait') await vi.advanceTimersByTimeAsync(each.ms)
        if (each.do === 'end') simulation.end(each.of)
        if (each.do === 'ask') {
          asks += ['unsure', 'failed'].includes((await standing()) ?? '') ? 1 : 0
          await ask()
        }
        await turn()
        expect(simulation.arrived).toBeLessThanOrEqual(1 + asks)
        expect((await standing()) !== 'sent' || simulation.answered === 1).toBe(true)
      }
      // With connection and service back, every enquiry ends in a state that the reader is told of.
      Object.assign(simulation, { isOnline: true, mailOutcome: 'taken' })
      await vi.advanceTimersByTimeAsync(90_000)
      simulation.as('tab', () => void sendPending(true))
      await turn()
      expect(['sent', 'unsure', 'failed', 'stale']).toContain(await standing())
      expect(simulation.arrived).toBeLessThanOrEqual(1 + asks)
    },
    80,
  )
}, 60_000)

test('without locks several senders at the same time send an enquiry once', async () => {
  const simulation = createSimulation({ locks: false })
  await addPending(enquiry())
  await Promise.all([sendPending(true), sendPending(true), sendPending(true)])
  expect(simulation.arrived).toBe(1)
  expect(await standing()).toBe('sent')
})

test('without locks a sender has a minute, and then the reader is asked', async () => {
  const simulation = createSimulation({ locks: false })
  await addPending(enquiry())
  await changePending('one', (pending) => ({
    ...pending,
    state: { name: 'sending', since: Date.now(), attempt: 'lost' },
  }))
  await sendPending(true)
  expect(await standing()).toBe('sending')
  vi.setSystemTime(Date.now() + 61_000)
  await sendPending(true)
  expect(await standing()).toBe('unsure')
  await sendPending(true)
  expect(simulation.arrived).toBe(0)
})

test('offline each try is made later, but a new connection is tried at once', async () => {
  const simulation = createSimulation()
  await addPending(enquiry())
  simulation.isOnline = false
  await sendPending(false)
  simulation.isOnline = true
  await sendPending(false)
  expect(await standing()).toBe('waiting')
  vi.setSystemTime(Date.now() + 31_000)
  simulation.isOnline = false
  await sendPending(false)
  vi.setSystemTime(Date.now() + 31_000)
  simulation.isOnline = true
  await sendPending(false)
  expect(simulation.arrived).toBe(0)
  await sendPending(true)
  expect(simulation.arrived).toBe(1)
})

test('a new connection that does not work yet is tried again soon, however long it was offline', async () => {
  const simulation = createSimulation()
  await addPending(enquiry())
  simulation.isOnline = false
  for (let hour = 0; hour < 10; hour += 1) {
    await sendPending(false)
    vi.setSystemTime(Date.now() + 60 * 60_000)
  }
  await sendPending(true)
  simulation.isOnline = true
  vi.setSystemTime(Date.now() + 31_000)
  await sendPending(false)
  expect(simulation.arrived).toBe(1)
})

test('of several enquiries each waits, as the service accepts one a second', async () => {
  const simulation = createSimulation()
  await addPending(enquiry('one'))
  await addPending(enquiry('two'))
  const sending = sendPending(true)
  await turn()
  expect(simulation.posts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await turn()
  expect(simulation.posts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  await turn()
  expect(simulation.posts).toHaveLength(2)
  expect(await sending).toBe(true)
})

test('an enquiry that is sent right after another is sent as soon as the service accepts it, and once', async () => {
  const simulation = createSimulation()
  await addPending(enquiry('one'))
  await sendPending(false)
  await addPending(enquiry('two'))
  const sends = [sendPending(false), sendPending(true)]
  await turn()
  await vi.advanceTimersByTimeAsync(1200)
  await turn()
  expect(await Promise.all(sends)).toEqual([true, true])
  expect(simulation.arrived).toBe(2)
  expect((await readPending()).map(({ state }) => state.name)).toEqual(['sent', 'sent'])
})

test('an enquiry that was deleted while the service was busy is not sent after all', async () => {
  const simulation = createSimulation({ locks: false })
  simulation.mailOutcome = 'busy'
  await addPending(enquiry())
  const sending = sendPending(true)
  await turn()
  await dropPending(() => true)
  simulation.mailOutcome = 'taken'
  await vi.advanceTimersByTimeAsync(5000)
  await turn()
  await sending
  expect(simulation.posts).toHaveLength(1)
})

test('an enquiry that a busy service did not accept waits on, keeps its age, and asks for another sync', async () => {
  const simulation = createSimulation()
  await addPending(enquiry())
  const [{ state: before } = enquiry()] = await readPending()
  simulation.mailOutcome = 'busy'
  vi.setSystemTime(Date.now() + 1000)
  const sending = sendPending(true)
  await turn()
  // If the sender ended now, nothing would be in doubt.
  expect(await standing()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1200)
  expect(await sending).toBe(false)
  expect(simulation.posts).toHaveLength(2)
  const [{ state } = enquiry()] = await readPending()
  expect(state).toMatchObject({
    name: 'waiting',
    tries: 2,
    freshSince: before.name === 'waiting' && before.freshSince,
  })
  await sendPending(false)
  expect(simulation.posts).toHaveLength(2)
  simulation.mailOutcome = 'taken'
  vi.setSystemTime(Date.now() + 61_000)
  expect(await sendPending(false)).toBe(true)
  expect(simulation.arrived).toBe(1)
})
