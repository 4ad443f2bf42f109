// @vitest-environment node
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@/lib/dates/spans'
import {
  CATEGORIES_CALL,
  CATEGORY_WORKS_CALL,
  COUNTRIES_CALL,
  COUNTRY_CALL,
} from '@/content/facts/public-calls'
import { english, languages } from '@/lib/navigation/languages'
import { SEARCH_INDEX_FILE } from '@/lib/site-files'
import { buildTag } from '@/site/build-id.mjs'
import { manifestFile, savedSiteFile, shellFile } from '@/site/saved-site'
import { refresh } from '@/site/snapshot/refresh'
import { isWhole, reportLines } from '@/site/snapshot/report'
import { emptySnapshot } from '@/site/snapshot/snapshot'
import { hostingFolder } from '@/site/hosting/hosting-folder.mjs'
import { readState, writeState } from '@/site/snapshot/state'
import type { DataRenderer } from '@/site/snapshot/write-pages'

/** Whether the mocked drawing of preview pictures fails; drawing a real one takes a second. */
const drawing = vi.hoisted(() => ({ fails: false }))

vi.mock(import('@/site/previews/preview-card'), () => ({
  async previewCardSvg() {
    if (drawing.fails) throw new Error('not drawn')
    return '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="6" />'
  },
}))

const BUILD = 'a1b2c3'

/** The index.html of a language as the build writes it. */
const shellIn = (tag: string, build = BUILD) => `<!doctype html><html lang="${tag}"><head>
<script type="module" src="/assets/index.js"></script>
<link rel="modulepreload" href="/assets/react.js">
<link rel="stylesheet" href="/assets/site.css">
<link rel="preload" href="/assets/letters.woff2" as="font">
<title>Uru</title><meta property="og:description" content="Study" data-shell>
<meta property="og:image" content="/og.png"><meta property="og:image:alt" content="Uru">
${buildTag(build)}</head><body><div id="root"></div><noscript>No</noscript></body></html>`

let out = ''
const read = (name: string) => readFileSync(join(out, name), 'utf8')

beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), 'refresh-')), 'site')
  const manifest = JSON.stringify({
    'src/main.tsx': { file: 'assets/index.js', isEntry: true, css: ['assets/site.css'] },
    'page.tsx': { file: 'assets/page.js', css: ['assets/page.css'] },
  })
  const files: Record<string, string> = {
    [join(out, 'assets/site.css')]: 'p{margin:0}',
    [join(out, 'assets/page.css')]: '._card{color:red}',
    [savedSiteFile(out)]: JSON.stringify({
      build: BUILD,
      guard: '',
      starter: '/assets/go.js',
      noScript: '/assets/no.css',
      siteUrl: 'https://uru.example',
      apiHost: '',
      listed: [],
    }),
  }
  for (const language of languages) {
    files[shellFile(out, language)] = shellIn(language.tag)
    files[manifestFile(out, language)] = manifest
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
})

afterEach(() => {
  drawing.fails = false
  Object.assign(exchange, { at: '', isAway: false })
  vi.unstubAllGlobals()
  rmSync(join(out, '..'), { recursive: true })
})

/** The page while which another build takes the place of this one; empty: none does. */
const exchange = { at: '', isAway: false }

/** Puts the two folders of another build in place of these, as an operator does with `mv`. */
function exchangePair() {
  const away = join(out, '../away')
  renameSync(out, away)
  renameSync(hostingFolder(out), hostingFolder(away))
  if (exchange.isAway) return
  cpSync(away, out, { recursive: true })
  cpSync(hostingFolder(away), hostingFolder(out), { recursive: true })
  for (const language of languages)
    writeFileSync(shellFile(out, language), shellIn(language.tag, 'other'))
  writeFileSync(savedSiteFile(out), saved({ build: 'other' }))
}

/** What the build left for a refresh, with other facts. */
const saved = (other: object) =>
  JSON.stringify({ ...JSON.parse(readFileSync(savedSiteFile(out), 'utf8')), ...other })

const photoOf = async (background: string) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

/**
 * Refreshes the site from an API that has only Germany, with this photo; null: its countries cannot be read. `more` are
 * answers beside these; a call without an answer is turned away.
 */
async function refreshed(photo: string | null, isBroken = false, more: object = {}) {
  const country = { _id: '1', name: 'Germany', photo, description: '', details: '' }
  const answers: Record<string, unknown> = {
    [COUNTRIES_CALL]: photo === null ? null : [country],
    [`${COUNTRY_CALL}1`]: country,
    [CATEGORIES_CALL]: { category: [] },
    ...more,
  }
  const answerTo = async (url: string) => {
    const answer = answers[new URL(url).pathname.replace('/api/v1', '')]
    return answer === undefined ? new Response('', { status: 429 }) : Response.json(answer)
  }
  vi.stubGlobal('fetch', vi.fn(answerTo))
  const renderers = languages.map((language): DataRenderer => ({
    language,
    countryName: (name) => name,
    async renderWithData(path, data) {
      if (`${language.prefix}${path}` === exchange.at) exchangePair()
      if (isBroken) throw new Error('not rendered')
      const html = `<title>A</title><p class="_card">${JSON.stringify(data)}</p>`
      return { rendered: html, file: 'page.tsx' }
    },
  }))
  return refresh({ out, build: BUILD, origin: 'https://api.example', renderers })
}

test('a page has the style sheets of its own build only, also where one was copied over another', async () => {
  writeFileSync(join(out, 'assets/former.css'), '._card{color:blue}')
  await refreshed(await photoOf('red'))
  expect(read('country/1.html')).toContain('._card{color:red}')
  expect(read('country/1.html')).not.toContain('blue')
})

const photosIn = (html: string) => html.match(/\/assets\/photos\/\w+\.webp/g) ?? []

test('a page shows the API’s data, and the photo that it no longer shows is deleted', async () => {
  const first = await refreshed(await photoOf('red'))
  expect(first).toMatchObject({ read: true, broken: [], counts: { countries: 1 } })
  const [red = ''] = photosIn(read('country/1.html'))
  expect(existsSync(join(out, red))).toBe(true)
  await refreshed(await photoOf('blue'))
  const [blue = ''] = photosIn(read('country/1.html'))
  expect(blue).not.toBe(red)
  expect([red, blue].map((path) => existsSync(join(out, path)))).toEqual([false, true])
})

test('a page that cannot be rendered stays as it was, and so does its photo', async () => {
  await refreshed(await photoOf('red'))
  const [red = ''] = photosIn(read('country/1.html'))
  const report = await refreshed(await photoOf('blue'), true)
  expect(reportLines(report).doubtful.join('\n')).toContain('/country/1 (not rendered)')
  expect(photosIn(read('country/1.html'))).toContain(red)
  expect(existsSync(join(out, red))).toBe(true)
})

const pictureOf = (html: string) => /"og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''

test('a page has its own picture in link previews; one that cannot be drawn is reported, and the site’s picture replaces it', async () => {
  drawing.fails = true
  const report = await refreshed(await photoOf('red'))
  expect(reportLines(report).doubtful).toContain(
    'Pictures for link previews not drawn: Germany (not drawn). The site’s picture is used instead.',
  )
  expect(pictureOf(read('country/1.html'))).toBe('/og.png')
  drawing.fails = false
  await refreshed(await photoOf('red'))
  const picture = pictureOf(read('country/1.html')).replace('https://uru.example', '')
  expect(picture).toMatch(/^\/assets\/previews\/\w+\.jpg$/)
  expect(existsSync(join(out, picture))).toBe(true)
})

const lastmodOf = (path: string) =>
  new RegExp(`example${path}</loc><lastmod>([^<]*)<`).exec(read('sitemap.xml'))?.[1]

test('search engines are told no time for what was there when the site was first built, only for later changes', async () => {
  const photo = await photoOf('red')
  await refreshed(photo)
  expect(read('sitemap.xml')).toContain('/country/1<')
  expect(read('sitemap.xml')).not.toContain('lastmod')
  // A second build into the same folder begins without the data of the first.
  const { changed } = readState(out)
  writeState(out, { snapshot: emptySnapshot, changed })
  await refreshed(photo)
  expect(lastmodOf('/country/1')).toBeUndefined()
  const before = new Date().toISOString()
  await refreshed(await photoOf('blue'))
  const time = lastmodOf('/country/1') ?? ''
  expect(time >= before).toBe(true)
  await refreshed(await photoOf('blue'))
  expect(lastmodOf('/country/1')).toBe(time)
})

test('a page that a build could not read keeps the time since when search engines know it', async () => {
  const photo = await photoOf('red')
  await refreshed(await photoOf('blue'))
  await refreshed(photo)
  const { changed } = readState(out)
  const germany = changed['/country/1']
  expect(germany?.since).toMatch(/Z$/)
  // A build begins without the data of the former one.
  writeState(out, { snapshot: emptySnapshot, changed })
  expect(await refreshed(null)).toMatchObject({ doubts: [expect.stringMatching('countries')] })
  await refreshed(photo)
  expect(readState(out).changed['/country/1']).toEqual(germany)
})

test.each([
  ['of a page that is gone is forgotten', 1, false],
  ['of most pages, which an API at fault may leave out, is kept', 9, true],
])('the time %s', async (_, count, isKept) => {
  await refreshed(await photoOf('red'))
  const { snapshot, changed } = readState(out)
  const former = { hash: '', since: new Date(0).toISOString() }
  const paths = Array.from({ length: count }, (__, index) => `/country/former${index}`)
  const more = Object.fromEntries(paths.map((path) => [path, former]))
  writeState(out, { snapshot, changed: { ...changed, ...more } })
  await refreshed(await photoOf('red'))
  expect(readState(out).changed['/country/former0']).toEqual(isKept ? former : undefined)
})

const isIndexWhole = () => JSON.parse(read(SEARCH_INDEX_FILE)).isWhole

test('the search index does not claim to be whole while the jobs of a category were never read', async () => {
  const nursing = { _id: '7', name: 'Nursing in Germany', photo: '' }
  const categories = { [CATEGORIES_CALL]: { category: [nursing] } }
  const report = await refreshed(await photoOf('red'), false, categories)
  expect(report.doubts).toEqual([expect.stringContaining('HTTP 429')])
  expect(isIndexWhole()).toBe(false)
  const works = { [`${CATEGORY_WORKS_CALL}7`]: { works: [] } }
  await refreshed(await photoOf('red'), false, { ...categories, ...works })
  expect(isIndexWhole()).toBe(true)
})

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()

test('the time of the site is from before its data was read, not from when the pages were written', async () => {
  const begun = new Date('2026-11-20T10:00:00.000Z')
  vi.setSystemTime(begun)
  const slow = {
    toJSON() {
      vi.setSystemTime(begun.getTime() + HOUR_MS)
      return { category: [] }
    },
  }
  await refreshed(null, false, { [COUNTRIES_CALL]: [], [CATEGORIES_CALL]: slow })
  expect(JSON.parse(read('snapshot.json'))).toEqual({ takenAt: begun.toISOString() })
})

test('a pair of folders that is exchanged during a refresh ends it, and nothing of the new pair is overwritten', async () => {
  await refreshed(await photoOf('red'))
  exchange.at = '/country/1'
  const before = readFileSync(join(out, 'country/1.html'), 'utf8')
  await expect(refreshed(await photoOf('blue'))).rejects.toThrow('now belongs to another build')
  expect(read('country/1.html')).toBe(before)
  expect(read('country/1.html')).not.toBe('')
  expect(readState(out).snapshot.countries).toEqual(
    readState(join(out, '../away')).snapshot.countries,
  )
})

test('a refresh whose folder was moved away does not make it anew', async () => {
  exchange.at = '/country/1'
  exchange.isAway = true
  await expect(refreshed(await photoOf('red'))).rejects.toThrow('now belongs to another build')
  expect(existsSync(out)).toBe(false)
})

test.each([
  ['published', (id: string) => writeFileSync(shellFile(out, english), shellIn('en-IN', id))],
  ['hosting', (id: string) => writeFileSync(savedSiteFile(out), saved({ build: id }))],
])('with the %s folder of another build nothing is read or written', async (_, exchangeOne) => {
  exchangeOne('other')
  const before = files(join(out, '..'))
  await expect(refreshed(await photoOf('red'))).rejects.toThrow('now belongs to another build')
  expect(fetch).not.toHaveBeenCalled()
  expect(files(join(out, '..'))).toEqual(before)
})

test('what was not read is doubtful, and a build does not speak of pages that were there before', async () => {
  const part = await refreshed(null)
  expect(isWhole(part)).toBe(false)
  expect(reportLines(part).done.join()).toMatch(/^Snapshot: 0 countries(?!.*Not read)/)
  expect(reportLines(part).doubtful.join()).toMatch(/Not read: .* Their pages stay as they were/)
  expect(reportLines(part, true).doubtful.join()).toMatch(/Not read: .* no page in this site/)
  const nothing = await refreshed(null, false, { [CATEGORIES_CALL]: undefined })
  expect(nothing.read).toBe(false)
  expect(reportLines(nothing).doubtful.join()).toContain('pages with data stay as they are')
  expect(reportLines(nothing, true).doubtful.join()).toContain('no page has data')
  expect(isWhole(await refreshed(await photoOf('red')))).toBe(true)
})
