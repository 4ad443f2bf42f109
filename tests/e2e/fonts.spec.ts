import type { Page } from '@playwright/test'
import { addressIn, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { fontEnvironment } from '../tools/system-fonts.mjs'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

const [, malayalam] = languages

/** The files that a page fetches beside Anek Latin's, and who draws its heading. */
const LETTERS = {
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

test('the price in the header is drawn by the site’s font from the first page on', async ({
  page,
}) => {
  await page.goto(paths.about.href())
  const price = page
    .getByRole('banner')
    .getByRole('link', { name: /^Subscribe Now- ₹/ })
    .first()
  await expect(price).toBeVisible()
  expect(await fontsOf(page, `header a[href="${paths.premium.href()}"]`)).toEqual([
    expect.stringContaining('Anek'),
  ])
})

for (const { code, prefix } of languages) {
  const letters = LETTERS[code]
  // A visit for each: from Malayalam to Hindi the browser takes the other's letters from its cache.
  test(`pages in ${code} fetch the letters of no other language, and are drawn in them`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      const [file] = /noto-\w+/.exec(request.url()) ?? []
      if (file) asked.add(file)
    })
    await page.goto(prefix + paths.study.href())
    await expect(page.getByRole('contentinfo').getByText('മലയാളം')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect([...asked]).toEqual(letters.files)
    const fonts = await fontsOf(page, 'main h1')
    expect(fonts.join()).toContain(letters.family)
    // Spaces are Anek's.
    for (const font of fonts) expect(font).toMatch(/Noto|Anek/)
  })
}

test('names of other languages that no font of the system has are drawn once the reader is there', async ({
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

/** Keeps the size of every shift from the page's beginning. Runs in the page. */
function noteShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
  }).observe({ type: 'layout-shift', buffered: true })
}

const FONT = '**/anek-latin-*.woff2'

const fontsOfHeading = (page: Page) => fontsOf(page, 'main h1')

/** Keeps the site's font back for longer than a page waits for it. */
const holdFont = (page: Page) =>
  page.route(FONT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })

test('a font that comes late is not put on the page; the next page has it', async ({ page }) => {
  await holdFont(page)
  const font = page.waitForResponse(FONT)
  await page.goto(paths.study.href())
  await font
  await page.evaluate(() => document.fonts.ready)
  expect((await fontsOfHeading(page)).join()).not.toContain('Anek')

  await page.unroute(FONT)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^about/i })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringContaining('Anek')])
})

for (const family of ['Roboto', 'Arial'] as const) {
  test(`a font that comes late moves no word on a device with ${family}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.slow()
    const env = fontEnvironment(family)
    test.skip(!env, 'The fonts of people’s devices are not to be had here')
    const browser = await playwright.chromium.launch({ ...launchOptions, env: env ?? {} })
    const found: string[] = []
    for (const width of [393, 768, 1280]) {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width, height: 800 },
      })
      await page.addInitScript(() => sessionStorage.setItem('consultation-done', '1'))
      await page.addInitScript(noteShifts)
      await holdFont(page)
      for (const address of ['/', '/about', '/job', '/premium']) {
        const font = page.waitForResponse(FONT)
        await page.goto(address)
        await font
        await page.evaluate(() => document.fonts.ready)
        const shifts: unknown = await page.evaluate('shifts')
        if (String(shifts)) found.push(`${address} at ${width} px: ${String(shifts)}`)
      }
      await page.close()
    }
    await browser.close()
    expect(found).toEqual([])
  })
}
