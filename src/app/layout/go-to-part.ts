const WAIT_MS = 5000

/** Scrolls to the element with an id and focuses it, unless something in it has the focus. */
function goTo(id: string): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  place.scrollIntoView()
  if (!place.contains(document.activeElement)) {
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  return true
}

/**
 * Goes to the part of the page that a link names, as soon as it exists: its page may load late. Gives up 5 s after it
 * was `asked` (ms, as from `performance.now()`), and once the focus is elsewhere than `from`, where it was then. Returns
 * the function that stops it.
 */
export function goToPart(id: string, asked: number, from: Element | null): () => void {
  const left = asked + WAIT_MS - performance.now()
  const isElsewhere = () => ![from, document.body].includes(document.activeElement)
  const isDone = () => isElsewhere() || goTo(id)
  const watch = new MutationObserver(() => isDone() && watch.disconnect())
  const end = () => watch.disconnect()
  if (left > 0 && !isDone()) {
    watch.observe(document.body, { childList: true, subtree: true })
    setTimeout(end, left)
  }
  return end
}
