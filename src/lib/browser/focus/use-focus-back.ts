import { useEffect, useRef } from 'react'

/**
 * For a button that is disabled while its work is under way, and so loses the focus: the focus returns when the work is
 * done, unless it has moved on meanwhile. Use the result as the button's `ref`.
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
