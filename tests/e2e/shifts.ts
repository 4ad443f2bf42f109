import type { Page } from '@playwright/test'

/**
 * Sums up what moves by itself, from the first layout on, but for the one shift as the site's letters take
 * the place of the system's at first sight: fonts.spec.ts holds that.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    /** The picture (ms) that follows the letters. */
    const NEXT_PICTURE = 100
    let lettered = -Infinity
    new MutationObserver(() => (lettered = performance.now())).observe(document, {
      subtree: true,
      attributeFilter: ['data-letters'],
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const since = entry.startTime - lettered
        if (since >= 0 && since < NEXT_PICTURE) {
          lettered = -Infinity
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
