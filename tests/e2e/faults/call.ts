import type { Locator, Page } from '@playwright/test'
import type { State, Who } from './visit.ts'
import { type Fault, faults } from './faults.ts'

/**
 * What somebody does before they come to the form of a row: in a real browser (`form.ts`), and in a journey
 * (`tests/helpers/broken-call.ts`).
 */
export type Person = {
  types: (label: string, text: string) => Promise<void>
  presses: (name: string) => Promise<void>
  /** Waits for a field. */
  awaits: (label: string) => Promise<void>
}

/** What leads out of a failure: a button, a reload, or another login. */
export type WayOut = 'Refresh' | 'reload' | 'log in'

type Common = {
  /** What the call is for, in the titles of the tests. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Its path up to the id. */
  path: string
  who?: Who
  /** The page it is sent from. */
  address: string
  /** What must be shown after the fault: the specified words (Product 8) or our own plain sentence. */
  words: (fault: Fault) => readonly string[]
  /** Text that must not appear after the fault, and must appear once it is removed. */
  success: string
  /** Faults that do not apply to this call, each with the reason. */
  except?: Readonly<Record<string, string>>
  /** A pattern of what the site itself writes into the console. */
  noise?: RegExp
}

/** A call that a page makes when it opens. */
export type Read = Common & {
  kind: 'read'
  /** Returns the end of the address, if only the server knows it. */
  id?: (state: State) => string
  /** In what the stored login differs from the server. */
  stored?: Readonly<Record<string, string>>
  /** Nothing on the page asks again, so the test reloads it. */
  reload?: true
  /** Nothing on the page shows the fault, which is over when the network is idle. */
  quiet?: true
  /** The text while the call is pending, if it is not of the form "… …". */
  waiting?: string
  /** Leads out of a failure that offers no Try again; undefined if it offers one. */
  wayOut?: (fault: Fault) => WayOut | undefined
}

/** A call that a person sends. */
export type Write = Common & {
  kind: 'write'
  /** Steps that lead to the form or the button. */
  before?: (person: Person, state: () => Promise<State>) => Promise<void>
  /** Where the form is, if not in the main part. */
  inside?: 'dialog'
  /** What is typed, by label; it must still be there after the fault. */
  typed?: Readonly<Record<string, string>> | ((state: State) => Readonly<Record<string, string>>)
  /** The form has a picture: one that is too large for the server is sent again in a smaller size. */
  picture?: 'chosen' | 'present'
  /** What must be there after the fault besides what was typed. */
  kept?: { role: 'heading' | 'img'; name: string }
  /** The button that sends it. */
  press: string
  /** The button of the dialog that asks first. */
  confirm?: string
  /** The button's text while the call is pending. */
  busy?: string
  /** How often the call has taken effect, by what the server has stored. */
  effect?: (state: State) => number
}

export type Call = Read | Write

/** For the site's HTTP client, truncated JSON is the same as HTML: tests/unit/http.test.ts. */
const sameToClient = 'truncated JSON'

/** The faults that a call can meet. */
export const faultsOf = ({ except, path }: Call): readonly Fault[] =>
  faults.filter(
    ({ name }) => !except?.[name] && !(name === sameToClient && path.startsWith('/api/v1/')),
  )

/** How often one press of the button reaches the server. */
export function timesSent({ picture }: Write, { name, status }: Fault): number {
  if (name === 'offline') return 0
  return picture && status === 413 ? 2 : 1
}

/** A field's label, which may say that it is optional. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replace('?', String.raw`\?`)}( \\(optional\\))?$`)

/** A button of the page, by its full name. */
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
