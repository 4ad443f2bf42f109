import { useCallback, useState } from 'react'

/**
 * Tells when the element with the given ref comes within `margin` CSS pixels of the viewport;
 * from then on it stays true. False while prerendering; true at once where nobody can tell.
 */
export function useNearViewport(
  margin = 600,
): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [near, setNear] = useState(false)

  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const reached = element.getBoundingClientRect().top < window.innerHeight + margin
      if (reached || !('IntersectionObserver' in window)) {
        setNear(true)
        return undefined
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          setNear(true)
          observer.disconnect()
        },
        { rootMargin: `${margin}px 0px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )

  return [ref, near]
}
