// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Where a page shows what it was built with, because the API does not answer. */
export const asOf = {
  /** `time` is "21 नवंबर, सुबह 9:30", in India. */
  at: (time: string) => `${time} तक की जानकारी`,
  /** Where the time cannot be read. */
  older: 'हो सकता है यह सबसे नई जानकारी न हो।',
  /** Newer data has come than the page shows. */
  newer: { text: 'नई जानकारी आ गई है।', button: 'दिखाएँ' },
} as const
