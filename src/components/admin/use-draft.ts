import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { type Draft, keepDraft, readDraft } from './draft'

/** The name a draft is kept under, and the shape it must still have. */
export type DraftPlace<V> = { key: string; schema: v.GenericSchema<unknown, V> }

/**
 * Unsaved input that outlives the form: written when the form goes away with some in it, and when
 * the tab is hidden, from where a reload or a phone in need of memory can end the page unasked.
 */
export function useDraft<V extends object>(draft: DraftPlace<V> | undefined) {
  const [kept] = useState(() => draft && readDraft(draft.key, draft.schema))
  const latest = useRef<Draft>(kept)
  const key = draft?.key

  useEffect(() => {
    if (key === undefined) return undefined
    const keep = () => keepDraft(key, latest.current)
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [key])

  return {
    kept,
    note(values: Draft) {
      latest.current = values
    },
    drop() {
      latest.current = undefined
      if (key !== undefined) keepDraft(key, undefined)
    },
  }
}
