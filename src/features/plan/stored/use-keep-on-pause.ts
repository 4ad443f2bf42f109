import { useEffectEvent, useLayoutEffect, useRef } from 'react'

const IDLE_MS = 800

/**
 * Stores what is typed when the reader pauses, hides or leaves the page: no key press waits for the
 * plan. `keepLater` is for each key press, `keepNow` for whatever ends the typing.
 */
export function useKeepOnPause<T>(keep: () => T) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function keepNow(): T {
    clearTimeout(timer.current)
    return keep()
  }

  function keepLater() {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, IDLE_MS)
  }

  const leave = useEffectEvent(() => void keepNow())

  useLayoutEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('pagehide', () => leave(), { signal })
    document.addEventListener('visibilitychange', () => leave(), { signal })
    return () => {
      leaving.abort()
      // This runs while the field is still in the page.
      leave()
    }
  }, [])

  return { keepNow, keepLater }
}
