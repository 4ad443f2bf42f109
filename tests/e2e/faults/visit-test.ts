import { test as base } from '@playwright/test'
import { type Visit, expectQuiet, openVisit, type Options } from './visit.ts'

/** A test with visits of its own: a fresh API, and no console errors at the end. */
export const test = base.extend<{ open: (options?: Options) => Promise<Visit> }>({
  open: async ({ browser, baseURL }, provide) => {
    const visits: Visit[] = []
    await provide(async (options = {}) => {
      const visit = await openVisit(browser, baseURL ?? '', options)
      visits.push(visit)
      return visit
    })
    for (const visit of visits) {
      expectQuiet(visit)
      await visit.close()
    }
  },
})

export { expect } from '@playwright/test'
