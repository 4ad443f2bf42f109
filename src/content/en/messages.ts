/**
 * Every text that is specified (Product 4, 5 and 8), word for word: punctuation and capitals belong
 * to it.
 * Pages and features read them here and never spell them again; what administrators alone meet, in
 * admin-messages.ts.
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
  registration: {
    success: 'Registered successfully',
    already: 'Already Register please login',
    failed: 'Registration failed',
    exception: 'Something went wrong',
    passwordMismatch: 'Passwords do not match',
  },
  login: {
    success: 'Login successfully',
    failed: 'Login failed',
    exception: 'Something went wrong',
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
  forgotPassword: {
    emailRequired: 'Email is required',
    otpRequired: 'OTP is required',
    newPasswordRequired: 'New password is required',
    userNotFound: 'User not found',
    invalidOtp: 'Invalid OTP. Please try again.',
    resetFailed: 'Failed to reset password. Please try again.',
    success: 'Password reset successful',
  },
  payment: {
    success: 'Payment successful & profile updated!',
    /** The payment went through, but the stored login could not be brought up to date. */
    successOnly: 'Payment successful',
    cancelled: 'Payment was cancelled!',
    failed: 'Failed to initiate payment. Please try again.',
  },
  enquiry: {
    success: 'Form submitted successfully!',
    failed: 'Failed to send the email. Please try again.',
  },
  consultation: {
    success: 'We Will Connect You Shortly!',
  },
  /** Toasts after something worked. */
  success: {
    profileUpdated: 'Profile updated successfully',
  },
  referral: {
    copied: 'Copied to clipboard!',
    paid: 'Success',
    pending: 'Pending',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    sending: 'Sending...',
    submitting: 'Submitting...',
    verifying: 'Verifying...',
    resetting: 'Resetting...',
    registering: 'Registering...',
  },
} as const
