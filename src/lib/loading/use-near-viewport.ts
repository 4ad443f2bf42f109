import { useCallback, useState } from 'react'

const MARGIN_PX = 600

/**
 * Calls `onNear` once the element comes within 600 CSS pixels of the viewport; at once if the browser cannot observe
 * that. Returns the function that stops it.
 */
export function watchNear(element: Element, onNear: () => void): () => void {
  const reached = element.getBoundingClientRect().top < window.innerHeight + MARGIN_PX
  if (reached || !('IntersectionObserver' in window)) {
    onNear()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: `${MARGIN_PX}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Returns a ref, and whether its element has come within 600 CSS pixels of the viewport; once true, it stays true.
 * False while prerendering.
 */
export function useNearViewport(): [
  (element: Element | null) => (() => void) | undefined,
  boolean,
] {
  const [near, setNear] = useState(false)
  const ref = useCallback(
    (element: Element | null) => (element ? watchNear(element, () => setNear(true)) : undefined),
    [],
  )
  return [ref, near]
}
