/** The part of the page in which a person looks. */
export type Part = 'page' | 'main' | 'banner' | 'dialog'

/** What a person looks for: something by its role and name, a field by its label, or a text. */
export type Query = {
  by: 'role' | 'label' | 'text'
  /** Only when `by` is `role`. */
  role?: string
  words: string | RegExp
  within: Part
  /** Whether it is to be pressed: then nothing may cover it. */
  reach: boolean
}

/** A query in a form that can be sent into the page: a pattern as its source and flags. */
export type Sent = Omit<Query, 'words'> & { words: string; flags: string | null }

/** Turns a query into the form that can be sent into the page. */
export const toSend = ({ words, ...query }: Query): Sent =>
  typeof words === 'string'
    ? { ...query, words, flags: null }
    : { ...query, words: words.source, flags: words.flags }

/** A query as reports show it: button "Send enquiry". */
export const told = ({ by, role, words }: Query) =>
  `${role ?? by} ${typeof words === 'string' ? `"${words}"` : String(words)}`
