declare global {
  /** The setting VITE_REPORT_URL; while it is empty, a build holds nothing that asks it. */
  const SITE_REPORT_URL: string
}

/** Something that went wrong: what it was in our own words, and what was thrown or refused. */
export type Fault = {
  kind: 'error' | 'rejection' | 'failure' | 'policy'
  what: string
  cause: unknown
}

/** Nobody reads more of one visit. */
const MOST_KEPT = 10

const kept: Fault[] = []

let hear = (fault: Fault) => {
  if (kept.length < MOST_KEPT) kept.push(fault)
}

/** Tells of a failure that the site itself has met, to be reported. Product 10, Reports. */
export function tellFault(what: string, cause: unknown) {
  hear({ kind: 'failure', what, cause })
}

/** Hears what goes wrong on the page from here on, and keeps it until somebody takes over. */
export function watchFaults() {
  window.addEventListener('error', ({ error, message }) => {
    hear({ kind: 'error', what: message, cause: error })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    hear({ kind: 'rejection', what: '', cause: reason })
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    hear({ kind: 'policy', what: event.effectiveDirective, cause: event })
  })
}

/** Gives every fault so far and from here on to `listener`. */
export function takeFaults(listener: (fault: Fault) => void) {
  hear = listener
  kept.splice(0).forEach(listener)
}
