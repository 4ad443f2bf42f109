import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes the menu; a focus that stood inside goes back to its button. */
function close(menu: HTMLDetailsElement) {
  if (!menu.open) return
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}

/**
 * What code adds to a <details> that opens and closes by itself: it closes on navigation, on
 * Escape, and when the focus moves on into the page, which would lie hidden behind it.
 */
export function useSideMenu() {
  const { key } = useLocation()
  const last = useRef(key)
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // Not on arrival: somebody may have opened it before the code was there.
    if (last.current !== key && ref.current) close(ref.current)
    last.current = key
  }, [key])

  return {
    ref,
    onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
      if (event.key === 'Escape') close(event.currentTarget)
    },
    onBlur(event: FocusEvent<HTMLDetailsElement>) {
      const next = event.relatedTarget
      if (next instanceof Node && !event.currentTarget.contains(next))
        event.currentTarget.open = false
    },
  }
}
