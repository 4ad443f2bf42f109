// Translated 2026-11-26 from en; not yet read by a native speaker.
/** What the place of the toasts is called, for who hears the page. */
export const toastRegion = {
  /** Behind it stand the keys that lead there. */
  place: 'അറിയിപ്പുകൾ',
} as const
