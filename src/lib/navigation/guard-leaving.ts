import type { Navigator, To } from 'react-router-dom'
import { nothing } from '@/lib/nothing'

/** The page's address without the fragment: a jump inside the page does not leave it. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** The router numbers its history entries; others (a jump to a fragment) have no number. */
function numberOf(state: unknown): number | null {
  const number: unknown = Reflect.get(Object(state), 'idx')
  return typeof number === 'number' ? number : null
}

function onUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
  // Chrome and Edge before 119 and Samsung Internet before 25 ask only if there is a value.
  event.returnValue = 'unsaved'
}

/**
 * Keeps the router at this place, whatever the address bar says, until the returned function is called. On Back, the
 * browser calls the router before any later listener, so the router cannot be stopped from reading its location; but it
 * reads it from its history, which is overridden here.
 */
function holdLocation(navigator: Navigator, isHere: () => boolean): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'location')
  if (!own?.get) return nothing
  const read = (): unknown => own.get?.call(navigator)
  let last = read()
  Object.defineProperty(navigator, 'location', {
    ...own,
    get: () => (isHere() ? (last = read()) : last),
  })
  return () => void Object.defineProperty(navigator, 'location', own)
}

let guarded: ((step: () => void) => void) | null = null

/** Runs a step that leaves the page without the router, such as a logout; an active guard asks first. */
export function leavePage(step: () => void) {
  if (guarded) guarded(step)
  else step()
}

/**
 * Stops every way of leaving the page and asks first: links and redirects through the router's `navigator`, Back and
 * Forward, closing and reloading. `ask` gets the function that leaves after all. Returns the function that removes the
 * guard; only one guard at a time.
 *
 * When the page is notified of Back, it has already happened: the guard keeps the router where it is, steps forward
 * again, and repeats the step only once the person agrees.
 */
export function guardLeaving(navigator: Navigator, ask: (leave: () => void) => void): () => void {
  const push = navigator.push.bind(navigator)
  const replace = navigator.replace.bind(navigator)
  const { href } = window.location
  const place = placeOf(window.location)
  const state: unknown = window.history.state
  const number = numberOf(state)
  const isHere = () => placeOf(window.location) === place
  let whenBackHere: (() => void) | null = null

  const leaves = (to: To) =>
    placeOf(new URL(navigator.createHref(to), window.location.href)) !== place

  function leaveBy(step: () => void) {
    ask(() => {
      release()
      step()
    })
  }

  guarded = leaveBy

  navigator.push = (to, toState, options) => {
    if (leaves(to)) leaveBy(() => push(to, toState, options))
    else push(to, toState, options)
  }
  navigator.replace = (to, toState, options) => {
    if (leaves(to)) leaveBy(() => replace(to, toState, options))
    else replace(to, toState, options)
  }
  const letRouterGo = holdLocation(navigator, isHere)

  function onPopState(event: PopStateEvent) {
    if (isHere()) {
      whenBackHere?.()
      whenBackHere = null
      return
    }
    const target = numberOf(event.state)
    const steps = target === null || number === null ? 0 : target - number
    if (steps === 0) {
      // An entry without a number: this page is added to the history again, and Back leads to that entry.
      window.history.pushState(state, '', href)
      leaveBy(() => window.history.back())
      return
    }
    whenBackHere = () => leaveBy(() => window.history.go(steps))
    window.history.go(-steps)
  }

  window.addEventListener('popstate', onPopState)
  window.addEventListener('beforeunload', onUnload)

  function release() {
    if (guarded === leaveBy) guarded = null
    navigator.push = push
    navigator.replace = replace
    letRouterGo()
    window.removeEventListener('popstate', onPopState)
    window.removeEventListener('beforeunload', onUnload)
  }
  return release
}
