import { afterEach, expect, test } from 'vitest'
import { purchaseProgress } from '@/features/buy-premium/purchase-progress'

const MEMBER = '65f000000000000000000001'
const outcome = {
  tone: 'status',
  more: ['You can buy another year once this one is over.'],
} as const

const watch = () => purchaseProgress.subscribe(() => undefined)

/** Removes the button that shows the outcome; resolves once the removal has taken effect. */
async function leave(stop: () => void, next?: () => () => void) {
  stop()
  purchaseProgress.forget()
  const stopNext = next?.()
  await Promise.resolve()
  return stopNext
}

afterEach(() => leave(() => undefined))

test('the outcome of a press stays when the member’s button replaces the visitor’s', async () => {
  const visitors = watch()
  purchaseProgress.begin(MEMBER)
  purchaseProgress.end(MEMBER, outcome)
  const members = await leave(visitors, watch)
  expect(purchaseProgress.get().said).toEqual({ userId: MEMBER, outcome })
  members?.()
})

test('the outcome is removed with the last button', async () => {
  const button = watch()
  purchaseProgress.begin(MEMBER)
  purchaseProgress.end(MEMBER, outcome)
  await leave(button)
  expect(purchaseProgress.get().said).toBeNull()
})
