/** What is said of a sheet that was closed without a choice, and of a second press while one is open. */
const NO_FAILURES = new Set(['AbortError', 'InvalidStateError'])

/** Whether the share sheet could not do its work, by what `navigator.share` threw. */
export const isShareFailure = (error: unknown): boolean =>
  !(error instanceof DOMException && NO_FAILURES.has(error.name))
