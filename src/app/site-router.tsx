import { type ReactNode, useLayoutEffect, useState } from 'react'
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { afterFrame } from '@/lib/browser/after-frame'

type Props = { basename: string; children: ReactNode }

/**
 * The addresses of a browser's window. A press on a link is first seen to be heard: the page behind it
 * comes right after that frame, at once where its code is there. Back and Forward come together
 * with the browser's own step, which looks for the old place in them.
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
      if (next.action === NavigationType.Push) callOff = afterFrame(go)
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
