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
  /** After a success, where the form is still on the page; nothing in it is unsaved any more. */
  onDone?: (values: v.InferOutput<S>) => void
  /** Words when a field is missing or wrong. */
  incomplete: string
  /** Words when nothing required is missing, but something has a wrong form; else `incomplete`. */
  malformed?: string
  /** Name under which unsent input survives a reload; none: it does not. */
  draft?: string | undefined
  /** Keep what is typed after a successful send: always (a profile, say), or if it was changed meanwhile. */
  keepValues?: boolean | 'changed'
  /** Tells what is wrong as it is typed; without it, a summary tells it when the form is sent. */
  live?: LiveChecks
}

/** A `submit` does not throw. Where one does all the same, nobody is to wait for ever. */
function unforeseen(error: unknown): SubmitProblem {
  logError('A form was not sent', error)
  return { problem: messages.lists.failed }
}

/**
 * One form, public or an administrator's: reads the fields when sent, checks them with the schema,
 * sends once at a time, holds what is wrong, and keeps what is not sent. Fields are uncontrolled:
 * what was typed before the code arrived counts.
 */
export function useForm<S extends FormSchema>(options: Options<S>) {
  const { schema, submit, onDone, incomplete, malformed = incomplete, keepValues, live } = options
  const { draft } = options
  const [state, setState] = useState<State>(IDLE)
  const inFlight = useRef(false)
  const changedInFlight = useRef(false)
  /** It was sent and emptied, and nothing has been typed since. */
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
    // What a toast said about the try before holds no longer.
    notify.clear()
    const typed = readForm(form)
    const checked = checkForm(schema, form)
    if (!checked.values) {
      const problem = checked.missing ? incomplete : malformed
      live?.refuse(form, problem, checked.errors)
      show({ problem: live ? '' : problem, errors: checked.errors })
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
      show({ done: !outcome, sent: typed, aside: outcome?.aside, unsaved, restored: false })
      if (!outcome && element.current) onDone?.(checked.values)
    } finally {
      inFlight.current = false
    }
  }

  /** For a control that is no field of the browser's: the field `name` has changed. */
  function note(name: string) {
    const form = element.current
    if (!form) return
    changedInFlight.current = true
    settled.current = false
    const unsaved = isTouched(form)
    noteUnsaved(unsaved)
    if (state.done || state.aside) show({})
    setState((before) => {
      const offer = offerOf.current?.(readForm(form)) ?? before.offer
      const errors = live
        ? live.follow(before.errors, checkForm(schema, form).errors, name)
        : before.errors
      // Most letters change nothing of this, and the fields need not be drawn again.
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
    live: live !== undefined,
    note,
    /** Checks the form as ever and hands the values to `by` instead of sending them. */
    sendBy: (by: typeof submit) =>
      void (element.current && !inFlight.current && send(element.current, by)),
    /** Nothing in the form is wanted any more: it keeps no draft and holds nobody back. */
    letGo,
    /** Empties the form, or puts back what it began with; nothing that was typed is kept. */
    startAgain,
    props: {
      ref,
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        // A second click before React has disabled the button must not send again.
        if (inFlight.current) return
        // Nor may one after it was sent ask to fill in what the success has emptied.
        if (settled.current && !isTouched(event.currentTarget)) sayAgain()
        else void send(event.currentTarget)
      },
      onInput: ({ target }: { target: EventTarget }) =>
        note((target instanceof Element && target.getAttribute('name')) || ''),
    },
  } as const
}

/** What a page and `Form` get of a form: how it stands, and what changes that. */
export type FormState = ReturnType<typeof useForm>
