import { type Page, test } from '@playwright/test'
import { watchMetric } from './page-metrics.ts'

const CPU_SLOWDOWN = 4

/**
 * Slows the page down four times; the returned function types `text` into the focused element and returns the script
 * time (ms) that each key costs. It is in the report under `label`.
 */
export async function watchKeys(page: Page) {
  const script = await watchMetric(page, 'ScriptDuration')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return async (text: string, label: string): Promise<number> => {
    const before = await script()
    await page.keyboard.type(text, { delay: 30 })
    const each = (((await script()) - before) * 1000) / text.length
    test.info().annotations.push({ type: 'ms a key', description: `${label} ${each.toFixed(1)}` })
    return each
  }
}
