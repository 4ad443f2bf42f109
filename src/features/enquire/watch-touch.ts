const REST_MS = 1000

/**
 * Watches touch, mouse and keys from now on: the person is busy while a finger or a mouse button is down, and
 * until 1 s after that, the last scrolling or the last key, when another press is likely. A press that moves no
 * focus (a choice, on an iPhone) leaves no other trace.
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
  // Moves too: after a list or menu of the system, the end of a press may fire no event.
  for (const type of ['mousedown', 'mouseup', 'mousemove'] as const) {
    document.addEventListener(type, ({ buttons }) => note(buttons), options)
  }
  // Scrolling, and keys: the next press of Enter is meant for what had the focus.
  for (const type of ['scroll', 'keydown', 'keyup'] as const) {
    document.addEventListener(type, () => (movedAt = performance.now()), options)
  }
  return {
    isBusy: () => down > 0 || performance.now() - movedAt < REST_MS,
    stop: () => watch.abort(),
  }
}
