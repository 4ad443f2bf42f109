import { type Browser, chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../tools/browser.ts'
import { freePort } from './project.ts'

/** The one Chromium of a run, for Playwright and, through its debugging port on loopback, Lighthouse. */
export async function openBrowser(): Promise<{ browser: Browser; debugPort: number }> {
  const debugPort = await freePort()
  const { path, name } = await findBrowser()
  console.log(`Measured in ${name}.`)
  const browser = await chromium.launch({
    executablePath: path,
    args: [...browserArgs, `--remote-debugging-port=${debugPort}`],
  })
  return { browser, debugPort }
}
