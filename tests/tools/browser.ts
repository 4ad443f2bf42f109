import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Flags without which Chromium looks for the internet or a graphics card, or refuses to run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The first Chromium on this machine, else the one that comes as an npm package (Linux only). */
export async function findBrowser(): Promise<string> {
  const found = installed.find((path) => existsSync(path))
  if (found) return found
  // The package unpacks the system libraries it needs only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
