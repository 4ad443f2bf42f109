import { useEffect, useEffectEvent, useRef } from 'react'
import { logError } from '@/lib/browser/log'
import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { loadCode } from '@/lib/loading/load-code'

/**
 * A ref for a list whose entries can be dragged while it is `active`. The code loads at the
 * reader's first interaction; without it the buttons beside each entry do the same.
 */
export function useDrag(active: boolean, onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    if (!active) return undefined
    let end: (() => void) | undefined
    let left = false
    const begin = async () => {
      try {
        const { makeSortable } = await loadCode(() => import('./sortable'))
        if (!left && list.current) end = makeSortable(list.current, (from, to) => drop(from, to))
      } catch (error) {
        logError('Dragging could not be loaded', error)
      }
    }
    const stop = onFirstInteraction(() => void begin())
    return () => {
      left = true
      stop()
      end?.()
    }
  }, [active])

  return list
}
