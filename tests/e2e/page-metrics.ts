import type { CDPSession, Page } from '@playwright/test'

/** Chromium's counters for an open page so far: times in s, otherwise numbers. NaN for an unknown name. */
export async function readMetrics(devTools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

/** One of these counters from here on; times (s) count only the page's own thread, however busy the machine is. */
export async function watchMetric(page: Page, name: string): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => (await readMetrics(devTools))(name)
  const before = await read()
  return async () => (await read()) - before
}
