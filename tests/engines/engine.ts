import type { Query } from './query.ts'

/** What is kept of an element that was found: good until the page draws it anew. */
export type Found = {
  click: () => Promise<void>
  /** Puts text at the end of a field. */
  type: (text: string) => Promise<void>
  /** Chooses one option of a list by its words. */
  choose: (option: string) => Promise<void>
  /** Gives a file of this machine to a field for files. */
  give: (path: string) => Promise<void>
}

/** One window of a browser, with storage of its own. */
export type Page = {
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function, or a line of script, in the page; it knows that alone and answers plainly. */
  run: (work: string | (() => unknown)) => Promise<unknown>
  /** The one element that is asked for, scrolled into reach; null where none can be pressed. */
  find: (query: Query) => Promise<Found | null>
  /** A PNG of the window. */
  screenshot: () => Promise<Uint8Array>
  /** The page as a PDF on A4; null where the engine cannot. */
  print: () => Promise<Uint8Array | null>
  /** Uncaught errors and what was written as an error on the console since the last question. */
  troubles: () => Promise<string[]>
  close: () => Promise<void>
}

/** A browser that runs. */
export type Engine = {
  /** "Firefox 153.7.0", as the browser itself says it. */
  name: string
  newPage: () => Promise<Page>
  end: () => Promise<void>
}

/** An engine that cannot run on this machine, through no fault of the project; says why. */
export class NotHere extends Error {}

/** A driver that does not answer: no fault of the page, and worth a second try. */
export class Silent extends Error {}

/** The window that every page opens in, in CSS pixels. */
export const WINDOW = { width: 1280, height: 900 }

/** Far from India in hours and in how a date is written: what a reader's browser may be set to. */
export const ELSEWHERE = { timeZone: 'America/New_York', languages: 'de-DE, de, en-US' }
