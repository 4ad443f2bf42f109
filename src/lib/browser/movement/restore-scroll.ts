declare global {
  interface Window {
    /** The reader pressed or focused something, or turned a wheel, before the page's code came: starter.js. */
    hasMoved?: boolean
  }
}

/** So long after the last movement a page lies still; Safari allows 100 changes of the history in 30 s. In ms. */
const STILL_MS = 400
/** How long a page may take to be as long as it was. In ms. */
const WAIT_MS = 5000
/** The reader goes elsewhere, on this page or on another. */
const MOVES = [
  'wheel',
  'pointerdown',
  'touchstart',
  'click',
  'focusin',
  'keydown',
  'popstate',
] as const

/** A new entry of the history has none: the page was shown before. */
const notedTop = (): unknown => Reflect.get(Object(window.history.state), 'top')

/** Whether the page is being held at its place: where it stands meanwhile is not worth noting. */
let isHeld = false

/** In the entry of the history. A browser ignores it while it leaves the page. */
function noteTop() {
  const { scrollY: top } = window
  if (isHeld || top === notedTop()) return
  window.history.replaceState({ ...window.history.state, top }, '')
}

/** Returns to a place (CSS pixels from the page's top) each time the page's height changes, until the reader moves. */
function holdAt(top: number) {
  const { href } = window.location
  const ended = new AbortController()
  const { signal } = ended
  const heights = new ResizeObserver(() => {
    // A redirect, say.
    if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' })
    else end()
  })
  function end() {
    isHeld = false
    ended.abort()
    heights.disconnect()
  }
  isHeld = true
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
  const top = notedTop()
  if (typeof top === 'number' && top > 0 && !window.hasMoved) holdAt(top)
  let timer: number | undefined
  // A press, too, may lead to a new entry of the history, for the same page.
  for (const type of ['scroll', 'click', 'keyup'])
    window.addEventListener(
      type,
      () => {
        clearTimeout(timer)
        timer = window.setTimeout(noteTop, STILL_MS)
      },
      { passive: true },
    )
}
