import 'fake-indexeddb/auto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { pendingTimes } from '@/content/facts/pending-enquiries'
import {
  addPending,
  changePending,
  clearPending,
  dropPending,
  isAnyPending,
  readPending,
} from '@/features/enquire/pending/pending-store'
import { claimForSending } from '@/features/enquire/pending/pending-state'
import { sendPending } from '@/features/enquire/pending/send-pending'
import { enquiry, putUnreadable } from '../helpers/send-later-simulation'

const claim = () =>
  changePending('one', (pending) => claimForSending(pending, 'attempt', Date.now(), true))
const take = () => dropPending(({ state }) => state.name !== 'sending')

afterEach(clearPending)

test('an enquiry that was claimed for sending cannot be taken back as well', async () => {
  await addPending(enquiry())
  const [mine, gone] = await Promise.all([claim(), take()])
  expect(mine?.state.name).toBe('sending')
  expect(gone).toEqual([])
})

test('an enquiry that was taken back cannot be claimed as well', async () => {
  await addPending(enquiry())
  const [gone, mine] = await Promise.all([take(), claim()])
  expect(gone.map(({ id }) => id)).toEqual(['one'])
  expect(mine).toBeUndefined()
})

test('those that wait are read and sent in the order in which they were written', async () => {
  const now = Date.now()
  const ages: [id: string, ageMs: number][] = [
    ['m', 2000],
    ['z', 3000],
    ['a', 1000],
  ]
  for (const [id, ageMs] of ages)
    await addPending({ ...enquiry(id), params: { name: id }, writtenAt: now - ageMs })
  expect((await readPending()).map(({ id }) => id)).toEqual(['z', 'm', 'a'])
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (...asked: ConstructorParameters<typeof Request>) => {
    const { template_params: params } = JSON.parse((await new Request(...asked).text()) || '{}')
    if (params) sent.push(params.name)
    return new Response('OK')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sending = sendPending(true)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(pendingTimes.betweenMails)
    expect(sent).toHaveLength(ages.length)
  })
  await sending
  expect(sent).toEqual(['z', 'm', 'a'])
})

test('an unreadable enquiry is in no list, counts as stored, and is deleted with the rest', async () => {
  await putUnreadable()
  expect(await readPending()).toEqual([])
  expect(await dropPending(() => true)).toEqual([])
  expect(await isAnyPending()).toBe(true)
  await clearPending()
  expect(await isAnyPending()).toBe(false)
})

test('a member’s enquiry waits while the code that reads the stored login is on its way, until the logout', async () => {
  const user = { _id: 'anu', name: 'Anu', email: 'anu@example.com', phone: '9876543210', role: 0 }
  window.localStorage.setItem('auth', JSON.stringify({ user, token: 'token' }))
  await addPending({ ...enquiry(), by: user._id })
  const code = await import('@/auth/parse-session')
  let arrive: (() => void) | undefined
  const late = new Promise<typeof code>((resolve) => (arrive = () => resolve(code)))
  vi.doMock('@/auth/parse-session', () => late)
  onTestFinished(() => vi.doUnmock('@/auth/parse-session'))
  vi.resetModules()
  const { forgetOthers } = await import('@/features/enquire/pending/pending-list')
  const { sessionStore } = await import('@/auth/session-store')
  expect(sessionStore.get()).toBeNull()
  expect(await forgetOthers()).toBe(0)
  arrive?.()
  await sessionStore.ready()
  expect(sessionStore.get()).not.toBeNull()
  expect(await forgetOthers()).toBe(0)
  expect(await readPending()).toHaveLength(1)
  sessionStore.set(null)
  expect(await forgetOthers()).toBe(1)
})
