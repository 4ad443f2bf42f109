import { afterEach, expect, test, vi } from 'vitest'
import { everyMinute } from '@/lib/browser/clock/every-minute'

afterEach(() => void vi.useRealTimers())

test('the callback runs each minute, and at once on a page that comes back', () => {
  vi.useFakeTimers()
  const tell = vi.fn<() => void>()
  const stop = everyMinute(tell)
  vi.advanceTimersByTime(120_000)
  expect(tell).toHaveBeenCalledTimes(2)

  window.dispatchEvent(new Event('pageshow'))
  expect(tell).toHaveBeenCalledTimes(3)

  stop()
  window.dispatchEvent(new Event('pageshow'))
  vi.advanceTimersByTime(120_000)
  expect(tell).toHaveBeenCalledTimes(3)
})
