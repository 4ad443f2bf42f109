import type { Locator, Page } from '@playwright/test'
import type { Api, State, Who } from './visit.ts'
import type { Fault } from './faults.ts'

type Common = {
  /** What it is for, in the titles of the tests. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Its path up to the id. */
  path: string
  who?: Who
  /** The page it is sent from. */
  address: string
  /** What must be there after the fault: the specified words (Product 8) or our own plain sentence. */
  words: (fault: Fault) => readonly string[]
  /** Words that would be a lie after the fault, and must come once it is mended. */
  success: string
  /** Faults that are none for this call, each with the reason. */
  except?: Readonly<Record<string, string>>
  /** What the site itself writes into the console. */
  noise?: RegExp
}

/** A call that goes out with its page. */
export type Read = Common & {
  kind: 'read'
  /** Ends the address, where only the server knows how. */
  id?: (state: State) => string
  /** What the stored login has otherwise than the server. */
  stored?: Readonly<Record<string, string>>
  /** Nothing on the page asks again: one loads it anew. */
  reload?: true
  /** Nothing on the page tells of the fault: it is over when the line is still. */
  quiet?: true
  /** Words while it is under way, where they are no "… …". */
  waiting?: string
  /** Leads out of a failure that has no Try again; undefined where it has one. */
  wayOut?: (fault: Fault) => ((page: Page) => Promise<void>) | undefined
}

/** Presses a button once, or twice in haste. */
export type Click = (button: Locator) => Promise<void>

/** A call that a person sends. */
export type Write = Common & {
  kind: 'write'
  /** What leads to the form, or to the button. */
  before?: (page: Page, api: Api) => Promise<void>
  /** The part of the page with the form; the main part where it is not given. */
  inside?: (page: Page) => Locator
  /** What is typed, by label; it must still be there after the fault. */
  typed?: Readonly<Record<string, string>> | ((api: Api) => Promise<Record<string, string>>)
  /** It holds a picture: one that is too large for the server is sent once more, smaller. */
  picture?: true
  /** What else the form needs: a picture, say. */
  also?: (page: Page) => Promise<void>
  /** What must be there after the fault besides what was typed. */
  kept?: (page: Page) => Locator
  send: (page: Page, click: Click) => Promise<void>
  /** On the button while it is under way. */
  busy?: string
  /** How often it has happened, of what the server keeps. */
  effect?: (state: State) => number
}

export type Call = Read | Write

/** A button of the page, by its whole name. */
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
