/**
 * The texts of login, registration and password reset that are specified (Product 4, 5 and 8), word for word: apart
 * from messages.ts, which every page with a form loads.
 */
export const accountMessages = {
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
  forgotPassword: {
    emailRequired: 'Email is required',
    otpRequired: 'OTP is required',
    newPasswordRequired: 'New password is required',
    userNotFound: 'User not found',
    invalidOtp: 'Invalid OTP. Please try again.',
    resetFailed: 'Failed to reset password. Please try again.',
    success: 'Password reset successful',
  },
  /** On a button while its work is under way; the button is disabled meanwhile. */
  busy: {
    verifying: 'Verifying...',
    resetting: 'Resetting...',
    registering: 'Registering...',
  },
} as const
