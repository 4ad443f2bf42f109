import { server } from './local-server'

/** How long the end of a test file waits for answers, in ms; some never arrive. */
const WAIT = 1000

const underWay = new Set<XMLHttpRequest>()
/** Calls of the current test: XMLHttpRequests, and the requests that msw has begun to answer, by their id. */
const unanswered = new Set<unknown>()
let allAnswered: (() => void) | undefined

const isOver = (call: XMLHttpRequest) => () => {
  underWay.delete(call)
  unanswered.delete(call)
  if (underWay.size === 0) allAnswered?.()
}

/** Records each call to the API from now on; call it once msw is listening. */
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
  // Configurable: msw has replaced the property in the same way, and must be able to restore it.
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true })
  server.events.on('request:start', ({ requestId }) => void unanswered.add(requestId))
  server.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId))
}

/** A new test begins: it does not wait for the calls of the one before. */
export const forgetCalls = () => unanswered.clear()

/** Whether every call of this test has been answered. */
export const isQuiet = () => unanswered.size === 0

/**
 * Waits for the answers that nothing reads any more. The window is removed at the end of its test file, and msw
 * fails on an answer after that: an error that belongs to no test and makes the whole run fail.
 */
export async function callsAnswered() {
  if (underWay.size === 0) return
  await new Promise<void>((done) => {
    allAnswered = done
    setTimeout(done, WAIT)
  })
  underWay.clear()
}
