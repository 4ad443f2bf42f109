/** How much of one visit is reported to the people who run the site. Product 10, Reports. */
export const reportLimits = {
  /** Reports in one visit of a tab. */
  most: 10,
  /** After this many reports, none on the speed of pages is sent, so that there is room for failures. */
  mostWithVitals: 5,
  /** Bytes of one report. */
  mostBytes: 2000,
  /** Letters of a message. */
  mostLetters: 300,
  /** Places in the code, the innermost first. */
  mostPlaces: 5,
} as const
