import { test as base } from '@playwright/test'
import { type Desk, expectQuiet, openDesk, type Options } from './desk.ts'

/** A test with a desk of its own: a fresh API, and no error in the console in the end. */
export const test = base.extend<{ open: (options?: Options) => Promise<Desk> }>({
  open: async ({ browser, baseURL }, provide) => {
    const desks: Desk[] = []
    await provide(async (options = {}) => {
      const desk = await openDesk(browser, baseURL ?? '', options)
      desks.push(desk)
      return desk
    })
    for (const desk of desks) {
      expectQuiet(desk)
      await desk.close()
    }
  },
})

export { expect } from '@playwright/test'
