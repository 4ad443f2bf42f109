import { useFormInfo } from '@/components/form/form-info'
import type { ChangeProblem } from '@/lib/api/send-change'
import { adminForm as words } from '@/words/admin-catalogue'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import styles from './form-notes.module.css'

/** Says that unsaved input was restored, and offers to discard it. */
export function RestoredNote({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <p className={styles.note}>
      {words.kept}{' '}
      <button type="button" className="link-button" onClick={onStartAgain}>
        {words.startAgain}
      </button>
    </p>
  )
}

/** The text for a problem. "Nothing was saved" is shown only if the server has said so. */
function noteOf({ tooLarge, notFound, notKnown }: ChangeProblem, isNew: boolean): string {
  if (notKnown) return words.notKnown
  if (tooLarge) return words.tooLarge
  return notFound && !isNew ? words.gone : words.nothingSaved
}

/** The text to show for a failed change; a record that `isNew` cannot have been deleted yet. */
export function problemOf(failure: ChangeProblem, isNew: boolean): string {
  const { serverSays } = failure
  const problem = noteOf(failure, isNew)
  return serverSays === undefined ? problem : `${problem} ${words.serverSays(serverSays)}`
}

/** Shows the problem beside the button and takes the focus; it is no alert, since a toast has read it out. */
export function ProblemNote() {
  const { form } = useFormInfo()
  if (!form.problem) return null
  return (
    <p key={form.attempt} ref={takeFocus} tabIndex={-1} className={styles.problem}>
      {form.problem}
    </p>
  )
}
