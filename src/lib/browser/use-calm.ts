import { useLayoutEffect, useRef, useState } from 'react'

type Places = ReadonlyMap<Element, DOMRect>

/** What somebody reads, looks at or types in. */
const SEEN = '#main :is(h1, h2, h3, p, li, img, svg, form, input, button)'

/** Browsers count no smaller step as a move. */
const STEP_PX = 3

function inSight(): Places {
  const places = new Map<Element, DOMRect>()
  for (const element of document.querySelectorAll(SEEN)) {
    const place = element.getBoundingClientRect()
    if (place.height > 0 && place.bottom > 0 && place.top < window.innerHeight)
      places.set(element, place)
  }
  return places
}

function haveMoved(places: Places): boolean {
  return [...places].some(([element, { top, left }]) => {
    if (!element.isConnected) return false
    const now = element.getBoundingClientRect()
    return Math.abs(now.top - top) >= STEP_PX || Math.abs(now.left - left) >= STEP_PX
  })
}

/**
 * Data as it is to be shown: newer one takes the place of the old when nothing in sight moves by
 * that. Else it waits until the reader has scrolled on, or looks elsewhere.
 */
export function useCalm<Data>(data: Data | undefined): Data | undefined {
  const [old, setShown] = useState(data)
  const shown = old ?? data
  const trial = useRef<{ before: Data | undefined; places: Places }>(undefined)
  const refused = useRef<Data>(undefined)

  useLayoutEffect(() => {
    const { current } = trial
    trial.current = undefined
    if (!current || !haveMoved(current.places)) return
    // Taken back before anything is painted.
    refused.current = shown
    setShown(() => current.before)
  }, [shown])

  useLayoutEffect(() => {
    if (data === undefined || data === shown) return undefined
    const attempt = () => {
      if (!document.hidden) trial.current = { before: shown, places: inSight() }
      setShown(() => data)
    }
    if (refused.current !== data) attempt()
    const waiting = new AbortController()
    const { signal } = waiting
    window.addEventListener('scrollend', attempt, { signal })
    document.addEventListener('visibilitychange', attempt, { signal })
    return () => waiting.abort()
  }, [data, shown])

  return shown
}
