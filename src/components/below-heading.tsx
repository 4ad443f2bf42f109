import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useReady } from '@/lib/browser/page/use-ready'

/**
 * The content below the first view of a page. If a press opens the page, it is rendered right after the frame
 * that shows the heading; in HTML, and with Back and Forward, together with it.
 */
export function BelowHeading({ children }: { children: ReactNode }) {
  const isReady = useReady()
  const isPressed = useNavigationType() !== NavigationType.Pop
  return useDeferredValue(true, !(isReady && isPressed)) && children
}
