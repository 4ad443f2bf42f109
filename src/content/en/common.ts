/** Words that many parts of the site share, from its first moment on. */
export const common = {
  loading: 'Loading',
  /** Read out while a pressed button says what is under way. */
  wait: 'Please wait.',
  loadingPage: 'Loading the page',
  slow: 'This takes longer than usual.',
  otherWays: 'Contact us another way',
  tryAgain: 'Try again',
  close: 'Close',
  /** Read out after a link's own words. */
  newTab: '(opens a new tab)',
  chatNewTab: '(WhatsApp, opens a new tab)',
  /** Ends a sentence, behind a link. */
  end: '.',
} as const
