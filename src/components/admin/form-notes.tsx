import { useFormInfo } from '@/components/form/form-info'
import type { ChangeProblem } from '@/lib/api/send-change'
import { adminForm as words } from '@/words/admin-catalogue'
import { takeFocus } from '@/lib/browser/take-focus'
import styles from './form-notes.module.css'

/** Says that unsaved input came back, and offers to drop it. */
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

/** "Nothing was saved" is for a server that has said so. */
function noteOf({ tooLarge, notFound, notKnown }: ChangeProblem, isNew: boolean): string {
  if (notKnown) return words.notKnown
  if (tooLarge) return words.tooLarge
  return notFound && !isNew ? words.gone : words.nothingSaved
}

/** What a failed change leaves to say; a record that `isNew` cannot be gone yet. */
export function problemOf(failure: ChangeProblem, isNew: boolean): string {
  const { serverSays } = failure
  const problem = noteOf(failure, isNew)
  return serverSays === undefined ? problem : `${problem} ${words.serverSays(serverSays)}`
}

/** Says beside the button what became of it; takes the focus, since a toast has read it out. */
export function ProblemNote() {
  const { form } = useFormInfo()
  if (!form.problem) return null
  return (
    <p key={form.attempt} ref={takeFocus} tabIndex={-1} className={styles.problem}>
      {form.problem}
    </p>
  )
}
