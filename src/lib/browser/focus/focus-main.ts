/** Moves the focus to the page's main region, without scrolling: for when the element that has it is about to go. */
export function focusMain() {
  const main = document.getElementById('main')
  // Focusing it again would lay out the page once more.
  if (document.activeElement !== main) main?.focus({ preventScroll: true })
}
