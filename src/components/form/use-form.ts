import { type SubmitEvent, useRef, useState } from 'react'
import type * as v from 'valibot'
import { notify } from '@/lib/notices/notify'
import { logError } from '@/lib/browser/log'
import { messages } from '@/words/messages'
import { checkForm, type FormSchema, isTouched, readForm, resetForm } from './form-data'
import { dropDraft } from './draft'
import { IDLE, type LiveChecks, type Offer, type State, type SubmitProblem } from './form-state'
import { useDraft } from './use-draft'

type Options<S extends FormSchema> = {
  schema: S
  /** Sends the values; returns a problem to show it in the form. Must not throw. */
  submit: (values: v.InferOutput<S>, form: HTMLFormElement) => Promise<SubmitProblem>
  /** Looks at a form with missing or wrong fields too: what else is wrong, by the field's name. */
  alsoWrong?: (form: HTMLFormElement) => Record<string, string>
  /** Called after a success, if the form is still on the page; nothing in it is unsaved any more. */
  onDone?: (values: v.InferOutput<S>) => void
  /** The text if a field is missing or wrong. */
  incomplete: string
  /** The text if nothing required is missing but something has a wrong format; by default `incomplete`. */
  malformed?: string
  /** Name under which unsent input survives a reload; if absent, it does not. */
  draft?: string | undefined
  /** Keep what is typed after a successful send: always (a profile, say), or if it was changed meanwhile. */
  keepValues?: boolean | 'changed'
  /** Reports errors while the user types; without it, a summary shows them when the form is sent. */
  live?: LiveChecks
}

/** A `submit` must not throw. If one does anyway, the user must not wait for ever. */
function unforeseen(error: unknown): SubmitProblem {
  logError('A form was not sent', error)
  return { problem: messages.lists.failed }
}

/**
 * One form, public or an administrator's: reads the fields when sent, checks them with the schema, sends one
 * request at a time, holds the errors, and stores what is not sent. Fields are uncontrolled, so that what was
 * typed before the code loaded counts.
 */
export function useForm<S extends FormSchema>(options: Options<S>) {
  const { schema, submit, onDone, incomplete, malformed = incomplete, keepValues, live } = options
  const { draft, alsoWrong } = options
  const [state, setState] = useState<State>(IDLE)
  const inFlight = useRef(false)
  const changedInFlight = useRef(false)
  /** The form was sent and emptied, and nothing has been typed since. */
  const settled = useRef(false)
  const offerOf = useRef<Offer>(undefined)

  const { ref, element, noteUnsaved } = useDraft(draft, setState)

  const show = (changes: Partial<State>) =>
    setState(({ attempt, unsaved, restored }) => ({
      ...IDLE,
      attempt: attempt + 1,
      unsaved,
      restored,
      ...changes,
    }))

  async function send(form: HTMLFormElement, by = submit) {
    offerOf.current = undefined
    // A toast about the previous attempt no longer applies.
    notify.clear()
    const typed = readForm(form)
    const checked = checkForm(schema, form, alsoWrong)
    if (!checked.values) {
      const { errors } = checked
      const problem = checked.missing ? incomplete : malformed
      live?.refuse(form, problem, errors)
      show({ problem: live ? '' : problem, errors })
      return
    }
    inFlight.current = true
    changedInFlight.current = false
    show({ busy: true })
    try {
      const outcome = await by(checked.values, form).catch(unforeseen)
      if (outcome && 'problem' in outcome) {
        const { problem, errors = {}, offer, announced = false } = outcome
        offerOf.current = offer
        show({ problem, announced, errors, offer: offer?.(readForm(form)) })
        return
      }
      const unsaved = Boolean(keepValues) && changedInFlight.current
      const stays = keepValues === true || unsaved
      if (draft && !unsaved) dropDraft(draft)
      if (!stays) resetForm(form)
      settled.current = !stays
      noteUnsaved(unsaved)
      show({
        done: !outcome,
        sent: typed,
        storedNote: outcome?.storedNote,
        unsaved,
        restored: false,
      })
      if (!outcome && element.current) onDone?.(checked.values)
    } finally {
      inFlight.current = false
    }
  }

  /** For a control that is not a native field: says that the field `name` has changed. */
  function note(name: string) {
    const form = element.current
    if (!form) return
    changedInFlight.current = true
    settled.current = false
    const unsaved = isTouched(form)
    noteUnsaved(unsaved)
    if (state.done || state.storedNote) show({})
    setState((before) => {
      const offer = offerOf.current?.(readForm(form)) ?? before.offer
      const errors = live
        ? live.follow(before.errors, checkForm(schema, form).errors, name)
        : before.errors
      // Most key presses change none of this, so the fields need not be re-rendered.
      const same = unsaved === before.unsaved && offer === before.offer && errors === before.errors
      return same ? before : { ...before, unsaved, offer, errors }
    })
  }

  const sayAgain = () => setState((before) => ({ ...before, attempt: before.attempt + 1 }))

  function letGo() {
    settled.current = false
    noteUnsaved(false)
    if (draft) dropDraft(draft)
    show({ unsaved: false, restored: false })
  }

  function startAgain() {
    if (element.current) resetForm(element.current)
    letGo()
  }

  return {
    ...state,
    /** The form, once it is on the page. */
    element,
    live,
    note,
    /** Checks the form as usual and passes the values to `by` instead of sending them. */
    sendBy: (by: typeof submit) =>
      void (element.current && !inFlight.current && send(element.current, by)),
    /** Call when the form's input is no longer wanted: drops its draft and ends the warning before leaving. */
    letGo,
    /** Empties the form, or restores its initial values; nothing that was typed is kept. */
    startAgain,
    props: {
      ref,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        // A second click before React has disabled the button must not send again.
        if (inFlight.current) return
        // After a success, another click must not report the emptied fields as missing.
        if (settled.current && !isTouched(event.currentTarget)) sayAgain()
        else void send(event.currentTarget)
      },
      onInput: ({ target }: { target: EventTarget }) =>
        note((target instanceof Element && target.getAttribute('name')) || ''),
    },
  } as const
}

/** What a page and `Form` receive of a form: its state, and the functions that change it. */
export type FormState = ReturnType<typeof useForm>
