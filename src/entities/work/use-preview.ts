import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useState,
} from 'react'

/**
 * Something that shows while the mouse is over its card or the keyboard is on its button, and that a click or tap
 * keeps open. Escape closes it. Where there is no room (`mayGlance`), only a click shows it.
 */
export function usePreview(mayGlance: () => boolean) {
  const [pinned, setPinned] = useState(false)
  const [glanced, setGlanced] = useState(false)
  // A mouse that was there before the code loaded does not enter again.
  const showUnderMouse = useCallback(
    (card: HTMLElement | null) => {
      if (card?.matches(':hover') && window.matchMedia('(hover: hover)').matches)
        setGlanced(mayGlance())
    },
    [mayGlance],
  )

  return {
    open: pinned || glanced,
    pinned,
    /** For the surrounding card. A finger has no hover: its tap is the click. */
    card: {
      ref: showUnderMouse,
      onPointerEnter: (event: PointerEvent) =>
        setGlanced(event.pointerType === 'mouse' && mayGlance()),
      onPointerLeave: () => setGlanced(false),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape') return
        setPinned(false)
        setGlanced(false)
      },
    },
    button: {
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) setGlanced(mayGlance())
      },
      onBlur: () => setGlanced(false),
      onClick() {
        setPinned(!pinned)
        // The second click closes it, even if the mouse is still over it.
        setGlanced(false)
      },
    },
  }
}
