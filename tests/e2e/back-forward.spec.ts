import type { CDPSession, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { needlessArgs } from '../tools/browser.ts'
import { everyAddress, pagesOf, UNKNOWN, visitAt, visitTo } from './addresses.ts'
import { expect, test as base } from './site.ts'

const OTHER_DOCUMENT = '/favicon.svg'

/** In a browser that keeps pages, as people’s do: Playwright’s own does not. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        ignoreDefaultArgs: [...needlessArgs, '--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

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
async function whyNotKept(page: Page, address: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  await page.goto(address)
  // All of it is there: what waits for the reader too.
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.goto(OTHER_DOCUMENT)
  const explanations = await goBack(devTools)
  return explanations
    .filter(({ type }) => type !== 'Circumstantial')
    .map(({ type, reason }) => `${type} ${reason}`)
}

for (const { title, address } of [
  ...pagesOf('public').map(visitTo),
  visitAt(paths.search.href('germany')),
  visitAt(UNKNOWN),
])
  test(`nothing in ${title} keeps it out of the browser’s back and forward cache`, async ({
    page,
    request,
  }) => {
    const { addressOf } = await everyAddress(request)
    expect(await whyNotKept(page, address(addressOf))).toEqual([])
  })

test('what would keep a page out of that cache is seen', async ({ page }) => {
  await page.addInitScript(() => window.addEventListener('unload', () => undefined))
  expect(await whyNotKept(page, paths.about.href())).toEqual([
    'PageSupportNeeded UnloadHandlerExistsInMainFrame',
  ])
})
