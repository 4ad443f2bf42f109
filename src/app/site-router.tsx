import { type ReactNode, useLayoutEffect, useState } from 'react'
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { afterFrame } from '@/lib/browser/after-frame'
import { isAtOnce } from '@/lib/navigation/at-once'

type Props = { basename: string; children: ReactNode }

/** Tells whether a link is being pressed at the moment; the other function stops the watch. */
function watchPresses() {
  let isPress = false
  const watch = ({ target }: Event) => {
    isPress = target instanceof Element && target.closest('a[href]') !== null
    setTimeout(() => (isPress = false))
  }
  document.addEventListener('click', watch, { capture: true })
  const stop = () => document.removeEventListener('click', watch, { capture: true })
  return [() => isPress, stop] as const
}

/**
 * The addresses of a browser's window. A press on a link is answered by the next frame, and the page
 * behind it comes right after that. All other ways are gone at once: a redirect may follow on them, and
 * on Back the browser looks for its old place.
 */
export function SiteRouter({ basename, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })

  useLayoutEffect(() => {
    let callOff = () => undefined as void
    const [isPress, stopWatch] = watchPresses()
    const stop = history.listen((next) => {
      callOff()
      const go = () => setPlace({ action: next.action, location: next.location })
      const isWay = next.action === NavigationType.Push && isPress()
      if (isWay && !isAtOnce(next.location.state)) callOff = afterFrame(go)
      else go()
    })
    return () => {
      callOff()
      stop()
      stopWatch()
    }
  }, [history])

  return (
    <Router
      basename={basename}
      location={location}
      navigationType={action}
      navigator={history}
      // In one go: in slices it would come later.
      useTransitions={false}
    >
      {children}
    </Router>
  )
}
