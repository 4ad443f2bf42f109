import { Form as AntForm, type FormProps } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { To } from 'react-router-dom'
import type { ChangeProblem } from '@/lib/api/send-change'
import { notify } from '@/lib/notices/notify'
import { useAlive } from '@/lib/browser/use-alive'
import { useUnsavedWarning } from '@/lib/navigation/use-unsaved-warning'
import styles from './admin-form.module.css'
import { focusFirst, focusFirstOf, isEmpty } from './focus-first'
import { FormActions } from './form-actions'
import { KeptNote, type NoteWords, ProblemNote } from './form-notes'
import { UnsavedWarning, type UnsavedWords } from './unsaved-warning'
import { type DraftPlace, useDraft } from './use-draft'

type Words = NoteWords & {
  legend: string
  cancel: string
  /** Toasts: a required field is empty; something else is wrong. */
  missing: string
  malformed: string
  unsaved: UnsavedWords
}

type Fields = Record<string, string>

type Props<V extends object, F extends Fields> = {
  /** Prefix of the field ids (`id_field`); unique on the page. */
  id: string
  words: Words
  /** What the fields hold at first. */
  start: V
  /** What is sent for the values; values that send the same are the same. */
  fields: (values: V) => F
  /** Saves; says itself how it went, and gives the problem if there was one. Must not throw. */
  submit: (fields: F) => Promise<ChangeProblem | undefined>
  /** After a success. The form no longer holds anybody back from leaving. */
  onSaved?: ((fields: F) => void) | undefined
  /** What the emptied form starts with after a success; without it, it stays as it is. */
  next?: ((fields: F) => V) | undefined
  /** Where unsaved input waits when the page goes away unasked, such as by an ended login. */
  draft?: DraftPlace<V>
  label: string
  busyLabel: string
  /** Something else is under way: nothing can be changed or sent. */
  locked?: boolean | undefined
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo?: To | undefined
  children: ReactNode
  /** Further buttons; `letGo` ends the warning before leaving. */
  actions?: ((letGo: () => void) => ReactNode) | undefined
}

const isSame = (a: Fields, b: Fields) => Object.keys(a).every((key) => a[key] === b[key])

/**
 * A form of the administration: required fields with focus on the first missing one, one request
 * at a time, nothing lost on failure, and a warning before unsaved input is left behind.
 */
export function AdminForm<V extends object, F extends Fields>(props: Props<V, F>) {
  const { start, next, onSaved } = props
  const [round, setRound] = useState({ number: 0, start })
  return (
    <Round
      {...props}
      key={round.number}
      again={round.number > 0}
      start={round.start}
      onSaved={(sent) => {
        if (next) setRound(({ number }) => ({ number: number + 1, start: next(sent) }))
        onSaved?.(sent)
      }}
    />
  )
}

type RoundProps<V extends object, F extends Fields> = Props<V, F> & { again: boolean }

function Round<V extends object, F extends Fields>(props: RoundProps<V, F>) {
  const { id, words, start, fields, submit, onSaved, again, label, busyLabel } = props
  const alive = useAlive()
  const draft = useDraft(props.draft)
  const [form] = AntForm.useForm<V>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ChangeProblem>()
  const [unsaved, setUnsaved] = useState(draft.kept !== undefined)
  const inFlight = useRef(false)
  const { release, ...warning } = useUnsavedWarning(unsaved)

  useEffect(() => {
    if (again) focusFirst(id)
  }, [again, id])

  async function send(values: V) {
    // A second click can come before React has disabled the button.
    if (inFlight.current) return
    inFlight.current = true
    setBusy(true)
    setProblem(undefined)
    const sent = fields(values)
    const failure = await submit(sent)
    inFlight.current = false
    setBusy(false)
    setProblem(failure)
    if (failure || !alive.current) return
    letGo()
    onSaved?.(sent)
  }

  function letGo() {
    release()
    draft.drop()
    setUnsaved(false)
  }

  const disabled = busy || props.locked === true
  const refuse: FormProps<V>['onFinishFailed'] = ({ values, errorFields }) => {
    const missing = errorFields.some(({ name: [field = ''] }) =>
      isEmpty(Reflect.get(values, field)),
    )
    notify.error(missing ? words.missing : words.malformed)
    focusFirstOf(errorFields.map(({ name }) => [id, ...name].join('_')))
  }

  return (
    <>
      <AntForm<V>
        name={id}
        form={form}
        layout="vertical"
        noValidate
        aria-busy={busy}
        disabled={disabled}
        initialValues={draft.kept ?? start}
        onValuesChange={(_, values) => {
          const changed = !isSame(fields(values), fields(start))
          draft.note(changed ? values : undefined)
          setUnsaved(changed)
        }}
        onFinish={(values) => void send(values)}
        onFinishFailed={refuse}
        className={styles.form}
      >
        <p className="quiet small">{words.legend}</p>
        {draft.kept && (
          <KeptNote
            words={words}
            onStartAgain={() => {
              form.setFieldsValue(start)
              letGo()
            }}
          />
        )}
        {props.children}
        {problem && <ProblemNote words={words} problem={problem} />}
        <FormActions
          label={busy ? busyLabel : label}
          disabled={disabled}
          cancel={words.cancel}
          cancelTo={props.cancelTo}
        >
          {props.actions?.(letGo)}
        </FormActions>
      </AntForm>
      {warning.asking && (
        <UnsavedWarning
          words={words.unsaved}
          onStay={warning.stay}
          onLeave={() => {
            draft.drop()
            warning.leave()
          }}
        />
      )}
    </>
  )
}
