import type { CDPSession, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { needlessArgs } from '../tools/browser.ts'
import { everyAddress, pagesOf, UNKNOWN, visitAt, visitTo } from './addresses.ts'
import { expect, test as base } from './site.ts'
import { waitUntilHydrated } from './waits.ts'

const OTHER_DOCUMENT = '/favicon.svg'

/** Runs in a browser that caches pages for Back, as people’s browsers do; Playwright disables that by default. */
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

/** Goes back to the previous page, and returns the reasons why it was not cached; empty if it was. */
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
  // Playwright's own goBack() waits for a load event, which a cached page does not have.
  await devTools.send('Page.navigateToHistoryEntry', {
    entryId: entries[currentIndex - 1]?.id ?? 0,
  })
  return gone
}

/**
 * What in a page prevents the browser from caching it. A browser without a visible window caches no page: it
 * reports that as a circumstance, beside the reasons that belong to the page.
 */
async function whyNotKept(page: Page, address: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  await page.goto(address)
  // This also loads what waits for the first interaction.
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
  test(`nothing in ${title} prevents the browser’s back and forward cache`, async ({
    page,
    request,
  }) => {
    const { addressOf } = await everyAddress(request)
    expect(await whyNotKept(page, address(addressOf))).toEqual([])
  })

test('a reason against caching a page is detected', async ({ page }) => {
  await page.addInitScript(() => window.addEventListener('unload', () => undefined))
  expect(await whyNotKept(page, paths.about.href())).toEqual([
    'PageSupportNeeded UnloadHandlerExistsInMainFrame',
  ])
})

test('a page from the cache has no password, and no text whose draft a logout has deleted', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  const main = page.getByRole('main')
  for (const [address, filled, left] of [
    [paths.login.href(), 'Email', 'Password'],
    [paths.contact.href(), 'Subject', 'Name'],
  ] as const) {
    await page.goto(address)
    await main.getByLabel(filled).fill('asha@example.com')
    await main.getByLabel(left, { exact: true }).fill('Asha Thomas')
    await waitUntilHydrated(page, 'main form[method=post]')
    await page.goto(OTHER_DOCUMENT)
    if (left === 'Name') await page.evaluate(() => sessionStorage.clear())
    await goBack(devTools)
    await expect(main.getByLabel(left, { exact: true })).toHaveValue('')
    await expect(main.getByLabel(filled)).toHaveValue(left === 'Name' ? '' : 'asha@example.com')
  }
  await page.goto(OTHER_DOCUMENT)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asha')
})
