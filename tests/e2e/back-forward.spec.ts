import type { BrowserContext, CDPSession } from '@playwright/test'
import { needlessArgs } from '../tools/browser.ts'
import { everyAddress } from './addresses.ts'
import { closePopup, expect, test } from './site.ts'

const OTHER_DOCUMENT = '/favicon.svg'

type Explanation = { type: string; reason: string }

/** Goes back to the page before, and says why it was not kept; nothing where it was. */
async function goBack(devTools: CDPSession): Promise<Explanation[]> {
  const gone = new Promise<Explanation[]>((resolve) => {
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations),
    )
    devTools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([])
    })
  })
  const { currentIndex, entries } = await devTools.send('Page.getNavigationHistory')
  // Playwright's own way back waits for a load, and a kept page has none.
  await devTools.send('Page.navigateToHistoryEntry', {
    entryId: entries[currentIndex - 1]?.id ?? 0,
  })
  return gone
}

/**
 * What in a page keeps the browser from keeping it. One without a window of its own keeps none: it
 * says that as a circumstance, beside all that is the page's own.
 */
async function whyNotKept(
  context: BrowserContext,
  address: string,
  prepare?: () => void,
): Promise<string[]> {
  const page = await context.newPage()
  if (prepare) await page.addInitScript(prepare)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Page.enable')
  await page.goto(address)
  // All of it is there: what waits for the reader too.
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.goto(OTHER_DOCUMENT)
  const explanations = await goBack(devTools)
  await page.close()
  return explanations
    .filter(({ type }) => type !== 'Circumstantial')
    .map(({ type, reason }) => `${address} ${type} ${reason}`)
}

const listenToUnload = () => window.addEventListener('unload', () => undefined)

test('nothing in a public page keeps it out of the browser’s back and forward cache', async ({
  playwright,
  launchOptions,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: [...needlessArgs, '--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await context.addInitScript(closePopup)

  const found: string[] = []
  for (const address of (await everyAddress(request)).public)
    found.push(...(await whyNotKept(context, address)))
  expect(found).toEqual([])

  // And what would keep one out is seen.
  expect(await whyNotKept(context, '/about', listenToUnload)).toEqual([
    '/about PageSupportNeeded UnloadHandlerExistsInMainFrame',
  ])
  await browser.close()
})
