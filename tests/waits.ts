import { act, getConfig } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { isQuiet } from './calls-under-way'
import type { Fault } from './local-api/faults'
import { apiStore } from './local-server'

/** Turns without a call that count as the end: a query tells its page a turn after its answer. */
const QUIET_TURNS = 5

/** Turns, of a millisecond and more, after which a page is said to find no rest. */
const MOST_TURNS = 3000

/**
 * Until every call is answered, code that is on its way is there, and what comes of them is done: what the page has
 * not shown or asked for then, only a press or the clock can bring. A clock that the test holds goes on by some ms.
 */
export async function settled() {
  // As in `waitFor`: React draws by itself, as in a browser.
  await getConfig().asyncWrapper(async () => {
    for (let turns = 0, quiet = 0; quiet < QUIET_TURNS; turns += 1) {
      if (turns > MOST_TURNS) throw new Error('A call has no answer, or there is always another')
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
      await vi.dynamicImportSettled()
      quiet = isQuiet() ? quiet + 1 : 0
    }
  })
}

/** The clock is the test's from here on: `pass` moves it, and it goes by itself too, for the answers of the API. */
export const holdClock = () => vi.useFakeTimers({ shouldAdvanceTime: true })

/** Moves the clock that the test holds, and draws what comes of it. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Holds back the answers that a fault meets; gives what lets them come, and waits for what they do. */
export function holdBack(fault: Fault) {
  let letCome: (() => void) | undefined
  const until = new Promise<void>((resolve) => (letCome = resolve))
  apiStore().faults.add({ ...fault, until })
  onTestFinished(() => letCome?.())
  return async () => {
    letCome?.()
    await settled()
  }
}
