/** What a person presses or fills in. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label'
/** Room (px) above and beside what floats that counts as its own. */
const ABOVE = 12
const BESIDE = 4

/**
 * Tells `tell` whether a control of the page lies under `floating`, which stands in one of the lower
 * corners, and again with each change. Gives back what stops it.
 */
export function watchPlace(floating: Element, tell: (isFree: boolean) => void): () => void {
  const covered = new Set<Element>()
  let corner: IntersectionObserver | undefined

  function watch(place: Element) {
    for (const control of [place, ...place.querySelectorAll(CONTROLS)]) {
      if (control !== floating && control.matches(CONTROLS)) corner?.observe(control)
    }
  }

  /** The browser itself compares, in each frame: a reading hand costs no script. */
  function aim() {
    const { top, left, right } = floating.getBoundingClientRect()
    const isLeft = left < window.innerWidth - right
    const sides = isLeft ? [BESIDE + right - window.innerWidth, 0] : [0, BESIDE - left]
    corner?.disconnect()
    covered.clear()
    corner = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target)
          else covered.delete(target)
        }
        tell(covered.size === 0)
      },
      { rootMargin: `${ABOVE - top}px ${sides[0]}px 0px ${sides[1]}px` },
    )
    watch(document.body)
  }

  const parts = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) watch(node)
    }
  })
  aim()
  // Its size is another one where its words come or go.
  const size = new ResizeObserver(aim)
  size.observe(floating)
  window.addEventListener('resize', aim)
  parts.observe(document.body, { childList: true, subtree: true })
  return () => {
    window.removeEventListener('resize', aim)
    for (const observer of [parts, size, corner]) observer?.disconnect()
  }
}
