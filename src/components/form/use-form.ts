import { type ReactNode, type SubmitEvent, useCallback, useRef, useState } from 'react'
import * as v from 'valibot'
import { notify } from '@/lib/notices/notify'
import { dropDraft, restoreDraft, saveDraft } from './draft'
import {
  type FieldErrors,
  fieldErrors,
  type FormSchema,
  inScreenOrder,
  isTouched,
  readForm,
  somethingMissing,
} from './form-data'

/** Another way out, shown below the problem; gets what stands in the fields at the moment. */
type Offer = (typed: Record<string, string>) => ReactNode

/** What a form's `submit` answers: nothing when all is well, else words for the person. */
export type SubmitProblem =
  | {
      problem: string
      errors?: FieldErrors
      offer?: Offer
      /** The same words stand in a toast, which reads them out: the form only keeps them. */
      announced?: boolean
    }
  | undefined
  | void

type State = {
  busy: boolean
  /** Counts what was sent or refused, so that each failure is a new one. */
  attempt: number
  /** True from a successful send until the person types again. */
  done: boolean
  /** What was typed before that send, by field name. */
  sent: Record<string, string>
  problem: string
  announced: boolean
  errors: FieldErrors
  /** The rendered offer of the last failed send. */
  offer: ReactNode
}

const IDLE: State = {
  busy: false,
  attempt: 0,
  done: false,
  sent: {},
  problem: '',
  announced: false,
  errors: {},
  offer: null,
}

type Options<S extends FormSchema> = {
  schema: S
  /** Sends the values; returns a problem to show it above the form. Must not throw. */
  submit: (values: v.InferOutput<S>, form: HTMLFormElement) => Promise<SubmitProblem>
  /** Words above the form when a field is missing or wrong. */
  incomplete: string
  /** Words when nothing required is missing, but something has a wrong form; else `incomplete`. */
  malformed?: string
  /** Name under which unsent input survives a reload; none: it does not. */
  draft?: string
  /** Keep what is typed after a successful send (a profile, say). */
  keepValues?: boolean
}

export type FormState = State & {
  props: {
    ref: (form: HTMLFormElement | null) => void
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    onInput: () => void
    noValidate: true
  }
}

/**
 * One form: reads the fields when sent, checks them with the schema, sends once at a time, and
 * holds what is wrong. Fields are uncontrolled: what was typed before the code arrived counts.
 */
export function useForm<S extends FormSchema>(options: Options<S>): FormState {
  const { schema, submit, incomplete, malformed = incomplete, draft, keepValues } = options
  const [state, setState] = useState<State>(IDLE)
  const formRef = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const offerOf = useRef<Offer>(undefined)

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      formRef.current = form
      if (!form || !draft) return
      // Typed before the code arrived, when nobody was there to keep it.
      const typedEarly = isTouched(form)
      restoreDraft(draft, form)
      if (typedEarly) saveDraft(draft, form)
    },
    [draft],
  )

  const show = (changes: Partial<State>) =>
    setState(({ attempt }) => ({ ...IDLE, attempt: attempt + 1, ...changes }))

  async function send(form: HTMLFormElement) {
    offerOf.current = undefined
    // What a toast said about the try before holds no longer.
    notify.clear()
    const typed = readForm(form)
    const result = v.safeParse(schema, typed)
    if (!result.success) {
      const { issues } = result
      const problem = somethingMissing(issues) ? incomplete : malformed
      show({ problem, errors: inScreenOrder(form, fieldErrors(issues)) })
      return
    }
    inFlight.current = true
    show({ busy: true })
    try {
      const outcome = await submit(result.output, form)
      if (outcome) {
        const { problem, errors = {}, offer, announced = false } = outcome
        offerOf.current = offer
        show({ problem, announced, errors, offer: offer?.(readForm(form)) })
        return
      }
      if (draft) dropDraft(draft)
      if (!keepValues) form.reset()
      show({ done: true, sent: typed })
    } finally {
      inFlight.current = false
    }
  }

  return {
    ...state,
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        // A second click before React has disabled the button must not send again.
        if (!inFlight.current) void send(event.currentTarget)
      },
      onInput() {
        const form = formRef.current
        if (!form) return
        if (draft) saveDraft(draft, form)
        const offer = offerOf.current
        if (offer) setState((before) => ({ ...before, offer: offer(readForm(form)) }))
        else if (state.done) show({})
      },
    },
  }
}
