import { useEffect, useEffectEvent } from 'react'

/** What Escape closes first: a dialog above the page, or the side menu. `:is` skips what an old engine does not know. */
const ABOVE = ':is(dialog:modal, header details[open])'

/** Calls `onEscape` for Escape anywhere on the page, while `active` and if nothing else handles it. */
export function useEscape(active: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)

  useEffect(() => {
    if (!active) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector(ABOVE)) escape()
    }
    // Runs before the menu handles the key and is closed.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [active])
}
