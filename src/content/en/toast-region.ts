/** What the place of the toasts is called, for who hears the page. */
export const toastRegion = {
  /** Behind it stand the keys that lead there. */
  place: 'Notifications',
} as const
