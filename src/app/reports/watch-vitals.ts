import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { origin, type Report } from './report-of'

/** Milliseconds need no fraction; shifts of the layout are fractions. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)

/** Tells how fast the page was, all in one report, when the reader leaves it or looks elsewhere. */
export function watchVitals(tell: (report: Report) => void) {
  const vitals: Record<string, number> = {}
  const note = (metric: Metric) => {
    vitals[metric.name] = rounded(metric)
  }
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note)
  const leave = () => {
    if (Object.keys(vitals).length > 0) tell({ kind: 'vitals', vitals: { ...vitals }, ...origin() })
  }
  // Last of all that hear it: the figures are final by then.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  window.addEventListener('pagehide', leave)
}
