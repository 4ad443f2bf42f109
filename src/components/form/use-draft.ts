import { type Dispatch, type SetStateAction, useCallback, useRef } from 'react'
import { openForm } from '@/lib/browser/forms/open-forms'
import { dropDraft, restoreDraft, saveDraft } from './draft'
import { isTouched, resetForm } from './form-data'
import { IDLE, type State } from './form-state'

/**
 * Stores what is typed into a form and not sent under the name `draft`: restored when the form is added to
 * the page, stored when the tab is hidden or the page is left, and read again when the page comes back from the
 * browser's cache. Without a name nothing is stored. `ref` is the form's; `noteUnsaved` records whether something in it
 * is unsent. `setState` is for a form that says that its text came back. Product 10, Nothing typed is lost.
 */
export function useDraft(draft: string | undefined, setState?: Dispatch<SetStateAction<State>>) {
  const element = useRef<HTMLFormElement>(null)
  // A ref, since the page may close before the next render.
  const unsaved = useRef(false)

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      if (!form) return undefined
      const left = new AbortController()
      const { signal } = left
      // From the browser's back/forward cache, the form has only what its draft still has: a logout deletes the draft,
      // and it never has a password.
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (!persisted || !unsaved.current) return
        resetForm(form)
        if (draft) restoreDraft(draft, form)
        unsaved.current = isTouched(form)
        if (!unsaved.current) setState?.(IDLE)
      }
      window.addEventListener('pageshow', comeBack, { signal })
      const leave = () => {
        element.current = null
        left.abort()
      }
      if (!draft) return leave
      const restored = restoreDraft(draft, form)
      unsaved.current = isTouched(form)
      if (unsaved.current) setState?.((before) => ({ ...before, unsaved: true, restored }))
      const takeBack = () => {
        unsaved.current = true
        const cameBack = restoreDraft(draft, form)
        setState?.({ ...IDLE, unsaved: true, restored: cameBack })
        form.querySelector<HTMLElement>('input, textarea, select')?.focus()
      }
      const close = openForm(draft, { isInUse: () => isTouched(form), takeBack })
      // Not at each key press, since a picture may be part of it. The browser may discard a hidden tab unasked.
      const keep = () => (unsaved.current ? saveDraft : dropDraft)(draft, form)
      // A page is visible again before it is known to come back, when its draft may be gone.
      document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal })
      window.addEventListener('pagehide', keep, { signal })
      return () => {
        leave()
        close()
        keep()
      }
    },
    [draft, setState],
  )

  const noteUnsaved = (isUnsaved: boolean) => {
    unsaved.current = isUnsaved
  }
  return { ref, element, noteUnsaved }
}
