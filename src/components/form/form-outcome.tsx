import type { ReactNode } from 'react'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { langOf } from '@/lib/text/lang-of'
import { useFormInfo } from './form-info'
import styles from './form-outcome.module.css'

/** Prefixed with the form's id and a dash, this is the id of the text about the whole form. */
export const PROBLEM = 'problem'

/**
 * Says what is wrong or was stored instead of sent, takes the focus at each attempt, and links to the wrong
 * fields.
 */
export function ProblemSummary() {
  const { form, idOf } = useFormInfo()
  const { problem, announced, errors, offer, storedNote } = form
  const wrong = Object.entries(errors).filter(([name]) => name !== '')

  if (storedNote) {
    return (
      <div key={form.attempt} ref={takeFocus} tabIndex={-1} className={styles.storedNote}>
        {storedNote}
      </div>
    )
  }
  if (!problem) return null
  return (
    <div
      key={form.attempt}
      id={idOf(PROBLEM)}
      ref={takeFocus}
      tabIndex={-1}
      role={announced ? undefined : 'alert'}
      className={styles.problem}
    >
      <p lang={langOf(problem)}>{problem}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(name))?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {offer}
    </div>
  )
}

type DoneProps = {
  message: string
  /** What happens next, based on what was typed. */
  next?: (sent: Record<string, string>) => ReactNode
}

/** Says beside the button that the form was sent, and takes the focus so that it is read out. */
export function SubmitDone({ message, next }: DoneProps) {
  const { form } = useFormInfo()
  if (!form.done) return null
  return (
    <div key={form.attempt} ref={takeFocus} tabIndex={-1} className={styles.done}>
      <p>{message}</p>
      {next && <div>{next(form.sent)}</div>}
    </div>
  )
}
