import type { CDPSession, Page } from '@playwright/test'

/** What Chromium counts for an open page so far: times in s, else numbers. NaN for a name that it has not. */
export async function readMetrics(devTools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
}

/** One of those from here on; times (s) are those of the page's own thread, whatever else the machine does. */
export async function watchMetric(page: Page, name: string): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => (await readMetrics(devTools))(name)
  const before = await read()
  return async () => (await read()) - before
}
