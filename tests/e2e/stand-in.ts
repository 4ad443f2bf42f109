import type { Locator, Page } from '@playwright/test'

/** How tall the whole page is (px). */
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** How many entries are rendered, counted by a part that each has once. */
export const drawnOf = (parts: Locator) =>
  parts.evaluateAll(
    (all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length,
  )
