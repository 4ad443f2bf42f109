import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import {
  addKept,
  changeKept,
  clearKept,
  dropKept,
  isAnyKept,
  readKept,
} from '@/features/enquire/kept/kept-store'
import { claimed } from '@/features/enquire/kept/steps'
import { enquiry, putUnreadable } from '../kept-world'

const claim = () => changeKept('one', (kept) => claimed(kept, 'attempt', Date.now(), true))
const take = () => dropKept(({ state }) => state.name !== 'sending')

afterEach(clearKept)

test('an enquiry that was claimed for sending cannot be taken back as well', async () => {
  await addKept(enquiry())
  const [mine, gone] = await Promise.all([claim(), take()])
  expect(mine?.state.name).toBe('sending')
  expect(gone).toEqual([])
})

test('an enquiry that was taken back cannot be claimed as well', async () => {
  await addKept(enquiry())
  const [gone, mine] = await Promise.all([take(), claim()])
  expect(gone.map(({ id }) => id)).toEqual(['one'])
  expect(mine).toBeUndefined()
})

test('an unreadable enquiry is in no list, counts as stored, and is deleted with the rest', async () => {
  await putUnreadable()
  expect(await readKept()).toEqual([])
  expect(await dropKept(() => true)).toEqual([])
  expect(await isAnyKept()).toBe(true)
  await clearKept()
  expect(await isAnyKept()).toBe(false)
})
