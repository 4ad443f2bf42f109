const REST_MS = 1000

/**
 * Watches the hands on the page from now on: they are busy while a finger is down, and until
 * 1 s after the last scrolling, when a finger is likely to come down again.
 */
export function watchTouch() {
  const watch = new AbortController()
  let fingers = 0
  let scrolledAt = Number.NEGATIVE_INFINITY
  const options = { passive: true, signal: watch.signal }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    document.addEventListener(type, ({ touches }) => (fingers = touches.length), options)
  }
  document.addEventListener('scroll', () => (scrolledAt = performance.now()), options)
  return {
    isBusy: () => fingers > 0 || performance.now() - scrolledAt < REST_MS,
    stop: () => watch.abort(),
  }
}
