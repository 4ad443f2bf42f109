import type { Page } from '@playwright/test'
import { addressIn, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { fontEnvironment } from '../tools/system-fonts.mjs'
import { whenDrawn } from './font-size.ts'
import { wake, withWorker } from './site-worker.ts'
import { closePopup, expect, test, withMotion } from './site.ts'
import { openWithSiteFonts, withSiteFonts } from './waits.ts'

test.use(withMotion)

const [, malayalam] = languages

/** For each language: the fonts that a page fetches besides Anek Latin, and the font of its heading. */
const SCRIPT_FONTS = {
  en: { files: [], family: 'Anek Latin' },
  ml: { files: ['noto-malayalam'], family: 'Noto Sans Malayalam' },
  hi: { files: ['noto-devanagari'], family: 'Noto Sans Devanagari' },
}

/** The fonts that draw the first element of a selector. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.map((font) => font.familyName)
}

/** For each font file of the page: whether it was requested before the first paint. Runs in the page. */
function fontsBeforeFirstPaint() {
  const [seen] = performance.getEntriesByName('first-contentful-paint')
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ startTime }) => startTime < (seen?.startTime ?? Infinity))
}

/** Waits until the fonts have loaded: the site's own, and the one for the sign of the price. */
async function whenFontsLoaded(page: Page) {
  await expect
    .poll(async () => (await page.evaluate(fontsBeforeFirstPaint)).length)
    .toBeGreaterThanOrEqual(2)
  await page.evaluate(() => document.fonts.ready)
  await whenDrawn(page)
}

test('the price in the header uses the site’s font on the first page already', async ({ page }) => {
  await openWithSiteFonts(page, paths.about.href())
  const price = page
    .getByRole('banner')
    .getByRole('link', { name: /^Subscribe Now- ₹/ })
    .first()
  await expect(price).toBeVisible()
  await expect
    .poll(() => fontsOf(page, `header a[href="${paths.premium.href()}"]`))
    .toEqual([expect.stringContaining('Anek')])
})

test('at the first visit nothing of a page waits for fonts; at the next visit they load with it', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // A first visit: the browser's cache is empty.
  const browser = await playwright.chromium.launch(launchOptions)
  const page = await browser.newPage({ baseURL: baseURL ?? '', ...withWorker })
  await page.addInitScript(closePopup)
  await page.goto(paths.home.href())
  await whenFontsLoaded(page)
  expect(await page.evaluate(fontsBeforeFirstPaint)).toEqual([false, false])
  await openWithSiteFonts(page, paths.home.href())

  await wake(page)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 30_000,
    })
    .toBe(true)
  for (const language of languages) {
    await page.goto(addressIn(language, paths.about.href()))
    const own = SCRIPT_FONTS[language.code].files.map(() => true)
    expect(await page.evaluate(fontsBeforeFirstPaint)).toEqual([true, true, ...own])
  }
  await browser.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page uses the site’s fonts', async ({ page }) => {
    for (const language of languages) {
      await page.goto(addressIn(language, paths.about.href()))
      await expect
        .poll(() => fontsOf(page, 'main h1'))
        .toContainEqual(expect.stringContaining(SCRIPT_FONTS[language.code].family))
      // Anek draws the spaces.
      await expect
        .poll(async () =>
          (await fontsOf(page, 'main h1')).filter((font) => !/Noto|Anek/.test(font)),
        )
        .toEqual([])
    }
  })
})

for (const { code, prefix } of languages) {
  const scriptFont = SCRIPT_FONTS[code]
  // A visit for each: between Malayalam and Hindi the browser would take the other's fonts from its cache.
  test(`pages in ${code} fetch no font of another language, and use their own`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const [file] = /noto-\w+/.exec(request.url()) ?? []
      if (file) asked.add(file)
    })
    await openWithSiteFonts(page, prefix + paths.study.href())
    await expect(page.getByRole('contentinfo').getByText('മലയാളം')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect([...asked]).toEqual(scriptFont.files)
    const fonts = await fontsOf(page, 'main h1')
    expect(fonts.join()).toContain(scriptFont.family)
    // Anek draws the spaces.
    for (const font of fonts) expect(font).toMatch(/Noto|Anek/)
  })
}

test('names of other languages that no system font can draw are drawn after the first interaction', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(/name-\w+/.exec(request.url()) ?? [])))
  await page.goto(addressIn(malayalam, paths.study.href()))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 10)
  await expect
    .poll(() => fontsOf(page, 'footer a[hreflang="hi"]'))
    .toEqual([expect.stringContaining('Noto Sans Devanagari')])
  expect(asked).toEqual(['name-devanagari'])
})

/** How far (px) a line may move up or down without being noticed. */
const STILL = 2
/** Total layout shift allowed when the fonts load with the first paint; 0.1 counts as good. */
const AT_FIRST_SIGHT = 0.04

type Moved = Record<'previousRect' | 'currentRect', { y: number }>

/**
 * Records each shift's size, and how far (px) visible things of the whole page moved up or down by themselves: a busy
 * machine may paint half a header before the rest is parsed, which then moves it. Runs in the page.
 */
function noteMoves() {
  const moves: number[] = []
  const shifts: number[] = []
  Object.assign(window, { moves, shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources, value }: { sources: Moved[]; value: number } = JSON.parse(
        JSON.stringify(entry),
      )
      shifts.push(value)
      const [visit] = performance.getEntriesByType('navigation')
      if (!visit?.domInteractive || entry.startTime < visit.domInteractive) continue
      for (const { previousRect, currentRect } of sources)
        moves.push(Math.abs(currentRect.y - previousRect.y))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const FONT = /\/(?:anek|noto)-[^/]*\.woff2$/

const fontsOfHeading = (page: Page) => fontsOf(page, 'main h1')

/** Holds the site's fonts back until the page has been visible for a while. */
const holdFont = (page: Page) =>
  page.route(FONT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })

/** Opens a page whose font loads late, and waits until the page has applied it or decided not to. */
async function openWithLateFont(page: Page, address: string) {
  const font = page.waitForResponse(FONT)
  await page.goto(address)
  await font
  await page.evaluate(() => document.fonts.ready)
  await whenDrawn(page)
}

test('a font that loads late and would move a line is not applied; the next page uses it', async ({
  page,
}) => {
  await holdFont(page)
  // As if the system's font were much taller.
  await page.addInitScript(() => {
    const tall = new CSSStyleSheet()
    tall.replaceSync(':root[data-letters] h1 { line-height: 3 }')
    document.adoptedStyleSheets = [tall]
  })
  await openWithLateFont(page, paths.study.href())
  expect((await fontsOfHeading(page)).join()).not.toContain('Anek')

  await page.unroute(FONT)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^about/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringContaining('Anek')])
})

const ENGLISH = ['/', '/about', '/job', '/premium']

/** The fonts of people's devices, and the pages to test with each. */
const DEVICES = [
  { family: 'Roboto', addresses: [...ENGLISH, '/ml', '/ml/job', '/hi/premium'] },
  { family: 'Arial', addresses: ENGLISH },
] as const

for (const { family, addresses } of DEVICES) {
  test(`a font that loads late moves no line on a device with ${family}, and is used on most pages; with the first paint it moves little`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.slow()
    const env = await fontEnvironment(family)
    test.skip(!env, 'The fonts of people’s devices are not to be had here')
    const browser = await playwright.chromium.launch({ ...launchOptions, env: env ?? {} })
    const found: string[] = []
    const widths = [412, 768, 1280]
    let own = 0
    for (const width of widths) {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width, height: 800 },
      })
      await page.addInitScript(closePopup)
      await page.addInitScript(noteMoves)
      await holdFont(page)
      for (const address of addresses) {
        await openWithLateFont(page, address)
        const moves = await page.evaluate<number[]>('moves')
        const far = moves.filter((move) => move > STILL)
        if (far.length > 0) found.push(`${address} at ${width} px: ${far.join(', ')}`)
        own += await withSiteFonts(page).count()
      }
      await page.unroute(FONT)
      // Now in the browser's cache, the font loads with the first paint.
      for (const address of addresses) {
        await openWithSiteFonts(page, address)
        await whenDrawn(page)
        const shifts = await page.evaluate<number[]>('shifts')
        const all = shifts.reduce((sum, shift) => sum + shift, 0)
        if (all > AT_FIRST_SIGHT) found.push(`${address} at ${width} px, at first sight: ${all}`)
      }
      await page.close()
    }
    await browser.close()
    expect(found).toEqual([])
    expect(own / (widths.length * addresses.length)).toBeGreaterThanOrEqual(2 / 3)
  })
}

test('on a device without a font for a language the site’s own replaces the boxes, however late it loads', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const env = await fontEnvironment('Arial')
  test.skip(!env, 'The fonts of people’s devices are not to be had here')
  const browser = await playwright.chromium.launch({ ...launchOptions, env: env ?? {} })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await holdFont(page)
  await openWithLateFont(page, addressIn(malayalam, paths.about.href()))
  await expect.poll(() => fontsOfHeading(page)).toContainEqual(expect.stringContaining('Noto'))
  await browser.close()
})
