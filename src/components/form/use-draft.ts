import { useCallback, useRef, useState } from 'react'
import { dropDraft, restoreDraft, saveDraft } from './draft'
import { isTouched } from './form-data'

/**
 * What is typed into a form and not sent. Under `name` it outlives the form: it is written when
 * the form goes away with some in it, and when the tab is hidden, from where a reload or a phone
 * in need of memory can end the page unasked.
 */
export function useDraft(name: string | undefined) {
  const [shown, setShown] = useState({
    /** Something is no longer as the form began, or as it was sent. */
    unsaved: false,
    /** It was typed before the form came here. */
    restored: false,
  })
  // Who leaves the page waits for no render.
  const latest = useRef(false)

  /** Puts a draft into the form and keeps one of it from now on; gives what ends that. */
  const attach = useCallback(
    (form: HTMLFormElement) => {
      if (name === undefined) return undefined
      const found = restoreDraft(name, form)
      latest.current = isTouched(form)
      if (latest.current) setShown({ unsaved: true, restored: found })
      const keep = () => (latest.current ? saveDraft(name, form) : dropDraft(name))
      document.addEventListener('visibilitychange', keep)
      window.addEventListener('pagehide', keep)
      return () => {
        document.removeEventListener('visibilitychange', keep)
        window.removeEventListener('pagehide', keep)
        keep()
      }
    },
    [name],
  )

  return {
    ...shown,
    attach,
    /** After each change of the form. */
    note: (unsaved: boolean) => {
      latest.current = unsaved
      setShown((before) => (before.unsaved === unsaved ? before : { ...before, unsaved }))
    },
    /** What stands in the form is sent, or not wanted. */
    drop: () => {
      latest.current = false
      if (name !== undefined) dropDraft(name)
      setShown({ unsaved: false, restored: false })
    },
  }
}
