import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useReady } from '@/lib/browser/use-ready'

/**
 * What stands below the first sight of a page. Where a press opens the page it comes right after the
 * frame that shows the heading; in HTML, and with Back and Forward, together with it.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const isReady = useReady()
  const isPressed = useNavigationType() !== NavigationType.Pop
  return useDeferredValue(true, !(isReady && isPressed)) && children
}
