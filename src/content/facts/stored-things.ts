import { LANGUAGE_KEY } from './language-choice'

/** Something that the site stores in the browser: until it is deleted, or for the visit of one tab. */
interface StoredThing {
  /** The id under which its text is found in stored-things.ts of each language. */
  id: string
  /** True: in localStorage, until deleted. False: in sessionStorage, until the tab is closed. */
  lasting: boolean
  /** Its keys. One that ends with a colon or an underscore stands for all keys that begin with it. */
  keys: readonly string[]
}

/** Everything that the site stores in the browser. A test fails if a key is missing here. Product 10, Your data. */
export const storedThings = [
  { id: 'login', lasting: true, keys: ['auth'] },
  { id: 'payment', lasting: true, keys: ['payment:'] },
  { id: 'paymentService', lasting: true, keys: ['rzp_'] },
  { id: 'shortlist', lasting: true, keys: ['cart'] },
  { id: 'shortlistAside', lasting: true, keys: ['cart-aside'] },
  { id: 'plans', lasting: true, keys: ['plans'] },
  { id: 'plansAside', lasting: true, keys: ['plans-aside'] },
  { id: 'language', lasting: true, keys: [LANGUAGE_KEY] },
  { id: 'cameFrom', lasting: false, keys: ['came-from'] },
  { id: 'invite', lasting: false, keys: ['invite-code'] },
  { id: 'reset', lasting: false, keys: ['reset-email'] },
  { id: 'search', lasting: true, keys: ['search'] },
  // Before the drafts, whose keys begin in the same way.
  { id: 'typedBy', lasting: false, keys: ['typed:by'] },
  { id: 'drafts', lasting: false, keys: ['draft:', 'typed:'] },
  // The enquiries themselves are in a database of the browser: features/enquire/pending.
  { id: 'enquiries', lasting: true, keys: ['kept-enquiries', 'kept-enquiries:'] },
  { id: 'offerCheck', lasting: false, keys: ['offer-check'] },
  { id: 'clock', lasting: true, keys: ['answered-after-end'] },
  { id: 'popup', lasting: false, keys: ['consultation-done', 'consultation-shown'] },
  { id: 'keepSite', lasting: true, keys: ['keep-site'] },
  { id: 'reload', lasting: false, keys: ['reloaded-for-new-version'] },
  { id: 'reports', lasting: false, keys: ['reports-sent'] },
  { id: 'times', lasting: true, keys: ['kept-since'] },
  { id: 'visitTimes', lasting: false, keys: ['kept-since'] },
] as const satisfies readonly StoredThing[]

/** The limits for what is stored of the site for offline use. Product 10, Offline. */
export const keptSite = {
  /** After this many days, a copy is no longer shown; a worker that cannot reach the site removes itself a day later. */
  days: 30,
  /** For all pictures together; the oldest are removed first. */
  pictureBytes: 50_000_000,
  /** At most so many pages, and so many answers of the API. */
  copies: 300,
} as const

/** The id of an entry, under which each language has its words. */
export type StoredId = (typeof storedThings)[number]['id']

/** The entry that a key belongs to; undefined for a key that the site does not write. */
export function storedThingOf(key: string, lasting: boolean): StoredId | undefined {
  return storedThings.find(
    (thing) =>
      thing.lasting === lasting &&
      thing.keys.some((each) => (/[:_]$/.test(each) ? key.startsWith(each) : key === each)),
  )?.id
}
