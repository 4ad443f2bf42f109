import type { Page } from '@playwright/test'

/**
 * Sums up what moves by itself, from the first layout on, but for the one shift as the site's letters take
 * the place of the system's at first sight: fonts.spec.ts holds that.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    /** From the change of letters to the picture after it (ms), however late a busy machine draws that. */
    const letters = { from: Infinity, to: Infinity }
    new MutationObserver(() => {
      letters.from = performance.now()
      requestAnimationFrame(() => requestAnimationFrame(() => (letters.to = performance.now())))
    }).observe(document, { subtree: true, attributeFilter: ['data-letters'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime >= letters.from && entry.startTime < letters.to) {
          letters.from = Infinity
          continue
        }
        const value: unknown = Reflect.get(entry, 'value')
        Object.assign(window, {
          shifted: Number(Reflect.get(window, 'shifted') ?? 0) + Number(value),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum so far. */
export const shifted = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
