import { tellFault } from './faults'

/** Writes a fault to the browser's console; nothing is shown on the page. */
export function logError(what: string, error: unknown) {
  console.error(what, error)
  if (SITE_REPORT_URL) tellFault(what, error)
}
