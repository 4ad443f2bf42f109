import { useLayoutEffect, useRef } from 'react'

/**
 * For an element whose content may disappear: use the result as its `ref`. The element then keeps its height, so that
 * what is below it stays in place, or out of view.
 */
export function useReservedHeight(gone: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)

  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    current.style.minBlockSize = ''
    const { top, height: now } = current.getBoundingClientRect()
    if (!gone) height.current = now
    else current.style.minBlockSize = `${Math.min(height.current, window.innerHeight - top)}px`
  })

  return place
}
