import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { origin, type Report } from './report-of'

/** Milliseconds need no fraction; a layout shift (CLS) is one. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)

/** Reports how fast the page was, all in one report, when the reader leaves the page or switches away. */
export function watchVitals(tell: (report: Report) => void) {
  const vitals: Record<string, number> = {}
  const note = (metric: Metric) => {
    vitals[metric.name] = rounded(metric)
  }
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note)
  // Registered after the library's own listeners: the figures are final by then.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return
    tell({ kind: 'vitals', vitals: { ...vitals }, ...origin() })
  })
}
