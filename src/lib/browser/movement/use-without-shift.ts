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
 * again after each scroll, and replaces the old in any case once the reader looks at another tab, or asks for it: while
 * it waits there is a second value, the function that shows it.
 */
export function useWithoutShift<Data>(
  data: Data | undefined,
): readonly [shown: Data | undefined, showNewer: (() => void) | undefined] {
  const [shown, setShown] = useState(data)
  // Without this, data that came later than the component would never be held against the answers after it.
  if (shown === undefined && data !== undefined) setShown(() => data)
  const trial = useRef<{ before: Data | undefined; places: Places }>(undefined)
  const [refused, setRefused] = useState<Data>()

  function showNewer() {
    setRefused(undefined)
    setShown(() => data)
  }

  useLayoutEffect(() => {
    const { current } = trial
    trial.current = undefined
    if (!current) return
    const isQuiet = shiftSince(current.places) <= QUIET
    setRefused(() => (isQuiet ? undefined : shown))
    // Undo the change before anything is painted.
    if (!isQuiet) setShown(() => current.before)
  }, [shown])

  useLayoutEffect(() => {
    if (data === undefined || data === shown) return undefined
    const attempt = () => {
      if (document.hidden) setRefused(undefined)
      else trial.current = { before: shown, places: placesNow() }
      setShown(() => data)
    }
    if (refused !== data) attempt()
    const waiting = new AbortController()
    const { signal } = waiting
    onScrolled(attempt, signal)
    document.addEventListener('visibilitychange', attempt, { signal })
    return () => waiting.abort()
  }, [data, shown, refused])

  return [shown, refused !== undefined && refused === data ? showNewer : undefined]
}
