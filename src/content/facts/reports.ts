/** How much of a visit is reported to whoever runs the site. Product 10, Reports. */
export const reportLimits = {
  /** Reports in one visit of a tab. */
  most: 10,
  /** Of these, how fast pages were: not after so many, so that there is room for failures. */
  mostWithVitals: 5,
  /** Bytes of one report. */
  mostBytes: 2000,
  /** Letters of a message. */
  mostLetters: 300,
  /** Places in the code, the innermost first. */
  mostPlaces: 5,
} as const
