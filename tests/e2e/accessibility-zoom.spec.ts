import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { areas, everyAddress, logins } from './addresses.ts'
import { troublesOfRoom } from './room.ts'
import { openFoundProduct, waitUntilLoaded, scrollThrough } from './waits.ts'
import { enter, expect, test } from './site.ts'

/** What a person may set in their browser, by WCAG 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

/** Sets a style sheet of the person's own, in place of one that was there. Runs in the page. */
function setStyle(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

const LARGEST = { width: 320, height: 256 } as const

/** What is wrong with the open page at 400 %, and at 400 % and 200 % with the person's own spacing. */
async function troublesOf(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  for (const [size, css] of [
    [LARGEST, ''],
    [LARGEST, textSpacing],
    [{ width: 640, height: 512 }, textSpacing],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate(setStyle, css)
    const wrong = await page.evaluate(troublesOfRoom)
    found.push(
      ...wrong.map((trouble) => `${address} at ${size.width} px${css && ', spaced'}: ${trouble}`),
    )
  }
  return found
}

for (const area of areas) {
  test(`at 400 % and 200 %, with the person's own spacing, no ${area} page scrolls sideways or cuts words off`, async ({
    page,
    request,
    troubles,
  }) => {
    test.setTimeout(120_000)
    const addresses = (await everyAddress(request))[area]
    expect(addresses.length).toBeGreaterThan(2)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const who = logins[area]
    if (who) await enter(page, who, paths.policy.href())
    const found: string[] = []
    for (const address of addresses) {
      await page.setViewportSize(LARGEST)
      await page.goto(address)
      await (address === '/' ? scrollThrough(page) : waitUntilLoaded(page))
      found.push(...(await troublesOf(page, address)))
    }
    expect(found).toEqual([])
    troubles.splice(0)
  })
}

test('nor does the page of a product that a search found', async ({ page, troubles }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(LARGEST)
  await openFoundProduct(page)
  expect(await troublesOf(page, 'a found product')).toEqual([])
  expect(troubles).toEqual([])
})
