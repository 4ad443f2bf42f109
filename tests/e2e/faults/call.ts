import type { Locator, Page } from '@playwright/test'
import type { Api, State, Who } from './visit.ts'
import type { Fault } from './faults.ts'

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
  wayOut?: (fault: Fault) => ((page: Page) => Promise<void>) | undefined
}

/** Clicks a button once, or twice in quick succession. */
export type Click = (button: Locator) => Promise<void>

/** A call that a person sends. */
export type Write = Common & {
  kind: 'write'
  /** Steps that lead to the form or the button. */
  before?: (page: Page, api: Api) => Promise<void>
  /** The part of the page with the form; the main part where it is not given. */
  inside?: (page: Page) => Locator
  /** What is typed, by label; it must still be there after the fault. */
  typed?: Readonly<Record<string, string>> | ((api: Api) => Promise<Record<string, string>>)
  /** The form contains a picture: one that is too large for the server is sent again in a smaller size. */
  picture?: true
  /** What else the form needs, such as a picture. */
  also?: (page: Page) => Promise<void>
  /** What must be there after the fault besides what was typed. */
  kept?: (page: Page) => Locator
  send: (page: Page, click: Click) => Promise<void>
  /** The button's text while the call is pending. */
  busy?: string
  /** How often the call has taken effect, by what the server has stored. */
  effect?: (state: State) => number
}

export type Call = Read | Write

/** A button of the page, by its full name. */
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
