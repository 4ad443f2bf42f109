import { type Dispatch, type SetStateAction, useCallback, useRef } from 'react'
import { openForm } from '@/lib/browser/open-forms'
import { dropDraft, restoreDraft, saveDraft } from './draft'
import { isTouched } from './form-data'
import { IDLE, type State } from './form-state'

/**
 * Keeps what is typed into a form and not sent under the name `draft`: put back when the form comes to the page,
 * kept when the tab is hidden or the page is left. Without a name nothing is kept. `ref` is the form's;
 * `noteUnsaved` says whether something in it is unsent. Product 10, Nothing typed is lost.
 */
export function useDraft(draft: string | undefined, setState: Dispatch<SetStateAction<State>>) {
  const element = useRef<HTMLFormElement>(null)
  // The state as the page's end finds it, which waits for no render.
  const unsaved = useRef(false)

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      if (!form || !draft) return undefined
      const restored = restoreDraft(draft, form)
      unsaved.current = isTouched(form)
      if (unsaved.current) setState((before) => ({ ...before, unsaved: true, restored }))
      const takeBack = () => {
        unsaved.current = true
        setState({ ...IDLE, unsaved: true, restored: restoreDraft(draft, form) })
        form.querySelector<HTMLElement>('input, textarea, select')?.focus()
      }
      const close = openForm(draft, { isInUse: () => isTouched(form), takeBack })
      // Not at each letter: a picture may be part of it. A hidden tab may end unasked.
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
