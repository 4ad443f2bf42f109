// Each is written out, so that the bundler inlines the number and makes no file for them. Decision 159.

/** In ms. */
export const MINUTE_MS = 60_000

/** In ms. */
export const HOUR_MS = 60 * 60_000

/** In ms, as UTC and India have it: no summer time makes one longer. */
export const DAY_MS = 24 * 60 * 60_000
