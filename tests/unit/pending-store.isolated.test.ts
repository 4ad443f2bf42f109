import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import {
  addPending,
  changePending,
  clearPending,
  dropPending,
  isAnyPending,
  readPending,
} from '@/features/enquire/pending/pending-store'
import { claimForSending } from '@/features/enquire/pending/pending-state'
import { enquiry, putUnreadable } from '../send-later-simulation'

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

test('an unreadable enquiry is in no list, counts as stored, and is deleted with the rest', async () => {
  await putUnreadable()
  expect(await readPending()).toEqual([])
  expect(await dropPending(() => true)).toEqual([])
  expect(await isAnyPending()).toBe(true)
  await clearPending()
  expect(await isAnyPending()).toBe(false)
})
