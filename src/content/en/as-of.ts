/** Where a page shows what it was built with: the API does not answer, or its answer would move what is read. */
export const asOf = {
  /** `time` is "21 November, 9.30 am", in India. */
  at: (time: string) => `As of ${time}`,
  /** Where the time cannot be read. */
  older: 'This may not be the newest.',
  /** Newer data has come than the page shows. */
  newer: { text: 'There is newer information.', button: 'Show it' },
} as const
