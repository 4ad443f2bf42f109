declare global {
  /** The setting VITE_REPORT_URL; while it is empty, a build contains no code that uses it. */
  const SITE_REPORT_URL: string
}

/** Something that went wrong: `what` describes it, and `cause` is what was thrown or refused. */
export type Fault = {
  kind: 'error' | 'rejection' | 'failure' | 'policy'
  what: string
  cause: unknown
}

/** More faults of one visit would not be read. */
const MOST_KEPT = 10

const kept: Fault[] = []

let hear = (fault: Fault) => {
  if (kept.length < MOST_KEPT) kept.push(fault)
}

/** Passes on a failure that the site itself has noticed, so that it is reported. Product 10, Reports. */
export function tellFault(what: string, cause: unknown) {
  hear({ kind: 'failure', what, cause })
}

/** Listens from now on for what goes wrong on the page, and keeps it until `takeFaults` is called. */
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

/** Passes every fault, so far and from now on, to `listener`. */
export function takeFaults(listener: (fault: Fault) => void) {
  hear = listener
  kept.splice(0).forEach(listener)
}
