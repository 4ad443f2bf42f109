import type { Query } from './query.ts'

/** A handle on an element that was found: valid until the page draws it again. */
export type Found = {
  click: () => Promise<void>
  /** Puts text at the end of a field. */
  type: (text: string) => Promise<void>
  /** Chooses one option of a list by its text. */
  choose: (option: string) => Promise<void>
  /** Gives a file of this machine to a file field. */
  give: (path: string) => Promise<void>
}

/** One window of a browser, with storage of its own. */
export type Page = {
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function, or a line of script, in the page; it sees nothing from outside and returns plain data. */
  run: (work: string | (() => unknown)) => Promise<unknown>
  /** The one element that matches, scrolled into view; null if there is none. */
  find: (query: Query) => Promise<Found | null>
  /** A PNG of the window. */
  screenshot: () => Promise<Uint8Array>
  /** Goes back to another document; absent if the driver cannot. */
  back?: () => Promise<void>
  /** The page as a PDF on A4; null if the engine cannot. */
  print: () => Promise<Uint8Array | null>
  /** Uncaught errors, and errors written to the console, since the last call. */
  consoleErrors: () => Promise<string[]>
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** "Firefox 153.7.0", as the browser itself reports it. */
  name: string
  newPage: () => Promise<Page>
  end: () => Promise<void>
}

/** The engine cannot run on this machine, which is no fault of the project; the message says why. */
export class NotHere extends Error {}

/** The driver does not answer: no fault of the page, and worth a second try. */
export class Silent extends Error {}

/** The size of the window that every page opens in, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 }

/** Settings that a reader's browser may have, far from India in time zone and date format. */
export const ELSEWHERE = { timeZone: 'America/New_York', languages: 'de-DE, de, en-US' }
