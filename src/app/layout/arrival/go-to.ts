/** Scrolls to the element with an id and focuses it, unless something in it has the focus; false if it is not there. */
export function goTo(id: string): boolean {
  const place = document.getElementById(id)
  if (!place) return false
  place.scrollIntoView()
  if (!place.contains(document.activeElement)) {
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  return true
}
