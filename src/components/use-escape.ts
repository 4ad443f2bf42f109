import { useEffect, useEffectEvent } from 'react'

/** What Escape closes first: a dialog above, the side menu. */
const ABOVE = 'dialog:modal, header details[open]'

/** Calls `onEscape` for Escape anywhere on the page, while `active` and nothing else answers it. */
export function useEscape(active: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)

  useEffect(() => {
    if (!active) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector(ABOVE)) escape()
    }
    // Before the menu answers and is closed.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [active])
}
