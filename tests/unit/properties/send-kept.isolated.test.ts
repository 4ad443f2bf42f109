import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addKept, changeKept, dropKept, readKept } from '@/features/enquire/kept/kept-store'
import { sendKept } from '@/features/enquire/kept/send-kept'
import { released, standingOf } from '@/features/enquire/kept/steps'
import { createWorld, enquiry, senders, turn, ways } from '../../kept-world'
import { holds } from './check'

const someone = fc.constantFrom(...senders)
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      by: someone,
      anew: fc.boolean(),
      line: fc.boolean(),
      way: fc.constantFrom(...ways),
    }),
  },
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1000, 25_000, 90_000, 4e8) }),
  fc.record({ do: fc.constant('end' as const), of: someone }),
  fc.record({ do: fc.constant('ask' as const) }),
)

const standing = async () => {
  const [kept] = await readKept()
  return kept ? standingOf(kept, Date.now()) : undefined
}

const ask = () => changeKept('one', (kept) => released(kept, Date.now()))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  await dropKept(() => true)
  vi.useRealTimers()
})

test('whatever connection, answers, tabs and worker do, an enquiry arrives once, unless the reader asks again', async () => {
  await holds(
    [fc.array(command, { maxLength: 14, size: 'max' })],
    async (commands) => {
      const world = createWorld()
      let asks = 0
      await dropKept(() => true)
      await addKept(enquiry())
      for (const each of commands) {
        if (each.do === 'send') {
          Object.assign(world, { line: each.line, way: each.way })
          world.as(each.by, () => void sendKept(each.anew))
        }
        if (each.do === 'wait') await vi.advanceTimersByTimeAsync(each.ms)
        if (each.do === 'end') world.end(each.of)
        if (each.do === 'ask') {
          asks += ['unsure', 'failed'].includes((await standing()) ?? '') ? 1 : 0
          await ask()
        }
        await turn()
        expect(world.arrived).toBeLessThanOrEqual(1 + asks)
        expect((await standing()) !== 'sent' || world.answered === 1).toBe(true)
      }
      // With connection and service back, every enquiry ends in a state that the reader is told of.
      Object.assign(world, { line: true, way: 'taken' })
      await vi.advanceTimersByTimeAsync(90_000)
      world.as('tab', () => void sendKept(true))
      await turn()
      expect(['sent', 'unsure', 'failed', 'stale']).toContain(await standing())
      expect(world.arrived).toBeLessThanOrEqual(1 + asks)
    },
    80,
  )
}, 60_000)

test('without locks several senders at the same time send it once', async () => {
  const world = createWorld({ locks: false })
  await addKept(enquiry())
  await Promise.all([sendKept(true), sendKept(true), sendKept(true)])
  expect(world.arrived).toBe(1)
  expect(await standing()).toBe('sent')
})

test('without locks a sender has a minute, and then the reader is asked', async () => {
  const world = createWorld({ locks: false })
  await addKept(enquiry())
  await changeKept('one', (kept) => ({
    ...kept,
    state: { name: 'sending', since: Date.now(), attempt: 'lost' },
  }))
  await sendKept(true)
  expect(await standing()).toBe('sending')
  vi.setSystemTime(Date.now() + 61_000)
  await sendKept(true)
  expect(await standing()).toBe('unsure')
  await sendKept(true)
  expect(world.arrived).toBe(0)
})

test('offline each try is made later, but a new connection is tried at once', async () => {
  const world = createWorld()
  await addKept(enquiry())
  world.line = false
  await sendKept(false)
  world.line = true
  await sendKept(false)
  expect(await standing()).toBe('waiting')
  vi.setSystemTime(Date.now() + 31_000)
  world.line = false
  await sendKept(false)
  vi.setSystemTime(Date.now() + 31_000)
  world.line = true
  await sendKept(false)
  expect(world.arrived).toBe(0)
  await sendKept(true)
  expect(world.arrived).toBe(1)
})

test('a new connection that does not work yet is tried again soon, however long it was offline', async () => {
  const world = createWorld()
  await addKept(enquiry())
  world.line = false
  for (let hour = 0; hour < 10; hour += 1) {
    await sendKept(false)
    vi.setSystemTime(Date.now() + 60 * 60_000)
  }
  await sendKept(true)
  world.line = true
  vi.setSystemTime(Date.now() + 31_000)
  await sendKept(false)
  expect(world.arrived).toBe(1)
})

test('of several each waits, as the service accepts one a second', async () => {
  const world = createWorld()
  await addKept(enquiry('one'))
  await addKept(enquiry('two'))
  const sending = sendKept(true)
  await turn()
  expect(world.posts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await turn()
  expect(world.posts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  await turn()
  expect(world.posts).toHaveLength(2)
  expect(await sending).toBe(true)
})

test('one that is sent right after another is sent as soon as the service accepts it, and once', async () => {
  const world = createWorld()
  await addKept(enquiry('one'))
  await sendKept(false)
  await addKept(enquiry('two'))
  const sends = [sendKept(false), sendKept(true)]
  await turn()
  await vi.advanceTimersByTimeAsync(1200)
  await turn()
  expect(await Promise.all(sends)).toEqual([true, true])
  expect(world.arrived).toBe(2)
  expect((await readKept()).map(({ state }) => state.name)).toEqual(['sent', 'sent'])
})

test('one that was deleted while the service was busy is not sent after all', async () => {
  const world = createWorld({ locks: false })
  world.way = 'busy'
  await addKept(enquiry())
  const sending = sendKept(true)
  await turn()
  await dropKept(() => true)
  world.way = 'taken'
  await vi.advanceTimersByTimeAsync(5000)
  await turn()
  await sending
  expect(world.posts).toHaveLength(1)
})

test('one that a busy service did not accept waits on, keeps its age, and asks for another sync', async () => {
  const world = createWorld()
  await addKept(enquiry())
  const [{ state: before } = enquiry()] = await readKept()
  world.way = 'busy'
  vi.setSystemTime(Date.now() + 1000)
  const sending = sendKept(true)
  await turn()
  // If the sender ended now, nothing would be in doubt.
  expect(await standing()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1200)
  expect(await sending).toBe(false)
  expect(world.posts).toHaveLength(2)
  const [{ state } = enquiry()] = await readKept()
  expect(state).toMatchObject({
    name: 'waiting',
    tries: 2,
    freshSince: before.name === 'waiting' && before.freshSince,
  })
  await sendKept(false)
  expect(world.posts).toHaveLength(2)
  world.way = 'taken'
  vi.setSystemTime(Date.now() + 61_000)
  expect(await sendKept(false)).toBe(true)
  expect(world.arrived).toBe(1)
})
