import { nothing } from '@/lib/nothing'

const onTheWay = new Set<Promise<unknown>>()

/** Registers the code of a part that is loading now: the page waits for it, to be shown together with it. */
export function loadTogether(code: Promise<unknown>) {
  const arrived = code.then(
    nothing,
    // The part itself reports that its code failed to load.
    nothing,
  )
  onTheWay.add(arrived)
  void arrived.then(() => onTheWay.delete(arrived))
}

/** Resolves when all registered code has loaded or failed to load. */
export const allTogether = () => Promise.all(onTheWay)

let untilReady: Promise<unknown> | undefined

/**
 * What a page and its parts wait for before they take their HTML over: code that keeps what is typed in it. Who sets it
 * limits how long that may take.
 */
export const beforeTakeOver = (ready = untilReady) => (untilReady = ready)
