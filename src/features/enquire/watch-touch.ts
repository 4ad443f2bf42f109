const REST_MS = 1000

/**
 * Watches the hands on the page from now on: they are busy while a finger or a button of the mouse is down, and
 * until 1 s after that or the last scrolling, when they are likely to press again. A press that gives nothing
 * the focus (a choice, on an iPhone) leaves no other trace.
 */
export function watchTouch() {
  const watch = new AbortController()
  let down = 0
  let movedAt = Number.NEGATIVE_INFINITY
  const options = { passive: true, signal: watch.signal }
  const note = (count: number) => {
    if (down > 0 || count > 0) movedAt = performance.now()
    down = count
  }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    document.addEventListener(type, ({ touches }) => note(touches.length), options)
  }
  // Moves too: after a list or a menu of the system the end of a press may not be heard.
  for (const type of ['mousedown', 'mouseup', 'mousemove'] as const) {
    document.addEventListener(type, ({ buttons }) => note(buttons), options)
  }
  document.addEventListener('scroll', () => (movedAt = performance.now()), options)
  return {
    isBusy: () => down > 0 || performance.now() - movedAt < REST_MS,
    stop: () => watch.abort(),
  }
}
