import { expect, test, vi } from 'vitest'
import { afterPaint } from '@/lib/browser/after-paint'

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const task = () => new Promise((resolve) => setTimeout(resolve, 5))

test('begins behind the next frame, not in it', async () => {
  const work = vi.fn<() => void>()
  afterPaint(work)
  await frame()
  expect(work).not.toHaveBeenCalled()
  await task()
  expect(work).toHaveBeenCalledOnce()
})

test('never begins once it is stopped, before the frame and behind it', async () => {
  const work = vi.fn<() => void>()
  afterPaint(work)()
  const stop = afterPaint(work)
  await frame()
  stop()
  await task()
  expect(work).not.toHaveBeenCalled()
})

test('stops the work', async () => {
  const end = vi.fn<() => void>()
  const stop = afterPaint(() => end)
  await frame()
  await task()
  expect(end).not.toHaveBeenCalled()
  stop()
  expect(end).toHaveBeenCalledOnce()
})
