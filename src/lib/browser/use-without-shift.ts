import { useLayoutEffect, useRef, useState } from 'react'
import { placesNow, type Places, shiftSince } from './layout-shift'

/** The largest layout shift that new data may cause: less than the eye notices. */
const QUIET = 0.01

/** After this long (ms) without a scroll event, scrolling counts as finished. */
const SCROLLED_MS = 150

/** Calls `run` after each scroll; most browsers in use do not report its end. */
function onScrolled(run: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => signal.aborted || run(), SCROLLED_MS)
  }
  window.addEventListener('scroll', wait, { signal, passive: true })
}

/**
 * The data to show. New data replaces the old at once if almost nothing in view moves. Otherwise it waits: it is tried
 * again after each scroll, and replaces the old in any case once the reader looks at another tab.
 */
export function useWithoutShift<Data>(data: Data | undefined): Data | undefined {
  const [old, setShown] = useState(data)
  const shown = old ?? data
  const trial = useRef<{ before: Data | undefined; places: Places }>(undefined)
  const refused = useRef<Data>(undefined)

  useLayoutEffect(() => {
    const { current } = trial
    trial.current = undefined
    if (!current || shiftSince(current.places) <= QUIET) return
    // Undo the change before anything is painted.
    refused.current = shown
    setShown(() => current.before)
  }, [shown])

  useLayoutEffect(() => {
    if (data === undefined || data === shown) return undefined
    const attempt = () => {
      if (!document.hidden) trial.current = { before: shown, places: placesNow() }
      setShown(() => data)
    }
    if (refused.current !== data) attempt()
    const waiting = new AbortController()
    const { signal } = waiting
    onScrolled(attempt, signal)
    document.addEventListener('visibilitychange', attempt, { signal })
    return () => waiting.abort()
  }, [data, shown])

  return shown
}
