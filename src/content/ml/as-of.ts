// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Where a page shows what it was built with, because the API does not answer. */
export const asOf = {
  /** `time` is "നവംബർ 21, രാവിലെ 9.30", in India. */
  at: (time: string) => `${time} വരെയുള്ള വിവരം`,
  /** Where the time cannot be read. */
  older: 'ഇത് ഏറ്റവും പുതിയ വിവരം ആകണമെന്നില്ല.',
  /** Newer data has come than the page shows. */
  newer: { text: 'പുതിയ വിവരങ്ങളുണ്ട്.', button: 'കാണിക്കുക' },
} as const
