import { useEffect, useState } from 'react'

/** Up to here (px) the page counts as being at its top. */
const TOP = 200
/** Height (px) of the strip at the lower edge of the screen where the chat button floats. */
const STRIP = 80
/** What must not be covered: fields, and the last lines of the page. */
const COVERABLE = 'main form:not([role="search"]), body footer'

function reachesStrip(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > window.innerHeight - STRIP
}

/**
 * Where the reader is: `onTheWay` below the first 200 px of the page; `covers` while a form or
 * the footer reaches under the chat button. Both false in prerendered pages.
 */
export function useScrollPlace() {
  const [onTheWay, setOnTheWay] = useState(false)
  const [covers, setCovers] = useState(false)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setOnTheWay(window.scrollY > TOP)
      setCovers([...document.querySelectorAll(COVERABLE)].some(reachesStrip))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    document.addEventListener('scroll', lookSoon, { passive: true })
    // The page grows as its parts arrive, and changes with the screen.
    const size = new ResizeObserver(lookSoon)
    size.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', lookSoon)
      size.disconnect()
    }
  }, [])

  return { onTheWay, covers }
}
