/**
 * The texts that are specified (Product 4, 5 and 8) and that members meet, word for word: apart from messages.ts,
 * which every page with a form loads.
 */
export const memberMessages = {
  payment: {
    success: 'Payment successful & profile updated!',
    /** The payment went through, but the stored login could not be brought up to date. */
    successOnly: 'Payment successful',
    cancelled: 'Payment was cancelled!',
    failed: 'Failed to initiate payment. Please try again.',
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
} as const
