import { type ReactNode, useLayoutEffect, useState } from 'react'
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { afterFrame } from '@/lib/browser/after-frame'
import { isAtOnce } from '@/lib/navigation/at-once'

type Props = { basename: string; children: ReactNode }

/**
 * The addresses of a browser's window. A press is answered by the next frame, and the page behind it comes
 * right after that. Back and Forward are done with the browser's own step, which looks for the old
 * place in them.
 */
export function SiteRouter({ basename, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  })

  useLayoutEffect(() => {
    let callOff = () => undefined as void
    const stop = history.listen((next) => {
      callOff()
      const go = () => setPlace({ action: next.action, location: next.location })
      const waits = next.action === NavigationType.Push && !isAtOnce(next.location.state)
      if (waits) callOff = afterFrame(go)
      else go()
    })
    return () => {
      callOff()
      stop()
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
