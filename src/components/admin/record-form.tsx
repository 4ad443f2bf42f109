import { ConfigProvider } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import type { To } from 'react-router-dom'
import type * as v from 'valibot'
import { Form } from '@/components/form/form'
import { isTouched } from '@/components/form/form-data'
import { useForm } from '@/components/form/use-form'
import { adminForm as words } from '@/words/admin-catalogue'
import { adminMessages } from '@/words/admin-messages'
import { messages } from '@/words/messages'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import type { ChangeProblem } from '@/lib/api/send-change'
import { useUnsavedWarning } from '@/lib/navigation/use-unsaved-warning'
import styles from './admin-form.module.css'
import { FormActions } from './form-actions'
import { liveChecks } from './live-checks'
import { RestoredNote, ProblemNote, problemOf } from './form-notes'
import { useWaitingSend } from './use-waiting-send'
import { UnsavedWarning } from './unsaved-warning'

/** The fields of a form, by name. */
export type Fields = Record<string, string>

/** The second press of a double press comes within this time, possibly after the server's answer. */
const SECOND_PRESS_MS = 1500

/** What the form of one record needs. */
export type RecordFormProps<F extends Fields> = {
  /** Prefix of the field ids; unique on the page. */
  id: string
  /** Turns the fields into what is sent. */
  schema: v.GenericSchema<Record<string, unknown>, F>
  /** The initial values of the fields. */
  start: F
  /** Whether a record is created rather than updated. */
  isNew: boolean
  /** When the record before this one was saved, in ms; 0 if there was none. */
  savedAt: number
  /** Saves and reports the outcome itself; returns the problem if there was one. Must not throw. */
  submit: (fields: F) => Promise<ChangeProblem | undefined>
  /** Called after a success. The form no longer warns before leaving. */
  onSaved?: ((fields: F) => void) | undefined
  /** Name under which unsaved input is stored if the user did not choose to leave, as when the login expires. */
  draft: string
  /** The text of the button that creates a new record. */
  create: string
  /** Another action is running: nothing can be changed or sent. */
  locked?: boolean | undefined
  /** Where Cancel leads; if absent, there is no Cancel. */
  cancelTo?: To | undefined
  /** Renders the fields with `start` as their initial values. */
  children: (start: F) => ReactNode
  /**
   * Further buttons; `letGo` drops the draft, ends the warning before leaving, and returns whether a pending
   * navigation has now left. `busy`: the form is being sent, or will be when its picture is ready.
   */
  actions?: ((letGo: () => boolean, busy: boolean) => ReactNode) | undefined
}

/**
 * The form of one record: required fields with focus on the first missing one, one request at a time,
 * which waits for a picture, nothing lost on failure, and a warning before unsaved input is left behind.
 */
export function RecordForm<F extends Fields>(props: RecordFormProps<F>) {
  const { id, schema, start, isNew, savedAt, submit, onSaved, draft, create } = props
  const { locked = false, cancelTo, children, actions } = props
  /** It is unknown whether the last send arrived. */
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
    incomplete: messages.forms.fillRequired,
    malformed: words.malformed,
    async submit(fields) {
      const failure = await submit(fields)
      mayBeSaved.current = failure?.notKnown === true
      return failure && { problem: problemOf(failure, isNew), announced: true }
    },
    onDone(fields) {
      if (!warning.release()) onSaved?.(fields)
    },
  })
  const warning = useUnsavedWarning(typed.unsaved)
  const form = useWaitingSend(typed, id, isHeld)

  function letGo() {
    form.letGo()
    return warning.release()
  }

  // While the form waits for a picture, all its fields can still be changed.
  const disabled = typed.busy || locked
  return (
    <>
      <Form form={form} id={id} className={styles.form}>
        <p className="quiet small">{words.legend}</p>
        {form.restored && <RestoredNote onStartAgain={form.startAgain} />}
        <fieldset disabled={disabled} className={styles.fields}>
          <ConfigProvider componentDisabled={disabled}>{children(start)}</ConfigProvider>
        </fieldset>
        <ProblemNote />
        <FormActions
          label={isNew ? create : words.save}
          busyLabel={isNew ? adminMessages.busy.creating : words.saving}
          locked={locked}
          cancelTo={cancelTo}
        >
          {actions?.(letGo, form.busy)}
        </FormActions>
      </Form>
      {warning.asking && (
        <UnsavedWarning
          words={words.unsaved}
          onStay={warning.stay}
          onLeave={() => {
            // Keeps the draft for a user who only checks in the list whether the record was saved.
            if (!mayBeSaved.current) form.letGo()
            warning.leave()
          }}
        />
      )}
    </>
  )
}
