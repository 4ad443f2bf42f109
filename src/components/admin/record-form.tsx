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
import { takeFocus } from '@/lib/browser/take-focus'
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

/** The second press of a double one comes within it, maybe after the answer. */
const SECOND_PRESS_MS = 1500

/** What the form of one record needs. */
export type RecordFormProps<F extends Fields> = {
  /** Prefix of the field ids; unique on the page. */
  id: string
  /** Makes of the fields what is sent. */
  schema: v.GenericSchema<Record<string, unknown>, F>
  /** What the form begins with. */
  start: F
  /** A record is made, and none is updated. */
  isNew: boolean
  /** When the record before this one was saved, in ms; 0: there was none. */
  savedAt: number
  /** Saves; says itself how it went, and gives the problem if there was one. Must not throw. */
  submit: (fields: F) => Promise<ChangeProblem | undefined>
  /** After a success. The form no longer holds anybody back from leaving. */
  onSaved?: ((fields: F) => void) | undefined
  /** Name under which unsaved input waits when the page goes away unasked, such as by an ended login. */
  draft: string
  /** What the button says that makes a new record. */
  create: string
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
 * The form of one record: required fields with focus on the first missing one, one request at a time,
 * which waits for a picture, nothing lost on failure, and a warning before unsaved input is left behind.
 */
export function RecordForm<F extends Fields>(props: RecordFormProps<F>) {
  const { id, schema, start, isNew, savedAt, submit, onSaved, draft, create } = props
  const { locked = false, cancelTo, children, actions } = props
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

  // While it waits for a picture, that and all else can still be changed.
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
            // Who looks at the list whether it was saved finds it here again.
            if (!mayBeSaved.current) form.letGo()
            warning.leave()
          }}
        />
      )}
    </>
  )
}
