import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

type CloseWatcher = EventTarget & { destroy: () => void }

declare global {
  interface Window {
    /** Reports a phone's Back and Escape; not in every browser. */
    CloseWatcher?: new () => CloseWatcher
  }
}

/** Closes the menu; a focus that was inside goes back to its button. */
function close(menu: HTMLDetailsElement) {
  if (!menu.open) return
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}

/**
 * What code adds to a <details> that opens and closes by itself: it closes on navigation, on Escape, and when the
 * focus moves on into the page, which would be hidden behind it.
 */
export function useSideMenu() {
  const { key } = useLocation()
  const last = useRef(key)
  const ref = useRef<HTMLDetailsElement>(null)
  const watcher = useRef<CloseWatcher>(null)

  useEffect(() => {
    // Not on arrival: somebody may have opened it before the code loaded.
    if (last.current !== key && ref.current) close(ref.current)
    last.current = key
  }, [key])

  return {
    ref,
    // A phone's Back closes the menu and stays on the page, in browsers that report it.
    onToggle({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
      watcher.current?.destroy()
      watcher.current = null
      if (!menu.open || !window.CloseWatcher) return
      watcher.current = new window.CloseWatcher()
      watcher.current.addEventListener('close', () => close(menu))
    },
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
