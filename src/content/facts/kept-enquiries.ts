import { DAY_MS, MINUTE_MS } from '@/lib/dates/spans'

const SECOND_MS = 1000

/** What enquiries that wait are kept under in this browser. Product 10, Sending later. */
export const keptPlace = {
  /** The database and its one table, by the enquiry's id. */
  database: 'kept-enquiries',
  table: 'enquiries',
  /** The lock of the one who sends, and the channel on which changes are told. */
  lock: 'send-enquiries',
  channel: 'kept-enquiries',
} as const

/** Tag of the Background Sync that the service worker hears. */
export const SEND_ENQUIRIES = 'send-enquiries'

/** Times in ms. */
export const keptTimes = {
  /** Older than that, it is asked before it goes. */
  stale: 3 * DAY_MS,
  /** The browser's own database: some engines never answer. */
  database: 2 * SECOND_MS,
  /** Any answer at all shows that there is a line. */
  line: 8 * SECOND_MS,
  /** The e-mail service's own answer. */
  answer: 20 * SECOND_MS,
  /** Whoever has been sending for longer than that is gone. */
  sending: MINUTE_MS,
  /** Between two mails: the service takes one in a second. */
  betweenMails: 1100,
  /** Between tries without a line, twice as long after each, and at most. */
  firstPause: 30 * SECOND_MS,
  longestPause: 30 * MINUTE_MS,
  /** How long it is said that one was sent, to somebody who did not look. */
  sentNote: DAY_MS,
} as const
