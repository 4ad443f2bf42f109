/** What the place of the toasts is called, for who hears the page. */
export const toasts = {
  /** Behind it stand the keys that lead there. */
  place: 'Notifications',
} as const
