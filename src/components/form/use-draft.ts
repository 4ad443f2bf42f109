import { type Dispatch, type SetStateAction, useCallback, useRef } from 'react'
import { openForm } from '@/lib/browser/open-forms'
import { dropDraft, restoreDraft, saveDraft } from './draft'
import { isTouched } from './form-data'
import { IDLE, type State } from './form-state'

/**
 * Stores what is typed into a form and not sent under the name `draft`: restored when the form is added to
 * the page, stored when the tab is hidden or the page is left. Without a name nothing is stored. `ref` is the
 * form's; `noteUnsaved` records whether something in it is unsent. `setState` is for a form that says that its text
 * came back. Product 10, Nothing typed is lost.
 */
export function useDraft(draft: string | undefined, setState?: Dispatch<SetStateAction<State>>) {
  const element = useRef<HTMLFormElement>(null)
  // A ref, since the page may close before the next render.
  const unsaved = useRef(false)

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      if (!form || !draft) return undefined
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
      document.addEventListener('visibilitychange', keep)
      window.addEventListener('pagehide', keep)
      return () => {
        element.current = null
        document.removeEventListener('visibilitychange', keep)
        window.removeEventListener('pagehide', keep)
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
