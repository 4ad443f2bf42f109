// Translated 2026-11-28 from en; not yet read by a native speaker.
/** The way from the home page to a page, above its heading. Product 10, Pages made of data. */
export const trail = {
  /** Read out before the steps. */
  label: 'നിങ്ങൾ ഇവിടെയാണ്',
  home: 'ഹോം',
  countries: 'രാജ്യങ്ങൾ',
  categories: 'ജോലി വിഭാഗങ്ങൾ',
} as const
