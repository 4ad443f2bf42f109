import type { ReactNode } from 'react'
import type { FieldErrors } from './form-data'

/** Another way out, shown below the problem; gets what is in the fields at the moment. */
export type Offer = (typed: Record<string, string>) => ReactNode

/** What a form's `submit` answers: nothing when all is well, else words for the person. */
export type SubmitProblem =
  | {
      problem: string
      errors?: FieldErrors
      offer?: Offer
      /** The same words are in a toast, which reads them out: the form only keeps them. */
      announced?: boolean
    }
  /** It was not sent, and is put aside where it is safe: the form is emptied and says this. */
  | { aside: ReactNode }
  | undefined
  | void

/** How a form stands: on its way, refused, sent. */
export type State = {
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
  /** What is said of words that were put aside, until the person types again. */
  aside: ReactNode
  /** Something is no longer as the form began, or as it was sent. */
  unsaved: boolean
  /** It was typed before the form came here, and put back from its draft. */
  restored: boolean
}

/** A form in which nothing was typed or sent. */
export const IDLE: State = {
  busy: false,
  attempt: 0,
  done: false,
  sent: {},
  problem: '',
  announced: false,
  errors: {},
  offer: null,
  aside: null,
  unsaved: false,
  restored: false,
}

/** How a form tells what is wrong as it is typed. */
export type LiveChecks = {
  /** It was to be sent: says so, and leads to the first of the wrong fields. */
  refuse: (form: HTMLFormElement, problem: string, errors: FieldErrors) => void
  /** The words to show after the field `name` has changed, from those shown and those that hold. */
  follow: (shown: FieldErrors, present: FieldErrors, name: string) => FieldErrors
}
