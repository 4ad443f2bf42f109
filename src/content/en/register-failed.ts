/** Below the specified words of a failed registration, so that they mislead nobody. */
export const registerFailed = {
  /** No proper answer came; with a link. */
  notKnown:
    'The internet or our server did not answer properly, so you may be registered already. Press Register once more, or try to log in:',
} as const
