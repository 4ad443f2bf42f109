/** What a person presses or fills in. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label'
/** Parts of a page whose controls are watched only while they are near the screen. */
const PARTS = 'section, header, footer, main, body'
const NEAR = '50% 0px'
/** Margin (px) above and beside the floating element in which controls count as covered. */
const ABOVE = 12
const BESIDE = 4

/**
 * A part and its controls, but not those of parts inside it. The part itself is watched too, so that one without
 * controls is reported: then nothing is covered.
 */
const watchedIn = (part: Element) => [
  part,
  ...[...part.querySelectorAll(CONTROLS)].filter((control) => control.closest(PARTS) === part),
]

/**
 * Calls `tell` with whether the place of `floating`, in one of the lower corners, is free of the page's controls, and
 * again with each change. Returns the function that stops it.
 */
export function watchOverlap(floating: Element, tell: (isFree: boolean) => void): () => void {
  const covered = new Set<Element>()
  const nearParts = new Set<Element>()
  let corner: IntersectionObserver | undefined

  /** The browser itself compares positions, in each frame: scrolling runs no script, and few controls cost little. */
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) come(target)
        else leave(target)
      }
    },
    { rootMargin: NEAR },
  )

  function observe(each: Element) {
    if (each !== floating) corner?.observe(each)
  }

  function come(part: Element) {
    nearParts.add(part)
    for (const each of watchedIn(part)) observe(each)
  }

  function leave(part: Element) {
    if (!nearParts.delete(part)) return
    for (const each of watchedIn(part)) {
      corner?.unobserve(each)
      covered.delete(each)
    }
    tell(covered.size === 0)
  }

  function watch(place: Element) {
    const all = [place, ...place.querySelectorAll(`${PARTS}, ${CONTROLS}`)]
    for (const each of all) {
      if (each.matches(PARTS)) near.observe(each)
      else if (each.matches(CONTROLS) && nearParts.has(each.closest(PARTS) ?? each)) observe(each)
    }
  }

  /** Watches the place where `floating` is now. */
  function aim() {
    const { top, left, right } = floating.getBoundingClientRect()
    const isLeft = left < window.innerWidth - right
    const sides = isLeft ? [BESIDE + right - window.innerWidth, 0] : [0, BESIDE - left]
    corner?.disconnect()
    covered.clear()
    corner = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting && target.matches(CONTROLS)) covered.add(target)
          else covered.delete(target)
        }
        tell(covered.size === 0)
      },
      { rootMargin: `${ABOVE - top}px ${sides[0]}px 0px ${sides[1]}px` },
    )
    for (const part of nearParts) come(part)
  }

  const parts = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) watch(node)
    }
  })
  aim()
  watch(document.body)
  // Its size changes when its text appears or disappears.
  const size = new ResizeObserver(aim)
  size.observe(floating)
  window.addEventListener('resize', aim)
  parts.observe(document.body, { childList: true, subtree: true })
  return () => {
    window.removeEventListener('resize', aim)
    for (const observer of [parts, size, near, corner]) observer?.disconnect()
  }
}
