/** Where a page shows what it was built with, because the API does not answer. */
export const asOf = {
  /** A day and a time in India: "21 November", "9.30 am". */
  at: (day: string, clock: string) => `As of ${day}, ${clock}`,
  /** Where the time cannot be read. */
  older: 'This may not be the newest.',
} as const
