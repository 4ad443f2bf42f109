import { MOST_COMPARED } from './compare'

/** Bounds of the shortlist and of the links that carry one. Product 10, Shortlist. */
export const shortlistLimits = {
  /** Letters of a note, as the browser counts them. */
  note: 280,
  /** Entries that a link takes. */
  linked: 200,
  /** Letters of a name in a link; the pages have the whole of it. */
  linkedName: 100,
  /** Letters of an id in a link; those of the API have 24. */
  linkedId: 100,
  /** Letters of a link's list: more than 200 of the longest names take. */
  link: 120_000,
  /** Countries side by side at /compare. */
  compared: { least: 2, most: MOST_COMPARED },
} as const
