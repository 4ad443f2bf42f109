import { useLayoutEffect, useRef, useState } from 'react'
import { placesNow, type Places, shiftSince } from './layout-shift'

/** What may shift for news, in the unit of layout shifts: less than an eye follows. */
const QUIET = 0.01

/** Without a scroll for so long (ms), the reader has scrolled on. */
const SCROLLED_MS = 150

/** Calls `run` after each scroll; most browsers in use do not tell of its end. */
function onScrolled(run: () => void, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => signal.aborted || run(), SCROLLED_MS)
  }
  window.addEventListener('scroll', wait, { signal, passive: true })
}

/**
 * Data as it is to be shown: newer one takes the place of the old when next to nothing in sight
 * moves by that. Else it waits until the reader has scrolled on, or looks elsewhere.
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
    // Taken back before anything is painted.
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
