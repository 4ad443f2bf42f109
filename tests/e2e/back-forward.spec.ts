import type { CDPSession, Page } from '@playwright/test'
import { everyAddress } from './addresses.ts'
import { closePopup, expect, test } from './site.ts'

const OTHER_DOCUMENT = '/favicon.svg'

/**
 * What in a page keeps the browser from keeping it. This one has no window of its own and so keeps
 * none: it says that as a circumstance, beside all that is the page's own.
 */
async function whyNotKept(page: Page, devTools: CDPSession, address: string): Promise<string[]> {
  const reasons: string[] = []
  const note = ({
    notRestoredExplanations,
  }: {
    notRestoredExplanations: { type: string; reason: string }[]
  }) =>
    reasons.push(
      ...notRestoredExplanations
        .filter(({ type }) => type !== 'Circumstantial')
        .map(({ type, reason }) => `${address} ${type} ${reason}`),
    )
  devTools.on('Page.backForwardCacheNotUsed', note)
  await page.goto(address)
  // All of it is there: what waits for the reader too.
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.goto(OTHER_DOCUMENT)
  await page.goBack()
  devTools.off('Page.backForwardCacheNotUsed', note)
  return reasons
}

test('nothing in a public page keeps it out of the browser’s back and forward cache', async ({
  playwright,
  launchOptions,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.addInitScript(closePopup)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')

  const found: string[] = []
  for (const address of (await everyAddress(request)).public)
    found.push(...(await whyNotKept(page, devTools, address)))
  expect(found).toEqual([])

  // And what would keep one out is seen.
  await page.addInitScript(() => window.addEventListener('unload', () => undefined))
  expect(await whyNotKept(page, devTools, '/about')).toEqual([
    '/about PageSupportNeeded UnloadHandlerExistsInMainFrame',
  ])
  await browser.close()
})
