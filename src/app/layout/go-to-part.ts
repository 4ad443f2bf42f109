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
 * Goes to the part of the page that a link names, as soon as it exists: its page may load late. Gives up 5 s after it was
 * `asked` (ms, as from `performance.now()`). Returns the function that stops it.
 */
export function goToPart(id: string, asked: number): () => void {
  const left = asked + WAIT_MS - performance.now()
  const watch = new MutationObserver(() => goTo(id) && watch.disconnect())
  const end = () => watch.disconnect()
  if (left > 0 && !goTo(id)) {
    watch.observe(document.body, { childList: true, subtree: true })
    setTimeout(end, left)
  }
  return end
}
