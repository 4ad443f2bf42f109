import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `onPress` for a click on the backdrop of the modal dialog around `inside`. A press that
 * began in the dialog (selecting text, say) and ended outside does not count.
 */
export function useOutsidePress(inside: RefObject<HTMLElement | null>, onPress: () => void) {
  const press = useEffectEvent(onPress)

  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    if (!dialog) return undefined
    let beganOutside = false
    const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      // Events on the backdrop have the dialog as their target, and a position outside its edges.
      return (
        target === dialog &&
        (clientX < left || clientX > right || clientY < top || clientY > bottom)
      )
    }
    const down = (event: MouseEvent) => {
      beganOutside = isOutside(event)
    }
    const click = (event: MouseEvent) => {
      if (beganOutside && isOutside(event)) press()
    }
    dialog.addEventListener('mousedown', down)
    dialog.addEventListener('click', click)
    return () => {
      dialog.removeEventListener('mousedown', down)
      dialog.removeEventListener('click', click)
    }
  }, [inside])
}
