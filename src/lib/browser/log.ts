import { tellFault } from './faults'

/** Writes a fault to the browser's console, and reports it if the build has an address for that; shows nothing. */
export function logError(what: string, error: unknown) {
  console.error(what, error)
  if (SITE_REPORT_URL) tellFault(what, error)
}
