/** Whether a share sheet was closed without a choice, which is no failure. */
export const isChangeOfMind = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError'
