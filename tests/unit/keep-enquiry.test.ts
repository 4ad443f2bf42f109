import { expect, test } from 'vitest'
import { hasRoomForEnquiry } from '@/features/enquire/kept/keep-enquiry'
import { forgetAll, refreshKept, releaseKept } from '@/features/enquire/kept/kept-list'
import { sendKept } from '@/features/enquire/kept/send-kept'

// The test environment has no IndexedDB.
test('a browser without a database stores nothing, and nothing breaks', async () => {
  expect(await hasRoomForEnquiry()).toBe(false)
  await expect(refreshKept()).resolves.toBeUndefined()
  await expect(releaseKept('1')).resolves.toBeUndefined()
  expect(await forgetAll()).toBe(false)
  await expect(sendKept(true)).rejects.toBeDefined()
})
