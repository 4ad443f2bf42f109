import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'

type Props = { basename: string; children: ReactNode }
type Place = { action: NavigationType; location: Location }

/** Whether a mouse or a finger presses something at the moment; a keyboard's next key comes at once. */
function isPress() {
  const event: unknown = Reflect.get(window, 'event')
  return event instanceof MouseEvent && event.detail > 0
}

/**
 * The addresses of a browser's window. The page behind a pressed link comes in a task of its own: the press is
 * seen first, and what the page does beside being there waits until it is painted; in the press's own event
 * React would do that before. All other ways are gone at once: a redirect may follow on them, and on Back the
 * browser looks for its old place.
 */
export function SiteRouter({ basename, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState<Place>({
    action: history.action,
    location: history.location,
  })
  const drawn = useRef(location)

  useLayoutEffect(() => {
    let last: object
    const hear = (next: Place) => {
      last = next
      const go = () => {
        if (last === next) setPlace(next)
      }
      if (next.action === NavigationType.Push && isPress()) setTimeout(go)
      else go()
    }
    const stop = history.listen(hear)
    // Back while the first page was being drawn: nobody listened yet.
    const { action: way, location: place } = history
    if (place.key !== drawn.current.key) hear({ action: way, location: place })
    return stop
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
