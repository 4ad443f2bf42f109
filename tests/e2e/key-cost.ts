import { type Page, test } from '@playwright/test'

const CPU_SLOWDOWN = 4

/** What a page's own thread has done so far (ms), whatever else the machine does: script alone, or all of it. */
export async function watchThread(
  page: Page,
  metric: 'ScriptDuration' | 'TaskDuration',
): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === metric)?.value ?? NaN) * 1000
  }
}

/**
 * For a page four times slower: types `text` where the focus is, and gives the script (ms) that each key of
 * it costs. It stands in the report under `label`.
 */
export async function watchKeys(page: Page) {
  const script = await watchThread(page, 'ScriptDuration')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return async (text: string, label: string): Promise<number> => {
    const before = await script()
    await page.keyboard.type(text, { delay: 30 })
    const each = ((await script()) - before) / text.length
    test.info().annotations.push({ type: 'ms a key', description: `${label} ${each.toFixed(1)}` })
    return each
  }
}
