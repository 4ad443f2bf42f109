import { act, getConfig } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { isQuiet } from './calls-under-way'
import type { Fault } from '../local-api/faults'
import { apiStore } from './local-server'

/** Turns without a call that count as the end: a query notifies its page one turn after its answer. */
const QUIET_TURNS = 5

/** Turns, of a millisecond and more, after which a page counts as never settling. */
const MOST_TURNS = 3000

/**
 * Waits until every call is answered, pending code has loaded, and their effects are done: what the page has not
 * shown or asked for by then needs a click or the clock. A clock that the test controls moves on by some ms.
 */
export async function settled() {
  // As in `waitFor`: React renders by itself, as in a browser.
  await getConfig().asyncWrapper(async () => {
    for (let turns = 0, quiet = 0; quiet < QUIET_TURNS; turns += 1) {
      if (turns > MOST_TURNS) throw new Error('A call has no answer, or there is always another')
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1)
      await vi.dynamicImportSettled()
      quiet = isQuiet() ? quiet + 1 : 0
    }
  })
}

/**
 * From here on the test controls the clock: `pass` moves it, and it also runs by itself, for the API's answers. So
 * `findBy…` and `waitFor` let it run up to 10 s on, and do not notice a time that is too long. `pass`, and then
 * `getBy…`, hold a time from above.
 */
export const holdClock = () => vi.useFakeTimers({ shouldAdvanceTime: true })

/** Moves the clock that the test controls, and renders the result. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Like `pass`; also renders the code that the page begins to load meanwhile. Unlike `settled`, it awaits no answer. */
export async function passAndLoad(ms: number) {
  await pass(ms)
  await vi.dynamicImportSettled()
  await pass(10)
}

/** Delays the answers that match a fault; returns a function that releases them and waits for their effects. */
export function holdBack(fault: Fault) {
  let releaseAnswer: (() => void) | undefined
  const until = new Promise<void>((resolve) => (releaseAnswer = resolve))
  apiStore().faults.add({ ...fault, until })
  onTestFinished(() => releaseAnswer?.())
  return async () => {
    releaseAnswer?.()
    await settled()
  }
}
