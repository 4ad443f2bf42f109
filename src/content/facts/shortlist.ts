import { MOST_COMPARED } from './compare'

/** Limits of the shortlist and of the links that contain one. Product 10, Shortlist. */
export const shortlistLimits = {
  /** Letters of a note, as the browser counts them. */
  note: 280,
  /** Entries that a link may have. */
  linked: 200,
  /** Letters of a name in a link; the pages show the whole name. */
  linkedName: 100,
  /** Letters of an id in a link; the API's ids have 24. */
  linkedId: 100,
  /** Letters of the list in a link: more than 200 of the longest names need. */
  link: 120_000,
  /** Countries side by side at /compare. */
  compared: { least: 2, most: MOST_COMPARED },
} as const
