import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * What stands below the first sight of a page. Where a press opens the page it comes right after the
 * frame that shows the heading; with a visit, and with Back and Forward, together with it.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const isPressed = useNavigationType() !== NavigationType.Pop
  return useDeferredValue(true, !isPressed) && children
}
