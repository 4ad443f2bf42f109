import { useLayoutEffect, useRef } from 'react'

/**
 * For an element whose content may go: give it as the `ref`. What stands below it stays where it
 * is then, or out of sight.
 */
export function useKeptRoom(gone: boolean) {
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
