import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { about } from '../../src/content/ml/about.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { testedSite } from '../tools/sites.mjs'
import { codeFile } from './code-file.ts'
import { expect, test } from './site.ts'

const HOME = {
  heading: 'What can we do for you today?',
  title: /study, work and travel abroad/,
  description: 'Honest help from Kerala',
}
const CODE = /\/assets\/[^?]*\.js/

/** Answers as the usual single-page host does: with the home page for every address that is not a file. */
async function answerWithHome(page: Page) {
  await page.route(
    ({ pathname }) => !/\.\w+$|^\/(?:api|local)\//.test(pathname),
    async (route) => {
      const { href } = new URL('/', route.request().url())
      await route.fulfill({ response: await route.fetch({ url: href }) })
    },
  )
}

/** Holds the page's code back; the returned function releases it and resolves to the addresses requested so far. */
async function holdCode(page: Page) {
  const held: Route[] = []
  await page.route(CODE, (route) => void held.push(route))
  return async () => {
    await page.unroute(CODE)
    await Promise.all(held.map((route) => route.continue()))
    return held.map((route) => route.request().url())
  }
}

/** Records each heading and title that is present when a frame is about to be painted. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility()) seen.add(heading.textContent)
      seen.add(document.title)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate((): string[] => [...Reflect.get(window, 'seen')])
}

for (const [address, heading] of [
  [paths.registerInvited.href('ABC'), 'Register'],
  [paths.search.href('germany'), 'Search'],
  [paths.country.href('unknown'), /./],
  [paths.about.href(), 'About us'],
  [paths.userDashboard.href(), /login|log in/i],
  ['/no-such-page', /./],
] as const) {
  test(`the home page never shows when a host answers ${address} with it`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await answerWithHome(page)
    const seen = await watchFrames(page)
    const release = await holdCode(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(address)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    expect(await page.title()).toBe('')
    // The code of the home page alone is not requested, the rest at once.
    const asked = await release()
    expect(asked.join()).toContain(codeFile('index'))
    expect(asked.join()).not.toContain(codeFile('home-page'))

    const own = page.getByRole('heading', { level: 1, name: heading })
    await expect(own).toBeVisible()
    await expect(own).not.toHaveText(HOME.heading)
    await expect(page).toHaveTitle(/./)
    const all = await seen()
    expect(all.filter((words) => words === HOME.heading || HOME.title.test(words))).toEqual([])
    for (const tag of ['[name="description"]', '[property="og:title"]', '[rel="canonical"]'])
      expect(await page.locator(tag).count(), tag).toBeLessThan(2)
    await expect(page.locator(`[content*="${HOME.description}"]`)).toHaveCount(0)
    consoleErrors.splice(0)
  })
}

test('on such a host, an address in Malayalam shows its own page too', async ({
  page,
  consoleErrors,
}) => {
  await answerWithHome(page)
  // An existing file, which such a host sends unchanged.
  const path = join(testedSite, 'ml/shell.html')
  await page.route('**/ml/shell.html', (route) => route.fulfill({ path }))
  await page.goto('/ml/no-such-page')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/[\u0d00-\u0d7f]/)
  await page.goto(`/ml${paths.about.href()}`)
  await expect(heading).toHaveText(about.heading)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN')
  await expect(heading).toHaveCSS('font-family', /Noto Sans Malayalam/)
  await expect(page).toHaveTitle(/[\u0d00-\u0d7f]/)
  await expect(heading).toHaveCount(1)
  consoleErrors.splice(0)
})

test('on such a host, if the code fails to load, the home page is better than none', async ({
  page,
  consoleErrors,
}) => {
  await answerWithHome(page)
  await page.route(CODE, (route) => route.abort())
  await page.goto(paths.registerInvited.href('ABC'))
  await expect(page.getByRole('heading', { level: 1, name: HOME.heading })).toBeVisible()
  consoleErrors.splice(0)
})

test('a page at its own address is shown without any code', async ({ page }) => {
  await holdCode(page)
  for (const address of ['/', '/?from=mail', '/about', '/about/#team']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  }
})
