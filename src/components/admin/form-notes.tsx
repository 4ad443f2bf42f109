import { useFormInfo } from '@/components/form/form-info'
import type { ChangeProblem } from '@/lib/api/send-change'
import { takeFocus } from '@/lib/browser/take-focus'
import styles from './form-notes.module.css'

/** What the notes of an administration's form say. */
export type NoteWords = {
  nothingSaved: string
  notKnown: string
  tooLarge: string
  gone: string
  serverSays: (words: string) => string
  kept: string
  startAgain: string
}

type Note = 'nothingSaved' | 'notKnown' | 'tooLarge' | 'gone'

type KeptProps = { words: NoteWords; onStartAgain: () => void }

/** Says that unsaved input came back, and offers to drop it. */
export function RestoredNote({ words, onStartAgain }: KeptProps) {
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
function noteOf({ tooLarge, notFound, notKnown }: ChangeProblem, isNew: boolean): Note {
  if (notKnown) return 'notKnown'
  if (tooLarge) return 'tooLarge'
  return notFound && !isNew ? 'gone' : 'nothingSaved'
}

/** What a failed change leaves to say; a record that `isNew` cannot be gone yet. */
export function problemOf(failure: ChangeProblem, words: NoteWords, isNew: boolean) {
  const { serverSays } = failure
  const problem = words[noteOf(failure, isNew)]
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
