import { LANGUAGE_KEY } from './language-choice'

/** What the site writes into the browser: until it is deleted, or for the visit of one tab. */
interface KeptThing {
  /** What `@/words/kept-things` names it by. */
  id: string
  /** In localStorage, until deleted; else in sessionStorage, until the tab is closed. */
  lasting: boolean
  /** Its keys; one that ends with a colon or an underscore is the beginning of many. */
  keys: readonly string[]
}

/**
 * Everything the site keeps in the browser: a test fails for a key that is missing here. Product 10,
 * Your data.
 */
export const keptThings = [
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
  { id: 'drafts', lasting: false, keys: ['draft:', 'typed:'] },
  // The enquiries themselves are in a database of the browser: features/enquire/kept.
  { id: 'enquiries', lasting: true, keys: ['kept-enquiries', 'kept-enquiries:'] },
  { id: 'offerCheck', lasting: false, keys: ['offer-check'] },
  { id: 'clock', lasting: true, keys: ['answered-after-end'] },
  { id: 'popup', lasting: false, keys: ['consultation-done', 'consultation-shown'] },
  { id: 'keepSite', lasting: true, keys: ['keep-site'] },
  { id: 'reload', lasting: false, keys: ['reloaded-for-new-version'] },
  { id: 'reports', lasting: false, keys: ['reports-sent'] },
  { id: 'times', lasting: true, keys: ['kept-since'] },
  { id: 'visitTimes', lasting: false, keys: ['kept-since'] },
] as const satisfies readonly KeptThing[]

/** The bounds of what is kept of the site for use without a line. Product 10, Offline. */
export const keptSite = {
  /** A copy is no longer shown, and a worker that heard nothing of the site goes. */
  days: 30,
  /** Pictures together; the oldest go first. */
  pictureBytes: 50_000_000,
  /** Pages, and answers of the API. */
  copies: 300,
} as const

export type KeptId = (typeof keptThings)[number]['id']

/** What a key belongs to; undefined for one that the site does not write. */
export function keptThingOf(key: string, lasting: boolean): KeptId | undefined {
  return keptThings.find(
    (thing) =>
      thing.lasting === lasting &&
      thing.keys.some((each) => (/[:_]$/.test(each) ? key.startsWith(each) : key === each)),
  )?.id
}
