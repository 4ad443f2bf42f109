import type { Navigator, To } from 'react-router-dom'

/** Where the page is, without the fragment: a jump inside the page leaves nothing. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** The router numbers its history entries; others (a jump to a fragment) have no number. */
function numberOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null) return null
  const number: unknown = Reflect.get(state, 'idx')
  return typeof number === 'number' ? number : null
}

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Keeps the router at this place whatever the address bar says, until the returned function is
 * called. A browser calls the router about Back before anybody who listens later, so the router
 * cannot be kept from asking where it is; but it asks its history, which answers here.
 */
function holdLocation(navigator: Navigator, isHere: () => boolean): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'location')
  if (!own?.get) return () => undefined
  const read = (): unknown => own.get?.call(navigator)
  let last = read()
  Object.defineProperty(navigator, 'location', {
    ...own,
    get: () => (isHere() ? (last = read()) : last),
  })
  return () => void Object.defineProperty(navigator, 'location', own)
}

let guarded: ((step: () => void) => void) | null = null

/** Takes a step that leaves the page without the router, such as a logout: asks first where a guard stands. */
export function leavePage(step: () => void) {
  if (guarded) guarded(step)
  else step()
}

/**
 * Stops every way off the page and asks first: links and redirects through the router's
 * `navigator`, Back and Forward, closing and reloading. `ask` gets the function that leaves after
 * all. Returns what takes the guard away; one guard at a time.
 *
 * Back has already happened when the page hears of it: the guard holds the router where it is,
 * steps forward again, and only repeats the step once the person agrees.
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
      // An entry of unknown number: the page is entered anew, and Back leads there.
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
