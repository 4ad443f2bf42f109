import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'

type Props = { basename: string; children: ReactNode }
type Place = { action: NavigationType; location: Location }

/** Whether a mouse or a finger is pressing something now; not a key, since the next key may follow at once. */
function isPress() {
  const event: unknown = Reflect.get(window, 'event')
  return event instanceof MouseEvent && event.detail > 0
}

/**
 * The router of a browser window. After a press on a link, the new page renders in a task of its own: the press is
 * painted first, and the page's effects wait until the page is painted; in the press's own event React would run them
 * before. All other navigations happen at once: a redirect may follow them, and on Back the browser restores its old
 * scroll position.
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
    // Handles a Back during the first render, when nothing was listening yet.
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
      // Renders in one go: in slices the page would appear later.
      useTransitions={false}
    >
      {children}
    </Router>
  )
}
