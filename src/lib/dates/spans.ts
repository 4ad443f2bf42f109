// Each is written out, so that the bundler inlines the number and makes no file for them. Decision 159.

/** In ms. */
export const MINUTE_MS = 60_000

/** In ms. */
export const HOUR_MS = 60 * 60_000

/** In ms, as UTC and India have it: no summer time makes one longer. */
export const DAY_MS = 24 * 60 * 60_000

/** The year 2000, in ms: nothing of the site's is older. An earlier time is a mistake in the data. */
export const EARLIEST_MS = 946_684_800_000

/** What `getTimezoneOffset` gives in India, in minutes; on a device abroad, a time names its zone. Decision 244. */
export const INDIA_OFFSET = -330
