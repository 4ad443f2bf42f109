/** So long after a press, the next one at its place still means the same entry. In ms. */
const AGAIN_MS = 1500
/** As far apart as presses at one place may be. In CSS pixels. */
const SLIP_PX = 20

/** Ends what the last press has begun. */
let last = new AbortController()

/**
 * Moves a row by its button, and again by each press that soon follows at the same place, where the button of another
 * row may be by then. A key needs no place: the focus stays on the button. The row stays in view.
 */
export function moveByPress(button: HTMLElement, press: MouseEvent, move: () => void) {
  last.abort()
  const now = new AbortController()
  last = now
  const { signal } = now
  let until = 0
  let isByHand = false

  function again() {
    move()
    until = performance.now() + AGAIN_MS
    // Once the rows have changed places.
    requestAnimationFrame(() => {
      button.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  }

  function follow(next: MouseEvent) {
    // The row may be gone by now, or its page.
    const isSoon = performance.now() < until && button.isConnected
    const isNear = Math.hypot(next.clientX - press.clientX, next.clientY - press.clientY) < SLIP_PX
    // A key's click has no place: its detail is 0. One made by code says itself what it presses.
    if (!isByHand || !next.detail || !isSoon || !isNear) return now.abort()
    next.preventDefault()
    next.stopImmediatePropagation()
    again()
    // The browser has given the focus to the button that was there.
    return button.focus({ preventScroll: true })
  }

  again()
  // Whoever scrolls has let go of the row.
  for (const type of ['wheel', 'pointercancel'])
    window.addEventListener(type, () => now.abort(), { signal, passive: true })
  if (!press.detail) return
  const options = { capture: true, signal }
  // If the page moves under a press, moved-press.ts hands its click on, which is then no longer trusted.
  window.addEventListener('pointerdown', ({ isTrusted }) => (isByHand = isTrusted), options)
  window.addEventListener('click', follow, options)
}
