import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addressIn, english, languageAt, languages } from '../../src/lib/navigation/languages.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { attribute, elementsOf, is, textOf } from '../../src/site/html.ts'
import { navigation } from '../../src/content/ml/navigation.ts'
import { hasHtml, pageNames, UNKNOWN } from './addresses.ts'
import { ids } from './faults/ids.ts'
import { headOf } from './page-head.ts'
import { enter, expect, test } from './site.ts'

const [, malayalam] = languages
const others = languages.filter((language) => language !== english)

/** Letters of each script. */
const script: Record<string, RegExp> = { ml: /[\u0d00-\u0d7f]/, hi: /[\u0900-\u097f]/ }

const OF_DATA = [
  paths.country.href(ids.germany),
  paths.countryDetails.href(ids.germany),
  paths.latestJobs.href(ids.nursing),
  paths.jobApplication.href(ids.nurse),
]
const pages = [...pageNames.filter(hasHtml).map((name) => paths[name].path), ...OF_DATA]

const at = (path: string) => addressIn(malayalam, path)

const get = (request: APIRequestContext, address: string) =>
  request.get(address, { maxRedirects: 0 })

/** What a page declares about itself, and where its links lead. */
async function read(request: APIRequestContext, address: string) {
  const response = await get(request, address)
  const text = await response.text()
  const elements = elementsOf(text)
  const all = (tag: string, values = {}) => elements.filter((each) => is(each, tag, values))
  const [html] = all('html')
  return {
    status: response.status(),
    policy: response.headers()['content-security-policy'],
    // The page's own policy, which applies from there on, comes after its styles.
    policed: elements
      .filter((each) => is(each, 'style') || is(each, 'meta', { 'http-equiv': true }))
      .map((each) => (is(each, 'style') ? 'style' : attribute(each, 'http-equiv'))),
    text,
    lang: html && attribute(html, 'lang'),
    writtenFor: html && attribute(html, 'data-prerendered'),
    title: all('title').map(textOf).join(),
    description: all('meta', { name: 'description' }).map((each) => attribute(each, 'content')),
    ...headOf(elements),
    manifest: all('link', { rel: 'manifest' }).map((link) => attribute(link, 'href')),
    // A link to another language has hreflang.
    links: all('a')
      .filter((link) => attribute(link, 'hreflang') === undefined)
      .flatMap((link) => attribute(link, 'href') ?? [])
      .filter((href) => href.startsWith('/')),
    inline: all('script')
      .filter((each) => !attribute(each, 'src') && !attribute(each, 'type')?.includes('json'))
      .map(textOf),
  }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.describe('what the server answers', () => {
  test.skip(({ isMobile }) => isMobile, 'no browser takes part, needs no second run')

  for (const language of others) {
    const letters = script[language.code] ?? /^$/

    test(`every public page has a version in ${language.code}, whose links stay in the language`, async ({
      request,
    }) => {
      for (const path of pages) {
        const address = addressIn(language, path)
        const page = await read(request, address)
        expect(page, address).toMatchObject({
          status: 200,
          lang: language.tag,
          writtenFor: address,
          manifest: [`${language.prefix}/manifest.webmanifest`],
        })
        // A title may be a name from the API; so may all texts of a page that search engines must not list.
        if (page.robots.length === 0) expect(String(page.description), address).toMatch(letters)
        expect(page.links.length, address).toBeGreaterThan(10)
        expect(
          page.links.filter((href) => languageAt(href.replace(/[?#].*/, '')) !== language),
          address,
        ).toEqual([])
        for (const text of page.inline) expect(page.policy, address).toContain(hash(text))
        expect(page.policed, address).toEqual(['style', 'Content-Security-Policy'])
      }
    })

    test(`an unknown page, and a page that only a browser can fill, is answered in ${language.code}`, async ({
      request,
    }) => {
      for (const path of [UNKNOWN, '/country', '/shell', '/404', '/index', '/assets/x.js']) {
        const page = await read(request, addressIn(language, path))
        expect(page, path).toMatchObject({ status: 404, lang: language.tag, robots: ['noindex'] })
        expect(page.title).toMatch(letters)
      }
      const shell = await read(request, addressIn(language, paths.userDashboard.path))
      expect(shell).toMatchObject({ status: 200, lang: language.tag, writtenFor: undefined })
      for (const path of [paths.search.href('nursing'), paths.country.href('0'), '/Country/0'])
        expect((await get(request, addressIn(language, path))).status(), path).toBe(200)
      for (const path of [paths.search.path, paths.country.href('0')]) {
        const address = addressIn(language, path)
        const answer = await get(request, `${address}/?q=a`)
        expect(answer.status(), address).toBe(301)
        expect(answer.headers()['location']).toBe(`${address}?q=a`)
      }
    })

    test(`the manifest in ${language.code} starts in that language`, async ({ request }) => {
      const answer = await get(request, `${language.prefix}/manifest.webmanifest`)
      expect(answer.headers()['content-type']).toContain('application/manifest+json')
      expect(await answer.json()).toMatchObject({
        lang: language.tag,
        start_url: language.prefix,
        description: expect.stringMatching(letters),
      })
    })
  }
})

test('a page in Malayalam hydrates and leads to others, and back', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(at(paths.study.href()))
  const heading = page.getByRole('heading', { level: 1 })
  const first = await heading.textContent()
  expect(first).toMatch(/[\u0d00-\u0d7f]/)
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.about }).first().click()
  await expect(page).toHaveURL(at(paths.about.href()))
  await expect(heading).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page).toHaveURL(at(paths.study.href()))
  await expect(heading).toHaveText(first ?? '')
  expect(consoleErrors).toEqual([])
})

test('the admin area is in English, also from a Malayalam address', async ({ page }) => {
  await enter(page, 'admin', at(paths.adminCountries.href()))
  await expect(page).toHaveURL(paths.adminCountries.href())
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', english.tag)
})
