/** So long after the last movement a page lies still; Safari allows 100 changes of the history in 30 s. In ms. */
const STILL_MS = 400
/** How long a page may take to be as long as it was. In ms. */
const WAIT_MS = 5000
/** The reader goes elsewhere, on this page or on another. */
const MOVES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'popstate']

const wasOpenBefore = () =>
  performance
    .getEntriesByType('navigation')
    .some((load) => ['reload', 'back_forward'].some((type) => Reflect.get(load, 'type') === type))

/** In the entry of the history. A browser ignores it while it leaves the page. */
const noteTop = () =>
  window.history.replaceState({ ...window.history.state, top: window.scrollY }, '')

/** Returns to a place (CSS pixels from the page's top) each time the page's height changes, until the reader moves. */
function holdAt(top: number) {
  const ended = new AbortController()
  const { signal } = ended
  const heights = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }))
  const end = () => {
    ended.abort()
    heights.disconnect()
  }
  heights.observe(document.body)
  for (const type of MOVES) window.addEventListener(type, end, { signal, passive: true })
  setTimeout(end, WAIT_MS)
}

/**
 * After a reload, or Back from another document, the page is where it was left. The browser looks for the place in the
 * HTML, which lacks what is stored on this device or named in the address, and then stays at the footer while the rest
 * comes. Product 10, Pages made of data.
 */
export function restoreScroll() {
  const top: unknown = Reflect.get(Object(window.history.state), 'top')
  // A press began before this code came.
  const isMoving = window.begunPress !== undefined
  if (typeof top === 'number' && top > 0 && wasOpenBefore() && !isMoving) holdAt(top)
  let timer: number | undefined
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = window.setTimeout(noteTop, STILL_MS)
    },
    { passive: true },
  )
}
