import { type BrowserContext, devices, type Page } from '@playwright/test'

const { defaultBrowserType: _, ...phone } = devices['Moto G4'] ?? {}

/** The slow phone on which answers to a press are measured. */
export const PHONE = phone

/** How many times slower its processor is than this machine's. */
export const CPU_SLOWDOWN = 4

const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8

/** Slow 4G as the browser itself applies it, with the values that Lighthouse uses for it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: bytesPerSecond(1474.56),
  uploadThroughput: bytesPerSecond(675),
}

/** A page whose connection and processor are slowed down by the browser; its context has `PHONE`. */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
