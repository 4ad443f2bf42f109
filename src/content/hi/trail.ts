// Translated 2026-11-28 from en; not yet read by a native speaker.
/** The way from the home page to a page, above its heading. Product 10, Pages made of data. */
export const trail = {
  /** Read out before the steps. */
  label: 'आप यहाँ हैं',
  home: 'होम',
  countries: 'देश',
  categories: 'नौकरियों की कैटेगरी',
} as const
