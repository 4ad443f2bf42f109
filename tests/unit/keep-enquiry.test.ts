import { expect, test } from 'vitest'
import { hasRoomForEnquiry } from '@/features/enquire/kept/keep-enquiry'
import { forgetAll, refreshKept, releaseKept } from '@/features/enquire/kept/kept-list'
import { sendKept } from '@/features/enquire/kept/send-kept'

// Nothing here has a database.
test('a browser that denies its database keeps nothing, and nothing breaks', async () => {
  expect(await hasRoomForEnquiry()).toBe(false)
  await expect(refreshKept()).resolves.toBeUndefined()
  await expect(releaseKept('1')).resolves.toBeUndefined()
  expect(await forgetAll()).toBe(false)
  await expect(sendKept(true)).rejects.toBeDefined()
})
