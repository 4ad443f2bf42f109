/** Below the specified words of a failed login, so that they mislead nobody. */
export const loginFailed = {
  /** The line or the server failed. */
  line: 'The internet or our server did not answer properly, so your password may well be right. Try again in a moment.',
} as const
