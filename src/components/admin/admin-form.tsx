import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { To } from 'react-router-dom'
import type * as v from 'valibot'
import { Form } from '@/components/form/form'
import { isTouched } from '@/components/form/form-data'
import { useForm } from '@/components/form/use-form'
import { takeFocus } from '@/lib/browser/take-focus'
import type { ChangeProblem } from '@/lib/api/send-change'
import { useUnsavedWarning } from '@/lib/navigation/use-unsaved-warning'
import styles from './admin-form.module.css'
import { FormActions } from './form-actions'
import { liveChecks } from './live-checks'
import { RestoredNote, type NoteWords, ProblemNote, problemOf } from './form-notes'
import { useWaitingSend } from './use-waiting-send'
import { UnsavedWarning, type UnsavedWords } from './unsaved-warning'

type Words = NoteWords & {
  legend: string
  cancel: string
  /** Toasts: a required field is empty; something else is wrong. */
  missing: string
  malformed: string
  unsaved: UnsavedWords
}

type Fields = Record<string, string>

/** The second press of a double one comes within it, maybe after the answer. */
const SECOND_PRESS_MS = 1500

type Props<F extends Fields> = {
  /** Prefix of the field ids; unique on the page. */
  id: string
  words: Words
  /** Makes of the fields what is sent. */
  schema: v.GenericSchema<Record<string, unknown>, F>
  /** What the form begins with. */
  start: F
  /** Saves; says itself how it went, and gives the problem if there was one. Must not throw. */
  submit: (fields: F) => Promise<ChangeProblem | undefined>
  /** After a success. The form no longer holds anybody back from leaving. */
  onSaved?: ((fields: F) => void) | undefined
  /** What the next form begins with after a success; without it, this one stays as it is. */
  next?: ((fields: F) => F) | undefined
  /** Name under which unsaved input waits when the page goes away unasked, such as by an ended login. */
  draft: string
  label: string
  busyLabel: string
  /** Something else is under way: nothing can be changed or sent. */
  locked?: boolean | undefined
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To | undefined
  /** The fields, which begin with `start`. */
  children: (start: F) => ReactNode
  /**
   * Further buttons; `letGo` ends the warning before leaving, and says whether a pressed way has left.
   * `busy`: the form is being sent, or will be when its picture is ready.
   */
  actions?: ((letGo: () => boolean, busy: boolean) => ReactNode) | undefined
}

/**
 * A form of the administration: required fields with focus on the first missing one, one request
 * at a time, which waits for a picture, nothing lost on failure, and a warning before unsaved input is left behind.
 */
export function AdminForm<F extends Fields>(props: Props<F>) {
  const { next, onSaved } = props
  const [round, setRound] = useState({ number: 0, start: props.start, savedAt: 0 })
  return (
    <Round
      {...props}
      key={round.number}
      savedAt={round.savedAt}
      start={round.start}
      onSaved={(sent) => {
        if (next) {
          const savedAt = Date.now()
          setRound(({ number }) => ({ number: number + 1, start: next(sent), savedAt }))
        }
        onSaved?.(sent)
      }}
    />
  )
}

/** `savedAt`: when the record before this one was saved, in ms; 0: there was none. */
function Round<F extends Fields>(props: Props<F> & { savedAt: number }) {
  const { id, words, schema, start, draft, submit, onSaved, next, savedAt, locked = false } = props
  /** Nobody knows what became of the last send. */
  const mayBeSaved = useRef(false)

  useEffect(() => {
    if (savedAt) takeFocus(document.querySelector<HTMLElement>(`#${id} input`))
  }, [savedAt, id])

  const isHeld = (form: HTMLFormElement) =>
    locked || (Date.now() - savedAt < SECOND_PRESS_MS && !isTouched(form))

  const typed = useForm({
    schema,
    draft,
    live: liveChecks,
    keepValues: true,
    incomplete: words.missing,
    malformed: words.malformed,
    async submit(fields) {
      const failure = await submit(fields)
      mayBeSaved.current = failure?.notKnown === true
      if (!failure) return undefined
      // Where another one follows, it is a new record.
      return { problem: problemOf(failure, words, next !== undefined), announced: true }
    },
    onDone(fields) {
      if (!warning.release()) onSaved?.(fields)
    },
  })
  const warning = useUnsavedWarning(typed.unsaved)
  const form = useWaitingSend(typed, id, isHeld)

  // While it waits for a picture, that and all else can still be changed.
  const disabled = typed.busy || locked
  return (
    <>
      <Form form={form} id={id} className={styles.form}>
        <p className="quiet small">{words.legend}</p>
        {form.restored && <RestoredNote words={words} onStartAgain={form.startAgain} />}
        <fieldset disabled={disabled} className={styles.fields}>
          <ConfigProvider componentDisabled={disabled}>{props.children(start)}</ConfigProvider>
        </fieldset>
        <ProblemNote />
        <FormActions
          label={props.label}
          busyLabel={props.busyLabel}
          locked={locked}
          cancel={words.cancel}
          cancelTo={props.cancelTo}
        >
          {props.actions?.(() => {
            form.letGo()
            return warning.release()
          }, form.busy)}
        </FormActions>
      </Form>
      {warning.asking && (
        <UnsavedWarning
          words={words.unsaved}
          onStay={warning.stay}
          onLeave={() => {
            // Who looks at the list whether it was saved finds it here again.
            if (!mayBeSaved.current) form.letGo()
            warning.leave()
          }}
        />
      )}
    </>
  )
}
