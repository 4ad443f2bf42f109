import type { ReactNode } from 'react'
import type { FieldErrors } from './form-data'

/** Another way out, shown below the problem; gets what stands in the fields at the moment. */
export type Offer = (typed: Record<string, string>) => ReactNode

/** What a form's `submit` answers: nothing when all is well, else words for the person. */
export type SubmitProblem =
  | {
      /** Words above the form; with none, the first of the wrong fields takes the focus. */
      problem: string
      errors?: FieldErrors
      offer?: Offer
      /** The same words stand in a toast, which reads them out: the form only keeps them. */
      announced?: boolean
    }
  | undefined
  | void

/** How the sending of a form goes. */
export type Sending = {
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

export const IDLE: Sending = {
  busy: false,
  attempt: 0,
  done: false,
  sent: {},
  problem: '',
  announced: false,
  errors: {},
  offer: null,
}
