import { server } from './local-server'

/** How long the end of a file of tests waits for answers, in ms; some never come. */
const WAIT = 1000

const underWay = new Set<XMLHttpRequest>()
/** Calls of the present test: XMLHttpRequests, and whatever msw has begun to answer, by its id. */
const unanswered = new Set<unknown>()
let allAnswered: (() => void) | undefined

const isOver = (call: XMLHttpRequest) => () => {
  underWay.delete(call)
  unanswered.delete(call)
  if (underWay.size === 0) allAnswered?.()
}

/** Notes each call to the API from now on; asked once msw answers them. */
export function watchCalls() {
  const value = new Proxy(window.XMLHttpRequest, {
    construct(target) {
      const call = new target()
      underWay.add(call)
      unanswered.add(call)
      call.addEventListener('loadend', isOver(call))
      return call
    },
  })
  // Of msw, which writes over it in the same way, and takes its own back.
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true })
  server.events.on('request:start', ({ requestId }) => void unanswered.add(requestId))
  server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId))
}

/** A new test begins, which waits for no call of the one before. */
export const forgetCalls = () => unanswered.clear()

/** Whether all that this test has asked for is answered. */
export const isQuiet = () => unanswered.size === 0

/**
 * Waits for the answers that nobody reads any more. The window goes with its file of tests, and msw
 * fails on an answer after that: an error of no test, which ends the run as failed.
 */
export async function callsAnswered() {
  if (underWay.size === 0) return
  await new Promise<void>((done) => {
    allAnswered = done
    setTimeout(done, WAIT)
  })
  underWay.clear()
}
