import { useLayoutEffect, useRef } from 'react'

/**
 * For an element whose content may go: give it as the `ref`. What stands in sight below it stays
 * where it is then; where nothing does, the room goes too.
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
    else if (top + height.current < window.innerHeight)
      current.style.minBlockSize = `${height.current}px`
  })

  return place
}
