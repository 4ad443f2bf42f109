import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import type * as v from 'valibot'
import { notify } from '@/lib/notices/notify'
import {
  checkForm,
  type FieldErrors,
  fieldId,
  focusField,
  type FormSchema,
  isTouched,
  readForm,
  resetForm,
} from './form-data'
import { IDLE, type Offer, type Sending, type SubmitProblem } from './form-state'
import { useDraft } from './use-draft'

type Options<S extends FormSchema> = {
  schema: S
  /** Sends the values; returns a problem to show it in the form. Must not throw. */
  submit: (values: v.InferOutput<S>, form: HTMLFormElement) => Promise<SubmitProblem>
  /** After a success, where the form is still on the page; nothing in it is unsaved any more. */
  onDone?: (values: v.InferOutput<S>) => void
  /** Words when a field is missing or wrong. */
  incomplete: string
  /** Words when nothing required is missing, but something has a wrong form; else `incomplete`. */
  malformed?: string
  /** Name under which unsent input survives a reload; none: it does not. */
  draft?: string
  /** Keep what is typed after a successful send (a profile, say). */
  keepValues?: boolean
  /**
   * Each field is checked as it changes; at an incomplete form a toast says so, and the first
   * wrong field takes the focus. Otherwise fields are checked when sent, and a summary says so.
   */
  live?: boolean
}

/**
 * One form, public or an administrator's: reads the fields when sent, checks them with the schema,
 * sends once at a time, holds what is wrong, and keeps what is not sent. Fields are uncontrolled:
 * what was typed before the code arrived counts.
 */
export function useForm<S extends FormSchema>(options: Options<S>) {
  const { schema, submit, onDone, incomplete, malformed = incomplete, keepValues } = options
  const { live = false } = options
  const [state, setState] = useState<Sending>(IDLE)
  const { attach, note: noteUnsaved, drop, unsaved, restored } = useDraft(options.draft)
  const element = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const changedInFlight = useRef(false)
  const offerOf = useRef<Offer>(undefined)

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      const detach = form ? attach(form) : undefined
      return () => {
        element.current = null
        detach?.()
      }
    },
    [attach],
  )

  const show = (changes: Partial<Sending>) =>
    setState(({ attempt }) => ({ ...IDLE, attempt: attempt + 1, ...changes }))

  function refuse(form: HTMLFormElement, problem: string, errors: FieldErrors) {
    show({ problem, errors })
    const [first] = Object.keys(errors)
    if (!problem && first !== undefined) focusField(fieldId(form.id, first))
  }

  async function send(form: HTMLFormElement) {
    offerOf.current = undefined
    // What a toast said about the try before holds no longer.
    notify.clear()
    const typed = readForm(form)
    const checked = checkForm(schema, form)
    if (!checked.values) {
      const problem = checked.missing ? incomplete : malformed
      if (live) notify.error(problem)
      refuse(form, live ? '' : problem, checked.errors)
      return
    }
    inFlight.current = true
    changedInFlight.current = false
    show({ busy: true })
    try {
      const outcome = await submit(checked.values, form)
      if (outcome) {
        const { problem, errors = {}, offer, announced = false } = outcome
        offerOf.current = offer
        if (!problem) refuse(form, problem, errors)
        else show({ problem, announced, errors, offer: offer?.(readForm(form)) })
        return
      }
      drop()
      if (!keepValues) resetForm(form)
      else if (changedInFlight.current) noteUnsaved(true)
      show({ done: true, sent: typed })
      if (element.current) onDone?.(checked.values)
    } finally {
      inFlight.current = false
    }
  }

  /** For a control that is no field of the browser's: the field `name` has changed. */
  function note(name: string) {
    const form = element.current
    if (!form) return
    changedInFlight.current = true
    noteUnsaved(isTouched(form))
    const offer = offerOf.current
    if (offer) setState((before) => ({ ...before, offer: offer(readForm(form)) }))
    else if (state.done) show({})
    if (!live) return
    const wrong = checkForm(schema, form).errors[name]
    setState((before) => {
      const { [name]: said, ...errors } = before.errors
      if (said === wrong) return before
      return { ...before, errors: wrong === undefined ? errors : { ...errors, [name]: wrong } }
    })
  }

  /** Drops what is unsaved and begins anew. */
  function startAgain() {
    drop()
    if (element.current) resetForm(element.current)
    show({})
  }

  return {
    ...state,
    live,
    unsaved,
    restored,
    note,
    startAgain,
    /** Nothing in it is wanted any more; it stands as it is. */
    letGo: drop,
    props: {
      ref,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        // A second click before React has disabled the button must not send again.
        if (!inFlight.current) void send(event.currentTarget)
      },
      onInput: ({ target }: { target: EventTarget }) =>
        note((target instanceof Element && target.getAttribute('name')) || ''),
    },
  } as const
}

export type FormState = ReturnType<typeof useForm>
