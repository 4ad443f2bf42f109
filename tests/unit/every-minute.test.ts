import { afterEach, expect, test, vi } from 'vitest'
import { everyMinute } from '@/lib/browser/clock/every-minute'

afterEach(() => void vi.useRealTimers())

test('the callback runs each minute, and at once on a page that comes back or wakes', () => {
  vi.useFakeTimers()
  const tell = vi.fn<() => void>()
  const stop = everyMinute(tell)
  vi.advanceTimersByTime(120_000)
  expect(tell).toHaveBeenCalledTimes(2)

  window.dispatchEvent(new Event('pageshow'))
  expect(tell).toHaveBeenCalledTimes(3)

  document.dispatchEvent(new Event('visibilitychange'))
  expect(tell).toHaveBeenCalledTimes(4)

  stop()
  window.dispatchEvent(new Event('pageshow'))
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(120_000)
  expect(tell).toHaveBeenCalledTimes(4)
})
