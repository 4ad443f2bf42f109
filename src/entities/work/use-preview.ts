import { type FocusEvent, type PointerEvent, useCallback, useEffect, useState } from 'react'

/**
 * Something that shows while the mouse is over its card or the keyboard is on its button, and that a click or tap
 * keeps open. Escape closes it: where a click opened it, in its card; otherwise wherever the focus is. Where there
 * is no room (`mayGlance`), only a click shows it.
 */
export function usePreview(mayGlance: () => boolean) {
  const [pinned, setPinned] = useState(false)
  const [glanced, setGlanced] = useState(false)
  useEffect(() => {
    if (!glanced) return undefined
    const onKeyDown = ({ key }: { key: string }) => {
      if (key === 'Escape') setGlanced(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [glanced])
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
      onKeyDown({ key }: { key: string }) {
        if (key === 'Escape') setPinned(false)
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
