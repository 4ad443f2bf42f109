import type { ReactNode } from 'react'
import type { FieldErrors } from './form-data'

/** An alternative, shown below the problem; receives the current field values. */
export type Offer = (typed: Record<string, string>) => ReactNode

/** What a form's `submit` returns: nothing on success, otherwise a text for the user. */
export type SubmitProblem =
  | {
      problem: string
      errors?: FieldErrors
      offer?: Offer
      /** A toast with the same text reads it out: the form only shows it. */
      announced?: boolean
    }
  /** The input was not sent but is stored safely: the form is emptied and shows this. */
  | { storedNote: ReactNode }
  | undefined
  | void

/** The state of a form: being sent, refused, sent. */
export type State = {
  busy: boolean
  /** Counts sends and refusals, so that each failure is a new one. */
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
  /** What to show about input that was stored instead of sent, until the user types again. */
  storedNote: ReactNode
  /** Something differs from the form's initial values, or from what was sent. */
  unsaved: boolean
  /** The input was typed before the form was rendered, and restored from its draft. */
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
  storedNote: null,
  unsaved: false,
  restored: false,
}

/** How a form reports errors while the user types. */
export type LiveChecks = {
  /** Called when a form with errors is sent: reports it, and leads to the first wrong field. */
  refuse: (form: HTMLFormElement, problem: string, errors: FieldErrors) => void
  /** The errors to show after the field `name` has changed, from those shown and those that now apply. */
  follow: (shown: FieldErrors, present: FieldErrors, name: string) => FieldErrors
  /** The role of an error shown at its field: none if another message told of it already. */
  roleOf: (error: string) => 'alert' | undefined
}
