/** Errors for a sheet that was closed without a choice, and for a second press while one is open. */
const NO_FAILURES = new Set(['AbortError', 'InvalidStateError'])

/** Whether sharing really failed, judged by what `navigator.share` threw. */
export const isShareFailure = (error: unknown): boolean =>
  !(error instanceof DOMException && NO_FAILURES.has(error.name))
