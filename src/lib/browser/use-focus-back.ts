import { useEffect, useRef } from 'react'

/**
 * For a button that is disabled while its work is under way, which takes the focus from it: the
 * focus comes back when it is done, unless it went on meanwhile. Give it as the button's `ref`.
 */
export function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)

  useEffect(() => {
    if (!busy && wasBusy.current && document.activeElement === document.body) {
      button.current?.focus()
    }
    wasBusy.current = busy
  }, [busy])

  return button
}
