import { type ReactNode, use, useDeferredValue } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

/**
 * What frames the page and marks in its links where the reader is: it follows a new page right after the
 * frame that shows that. `children` is the same element each time.
 */
export function BehindPage({ children }: { children: ReactNode }) {
  const place = useDeferredValue(use(LocationContext))
  return <LocationContext value={place}>{children}</LocationContext>
}
