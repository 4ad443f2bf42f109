import { afterEach, expect, test } from 'vitest'
import { purchaseProgress } from '@/features/buy-premium/purchase-progress'

const MEMBER = '65f000000000000000000001'
const outcome = {
  tone: 'status',
  more: ['You can buy another year once this one is over.'],
} as const

const watch = () => purchaseProgress.subscribe(() => undefined)

/** The button that shows the outcome goes; resolves once nothing more comes of it. */
async function leave(stop: () => void, next?: () => () => void) {
  stop()
  purchaseProgress.forget()
  const stopNext = next?.()
  await Promise.resolve()
  return stopNext
}

afterEach(() => leave(() => undefined))

test('what a press led to stays when the member’s button takes the place of the visitor’s', async () => {
  const visitors = watch()
  purchaseProgress.begin(MEMBER)
  purchaseProgress.end(MEMBER, outcome)
  const members = await leave(visitors, watch)
  expect(purchaseProgress.get().said).toEqual({ userId: MEMBER, outcome })
  members?.()
})

test('it goes with the last button', async () => {
  const button = watch()
  purchaseProgress.begin(MEMBER)
  purchaseProgress.end(MEMBER, outcome)
  await leave(button)
  expect(purchaseProgress.get().said).toBeNull()
})
