import { type Browser, chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../tools/browser.ts'
import { fontEnvironment } from '../tools/system-fonts.mjs'
import { freePort } from './project.ts'

/**
 * The one Chromium of a run, for Playwright and, through its debugging port on loopback, Lighthouse. It has the fonts
 * of a phone: with another machine's own, the site's fonts would move lines that they move on no phone.
 */
export async function openBrowser(): Promise<{ browser: Browser; debugPort: number }> {
  const debugPort = await freePort()
  const { path, name } = await findBrowser()
  const env = await fontEnvironment('Roboto')
  const fonts = env ? 'with a phone’s fonts' : 'with this machine’s fonts: lines may move'
  console.log(`Measured in ${name}, ${fonts}.`)
  const browser = await chromium.launch({
    executablePath: path,
    args: [...browserArgs, `--remote-debugging-port=${debugPort}`],
    ...(env && { env }),
  })
  return { browser, debugPort }
}
