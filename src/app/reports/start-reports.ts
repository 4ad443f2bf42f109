import { reportLimits } from '@/content/facts/reports'
import { takeFaults } from '@/lib/browser/faults'
import { visitStore } from '@/lib/browser/storage/storage'
import { type Report, reportOf } from './report-of'
import { watchVitals } from './watch-vitals'

const SENT_KEY = 'reports-sent'

/** Whether the reader's browser asks sites not to track. */
const isOptedOut = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1'

const told = new Set<string>()

/** Sends a report, each only once and only up to the limit of a visit; never throws. */
function send(report: Report) {
  try {
    const text = JSON.stringify(report)
    const sent = Number(visitStore.get(SENT_KEY) ?? 0)
    const most = report.kind === 'vitals' ? reportLimits.mostWithVitals : reportLimits.most
    if (told.has(text) || sent >= most) return
    if (new Blob([text]).size > reportLimits.mostBytes) return
    told.add(text)
    visitStore.set(SENT_KEY, String(sent + 1))
    navigator.sendBeacon(SITE_REPORT_URL, text)
  } catch {
    // A report that fails must cause no further error.
  }
}

/**
 * Sends failures and speed figures to the configured address. Loaded late, and only if that is set; nothing is sent
 * from a browser that asks not to be tracked. Product 10, Reports.
 */
export function startReports() {
  if (isOptedOut()) return
  takeFaults((fault) => {
    try {
      const report = reportOf(fault)
      if (report) send(report)
    } catch {
      // A fault that cannot be turned into a report must cause no further error.
    }
  })
  watchVitals(send)
}
