import type { Page } from '@playwright/test'

/** Sums up what moves by itself, from the first layout on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
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
