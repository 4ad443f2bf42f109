/**
 * The texts that are specified (Product 4, 5 and 8), word for word: punctuation and capitals belong
 * to it.
 * Pages and features read them here and never spell them again. What only some pages need has files of its
 * own: account-messages.ts, member-messages.ts, admin-messages.ts.
 */
export const messages = {
  /** Loading lists and records. */
  lists: {
    failedTitleCase: 'Something Went Wrong',
    failed: 'Something went wrong',
    userData: '❌ Error fetching user data',
    categories: 'Something went wrong in getting categories',
    countryDetails: 'Something went wrong while fetching the country details',
    countryDetailsFetch: 'Failed to fetch country details',
    /** The country detail page's load error. */
    countryError: (message: string) => `Error: ${message}`,
  },
  search: {
    none: '! Oops No Matches Found',
    resultsFound: (count: number) => `${count} Result Found`,
  },
  session: {
    loggedOut: 'Logout successfully',
  },
  /** Checks before a form is sent, and what a change meets. */
  forms: {
    fillRequired: 'Please fill in all required fields',
    enterFields: 'Enter the fields',
    duringUpdate: 'Something went wrong during update',
    updateFailed: 'Update failed',
  },
  enquiry: {
    success: 'Form submitted successfully!',
    failed: 'Failed to send the email. Please try again.',
  },
  consultation: {
    success: 'We Will Connect You Shortly!',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    sending: 'Sending...',
    submitting: 'Submitting...',
  },
} as const
