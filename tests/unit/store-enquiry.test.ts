import { expect, test } from 'vitest'
import { hasRoomForEnquiry } from '@/features/enquire/pending/store-enquiry'
import { forgetAll, refreshPending, releasePending } from '@/features/enquire/pending/pending-list'
import { sendPending } from '@/features/enquire/pending/send-pending'

// The test environment has no IndexedDB.
test('a browser without a database stores nothing, and nothing breaks', async () => {
  expect(await hasRoomForEnquiry()).toBe(false)
  await expect(refreshPending()).resolves.toBeUndefined()
  await expect(releasePending('1')).resolves.toBeUndefined()
  expect(await forgetAll()).toBe(false)
  await expect(sendPending(true)).rejects.toBeDefined()
})
