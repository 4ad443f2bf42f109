import type { Page } from '@playwright/test'

/**
 * Sums up what moves by itself from the first layout on, except the one shift when the site's fonts
 * replace the system's at the first paint: fonts.spec.ts tests that one.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    /** From the change of fonts to the frame after it (ms), however late a busy machine draws that. */
    const fontSwap = { from: Infinity, to: Infinity }
    new MutationObserver(() => {
      fontSwap.from = performance.now()
      requestAnimationFrame(() => requestAnimationFrame(() => (fontSwap.to = performance.now())))
    }).observe(document, { subtree: true, attributeFilter: ['data-letters'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime >= fontSwap.from && entry.startTime < fontSwap.to) {
          fontSwap.from = Infinity
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
