/** Parts of a page that can take the focus in place of a removed element inside them. */
const PLACES = '[tabindex="-1"], nav, section, form, fieldset, dialog'

/** The smallest part of the page, or of the dialog over it, around an element, else the page's main region. */
function placeAround(element: Element): HTMLElement | null {
  const part = element.closest<HTMLElement>(PLACES)
  return part?.closest('#main, dialog') ? part : document.getElementById('main')
}

/**
 * When the focused element is removed from the page (a link to the last page of a list, a button that undoes itself),
 * moves the focus to the part around it: keyboard and screen reader continue there and not at the top of the document.
 * Leaves overlays of other software alone. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let last = document.activeElement
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  const watch = new MutationObserver((changes) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const gone = last
    const change = changes.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    )
    if (!(change?.target instanceof Element) || change.target === document.body) return
    last = null
    const place = placeAround(change.target)
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    watch.disconnect()
  }
}
