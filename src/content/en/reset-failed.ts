/** Below the specified words of a step of the password reset that failed, so that they mislead nobody. */
export const resetFailed = {
  /** The line or the server failed. */
  line: 'The internet or our server did not answer properly, so what you typed may be right. It is still here: try again in a moment.',
  /** The last step got no proper answer, now or before; with a link. */
  mayCount: 'Your new password may already count.',
  logIn: 'Try to log in with it',
} as const
