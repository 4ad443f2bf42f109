import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { guardLeaving } from './guard-leaving'

/**
 * Warns before the page is left while something is unsaved: the browser's own question for
 * closing and reloading, and for links, Back and Forward `asking`, which the caller shows as a
 * dialog with `stay` and `leave`. `release()` lets go at once, for a page that saves and moves on.
 */
export function useUnsavedWarning(unsaved: boolean) {
  const { navigator } = useContext(NavigationContext)
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null)
  const guard = useRef<() => void>(undefined)

  const release = useCallback(() => {
    guard.current?.()
    guard.current = undefined
  }, [])

  useEffect(() => {
    if (!unsaved) return undefined
    guard.current = guardLeaving(navigator, (leave) => setWaiting({ leave }))
    return release
  }, [unsaved, navigator, release])

  return {
    asking: waiting !== null,
    stay: () => setWaiting(null),
    leave() {
      setWaiting(null)
      waiting?.leave()
    },
    release,
  }
}
