/** Where a page shows what it was built with, because the API does not answer. */
export const asOf = {
  /** `time` is "21 November, 9.30 am", in India. */
  at: (time: string) => `As of ${time}`,
  /** Where the time cannot be read. */
  older: 'This may not be the newest.',
} as const
