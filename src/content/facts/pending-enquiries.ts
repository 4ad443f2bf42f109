import { DAY_MS, MINUTE_MS } from '@/lib/dates/spans'

const SECOND_MS = 1000

/** The names under which this browser stores enquiries that wait to be sent. Product 10, Sending later. */
export const pendingStorage = {
  /** The database, and its one table: its keys are the enquiries' ids. */
  database: 'kept-enquiries',
  table: 'enquiries',
  /** The lock that the sender holds, and the channel on which changes are announced. */
  lock: 'send-enquiries',
  channel: 'kept-enquiries',
} as const

/** The tag of the Background Sync event that the service worker listens for. */
export const SEND_ENQUIRIES = 'send-enquiries'

/** Times in ms. */
export const pendingTimes = {
  /** The reader must confirm an enquiry that is older than this before it is sent. */
  stale: 3 * DAY_MS,
  /** How long to wait for the browser's own database, which some engines never answer, and for the code for it. */
  database: 2 * SECOND_MS,
  /** How long to wait for any answer at all, which shows that the device is online. */
  reachable: 8 * SECOND_MS,
  /** How long to wait for the e-mail service's own answer. */
  answer: 20 * SECOND_MS,
  /** A sender that takes longer than this counts as gone. */
  sending: MINUTE_MS,
  /** The pause between two mails: the service accepts one per second. */
  betweenMails: 1100,
  /** The pause between tries while offline: it doubles after each try, up to the longest. */
  firstPause: 30 * SECOND_MS,
  longestPause: 30 * MINUTE_MS,
  /** How long a reader who has not looked is still shown that an enquiry was sent. */
  sentNote: DAY_MS,
} as const
