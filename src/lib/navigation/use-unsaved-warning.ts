import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { guardLeaving } from './guard-leaving'

/**
 * Warns before the page is left while something is unsaved. Closing and reloading show the browser's own question;
 * links, Back and Forward set `asking`, which the caller shows as a dialog with `stay` and `leave`. Once nothing is
 * unsaved any more (a running save has finished), the dialog closes and the stopped navigation continues. `release()`
 * removes the guard at once, for a page that saves and moves on; it returns whether a stopped navigation has left the
 * page already. Product 10, Nothing typed is lost.
 */
export function useUnsavedWarning(unsaved: boolean) {
  const { navigator } = useContext(NavigationContext)
  const [asking, setAsking] = useState(false)
  const guard = useRef<() => void>(undefined)
  const pressed = useRef<() => void>(undefined)

  const letGo = useCallback(() => {
    guard.current?.()
    guard.current = undefined
  }, [])

  /** Closes the dialog and continues the navigation that was stopped. */
  const leave = useCallback(() => {
    const way = pressed.current
    pressed.current = undefined
    if (!way) return false
    setAsking(false)
    way()
    return true
  }, [])

  useEffect(() => {
    if (!unsaved) {
      leave()
      return undefined
    }
    guard.current = guardLeaving(navigator, (way) => {
      pressed.current = way
      setAsking(true)
    })
    return letGo
  }, [unsaved, navigator, leave, letGo])

  return {
    asking,
    stay: () => {
      pressed.current = undefined
      setAsking(false)
    },
    leave,
    release() {
      letGo()
      return leave()
    },
  }
}
