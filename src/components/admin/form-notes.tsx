import type { ChangeProblem } from '@/lib/api/send-change'
import styles from './form-notes.module.css'

/** What the notes of an administration's form say. */
export type NoteWords = {
  nothingSaved: string
  serverSays: (words: string) => string
  kept: string
  startAgain: string
}

type KeptProps = { words: NoteWords; onStartAgain: () => void }

/** Says that unsaved input came back, and offers to drop it. */
export function KeptNote({ words, onStartAgain }: KeptProps) {
  return (
    <p className={styles.note}>
      {words.kept}{' '}
      <button type="button" className="link-button" onClick={onStartAgain}>
        {words.startAgain}
      </button>
    </p>
  )
}

const takeFocus = (note: HTMLElement | null) => note?.focus()

type ProblemProps = { words: NoteWords; problem: ChangeProblem }

/** Says that nothing was saved, in the server's words where it gave some; takes the focus. */
export function ProblemNote({ words, problem: { serverSays } }: ProblemProps) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.problem}>
      {words.nothingSaved} {serverSays !== undefined && words.serverSays(serverSays)}
    </p>
  )
}
