/**
 * Every text that is specified (Product 4, 5 and 8), word for word: punctuation and capitals belong
 * to it.
 * Pages and features read them here and never spell them again.
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
  /** Checks before a form is sent, and the administrators' forms. */
  forms: {
    fillRequired: 'Please fill in all required fields',
    enterFields: 'Enter the fields',
    inputForm: 'Something went wrong in the input form',
    duringUpdate: 'Something went wrong during update',
    updateFailed: 'Update failed',
    deleteFailed: 'Delete failed',
    workCreationFailed: 'Work creation failed',
    countryCreationFailed: 'country creation failed',
    creatingCountry: 'Something went wrong while creating the country',
    confirmDeleteCountry: 'Are you sure you want to delete this country?',
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
    created: (name: string) => `${name} is created`,
    updated: (name: string) => `${name} is updated`,
    categoryDeleted: 'Category is deleted',
    countryUpdated: 'Country Updated Successfully',
    countryDeleted: 'Country Deleted Successfully',
    /** The same news in the countries grid, spelt its own way. */
    countryDeletedInGrid: 'Country deleted successfully!',
    updatedGeneral: 'Updated successfully',
    deletedGeneral: 'Deleted successfully',
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
    creating: 'Creating...',
    deleting: 'Deleting...',
    submitting: 'Submitting...',
    verifying: 'Verifying...',
    resetting: 'Resetting...',
    registering: 'Registering...',
  },
} as const
