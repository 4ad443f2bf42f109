import { type Page, test } from '@playwright/test'

const CPU_SLOWDOWN = 4

/** From here on the page is four times slower; gives how long (ms) its own thread ran script, whatever else the machine does. */
async function watchScript(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
  }
}

/**
 * For a page four times slower: types `text` where the focus is, and gives the script (ms) that each key of
 * it costs. It stands in the report under `label`.
 */
export async function watchKeys(page: Page) {
  const script = await watchScript(page)
  return async (text: string, label: string): Promise<number> => {
    const before = await script()
    await page.keyboard.type(text, { delay: 30 })
    const each = ((await script()) - before) / text.length
    test.info().annotations.push({ type: 'ms a key', description: `${label} ${each.toFixed(1)}` })
    return each
  }
}
