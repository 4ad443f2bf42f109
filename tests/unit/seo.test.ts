import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lettering } from '@/site/seo/seo-lettering'
import { favicon as faviconFile, icon, previewPicture } from '@/site/seo/seo-pictures'
import { dataPages } from '@/site/snapshot/pages'
import { emptySnapshot } from '@/site/snapshot/snapshot'
import { changesOf } from '@/site/snapshot/state'
import { sharedTags, withoutShellTags } from '@/site/seo/head-tags'
import { inLanguage, isHidden, manifest, robots, securityText, sitemap } from '@/site/seo/seo-texts'
import { LogoMark } from '@/components/art/logo'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/facts/company'
import * as shell from '@/words/shell'
import { languages } from '@/lib/navigation/languages'
import { firstWords } from '@/lib/text/first-words'
import { MemoryRouter } from 'react-router-dom'

const [english, malayalam] = languages
const root = process.cwd()
const facts = { ...company, ...shell }
const site = 'https://www.uru.example'

const render = (hidden: boolean) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(PageHead, { title: 'A page', hidden })),
  )

const image = (siteUrl: string) =>
  sharedTags(facts, english, siteUrl).find(({ attrs }) => attrs?.['property'] === 'og:image')?.attrs

const category = (_id: string, name = _id) => ({ _id, name, photo: '', createdAt: undefined })

const pixel = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, corner: Array.from(data.subarray(0, 4)) }
}

test('robots.txt names the sitemap only if the site knows its own address', () => {
  const areas = 'Disallow: /dashboard\nDisallow: /ml/dashboard\nDisallow: /hi/dashboard'
  expect(robots('')).toBe(`User-agent: *\n${areas}\n`)
  expect(robots(site)).toBe(`User-agent: *\n${areas}\n\nSitemap: ${site}/sitemap.xml\n`)
})

test('security.txt has a contact, an expiry within a year, and its own address if that is known', () => {
  const now = Date.parse('2026-11-22T09:30:00Z')
  expect(securityText('a@uru.example', site, now)).toBe(
    [
      'Contact: mailto:a@uru.example',
      'Expires: 2027-11-07T09:30:00.000Z',
      'Preferred-Languages: en, ml, hi',
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
  expect(securityText('a@uru.example', '', now)).not.toContain('Canonical')
})

test('the sitemap lists whole addresses in every language, each with its alternates, and is well-formed', () => {
  const text = sitemap(site, [
    { path: '/' },
    { path: '/about', changed: '2026-11-22T09:30:00.000Z' },
  ])
  const document = new DOMParser().parseFromString(text, 'text/xml')
  const found = Array.from(document.querySelectorAll('url > loc'), (loc) => loc.textContent)
  const home = ['/', '/ml', '/hi'].map((path) => site + path)
  expect(found).toEqual([...home, `${site}/about`, `${site}/ml/about`, `${site}/hi/about`])
  expect(text.match(/<lastmod>/g)).toHaveLength(3)
  for (const url of Array.from(document.querySelectorAll('url')).slice(0, 3))
    expect(
      Array.from(url.getElementsByTagName('xhtml:link'), (link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['en', home[0]],
      ['ml', home[1]],
      ['hi', home[2]],
      ['x-default', home[0]],
    ])
})

test('a category’s page counts as changed with its own data, not with another category', () => {
  const work = { _id: 'w', name: 'Nurse', photo: '', category: 'a', details: '', createdAt: '' }
  const pagesOf = (categories: ReturnType<typeof category>[], works = [work]) =>
    dataPages({ ...emptySnapshot, categories, worksOf: { a: works } })
  const other = { '/latest': { hash: '', since: '' } }
  const first = changesOf(pagesOf([category('a')]), other, new Date(0))
  const since = (pages: ReturnType<typeof pagesOf>) =>
    changesOf(pages, first, new Date(1000))['/latestjobs/a']?.since
  expect(since(pagesOf([category('a'), category('b')]))).toBe(new Date(0).toISOString())
  expect(since(pagesOf([category('a', 'Nursing')]))).toBe(new Date(1000).toISOString())
  expect(since(pagesOf([category('a')], [{ ...work, details: 'B2' }]))).toBe(
    new Date(1000).toISOString(),
  )
})

test('a job is shared with the picture of its category, which is drawn once', () => {
  const nursing = { ...category('a', 'Nursing'), photo: '/assets/photos/a.webp' }
  const work = { _id: 'w', name: 'Nurse', photo: '', category: 'a', details: '', createdAt: '' }
  const stray = { ...work, _id: 's', category: '' }
  const pages = dataPages({
    ...emptySnapshot,
    categories: [nursing],
    worksOf: { a: [work, stray] },
  })
  const subjectOf = (path: string) => pages.find((page) => page.path === path)?.subject
  expect(subjectOf('/job/w')).toEqual({ kind: 'category', name: 'Nursing', photo: nursing.photo })
  expect(subjectOf('/job/w')).toEqual(subjectOf('/latestjobs/a'))
  expect(subjectOf('/job/s')).toBeUndefined()
})

test('a page with noindex is recognised by its markup', () => {
  expect(isHidden(render(true))).toBe(true)
  expect(isHidden(render(false))).toBe(false)
})

test('a description is cut between words, or else never within a character', () => {
  expect(firstWords('word '.repeat(40))).toBe(`${'word '.repeat(29).trim()} …`)
  const cut = firstWords('\u{1F642}'.repeat(100))
  expect(cut).toMatch(/^\u{1F642}+ …$/u)
  expect(cut.length).toBeLessThanOrEqual(150)
})

test('a description ends with a sentence, but not with an abbreviation or after a few words', () => {
  const long = 'word '.repeat(30).trim()
  expect(
    firstWords(`One sentence that is long enough to be the whole description of a page. ${long}`),
  ).toMatch(/word …$/)
  const first = 'Much more is said in this one. '.repeat(4).trim()
  expect(firstWords(`${first} ${long}`)).toBe(first)
  expect(firstWords(`${first} See e.g. Dr. ${long}`)).toBe(first)
  expect(firstWords('इस देश में पढ़ाई होती है। '.repeat(9))).toMatch(/है।$/)
})

test('the preview picture has a whole address, or there is none', () => {
  expect(image(site)).toMatchObject({ content: `${site}/og.png` })
  expect(image('')).toBeUndefined()
})

test('a prerendered page does not keep the tags for pages without HTML', () => {
  const tag = '<meta property="og:description" content="Study, work" data-shell>'
  const html = `<head>\n    <meta name="a" content="b">\n    ${tag}\n  </head>`
  expect(withoutShellTags(html)).toBe('<head>\n    <meta name="a" content="b">\n  </head>')
})

test('index.html in another language says so, and has that language’s manifest and links', () => {
  const html = '<html lang="en-IN"><link rel="manifest" href="/manifest.webmanifest" />'
  expect(inLanguage(html, malayalam)).toBe(
    '<html lang="ml-IN"><link rel="manifest" href="/ml/manifest.webmanifest" />',
  )
  expect(inLanguage(html, english)).toBe(html)
  const tags = JSON.stringify(sharedTags(facts, malayalam, site))
  expect(tags).toContain('"og:locale","content":"ml_IN"')
  expect(tags).toContain('/ml/services')
  expect(JSON.parse(manifest(facts, '/ml'))).toMatchObject({
    id: '/ml',
    start_url: '/ml',
    scope: '/',
  })
})

test.each([
  '<html class="a" lang="en-IN"><link href="/manifest.webmanifest">',
  '<html lang="en-IN">',
])('an index.html whose language or manifest is elsewhere stops the build: %s', (html) => {
  expect(() => inLanguage(html, malayalam)).toThrow(/^index.html has no /)
})

test('the manifest has the name of the content file and icons that exist', async () => {
  const { name, icons } = JSON.parse(manifest(facts, '/'))
  expect(name).toBe(company.name)
  expect(
    icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose]),
  ).toEqual([
    ['/icon-192.png', '192x192', 'any'],
    ['/icon-512.png', '512x512', 'any'],
    ['/icon-maskable-512.png', '512x512', 'maskable'],
  ])
})

test('icons have their size, and maskable ones are filled to the edge', async () => {
  const deep = [11, 59, 60, 255]
  expect(await pixel(await icon(root, 192))).toMatchObject({ width: 192, height: 192 })
  expect((await pixel(await icon(root, 192))).corner[3]).toBe(0)
  expect(await pixel(await icon(root, 180, { share: 1 }))).toEqual({
    width: 180,
    height: 180,
    corner: deep,
  })
  expect(await pixel(await icon(root, 512, { share: 0.86 }))).toEqual({
    width: 512,
    height: 512,
    corner: deep,
  })
})

test('favicon.ico has the same drawing in two sizes, each a whole PNG', async () => {
  const file = await faviconFile(root)
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 2])
  let end = 6 + 2 * 16
  for (const [place, size] of [32, 48].entries()) {
    const entry = 6 + 16 * place
    const [length, start] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)]
    expect([file.readUInt8(entry), file.readUInt8(entry + 1), start]).toEqual([size, size, end])
    end = start + length
    const own = sharp(file.subarray(start, end))
    expect(await own.metadata()).toMatchObject({ format: 'png', width: size, height: size })
    const asIcon = await sharp(await icon(root, size))
      .ensureAlpha()
      .raw()
      .toBuffer()
    const pixels = await own.ensureAlpha().raw().toBuffer()
    // The other icons have a palette, so single colours differ a little.
    const difference = pixels.reduce(
      (sum, value, at) => sum + Math.abs(value - (asIcon[at] ?? 0)),
      0,
    )
    expect(difference / pixels.length).toBeLessThan(5)
  }
  expect(end).toBe(file.length)
  expect(file.length).toBeLessThan(5000)
})

test('the favicon is the mark of the header', () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8')
  const drawn = [...renderToStaticMarkup(LogoMark({})).matchAll(/ d="([^"]+)"/g)]
  expect(drawn).toHaveLength(2)
  for (const [, outline] of drawn) expect(favicon).toContain(outline)
})

test('a line of the name is drawn as outlines, and a longer one is wider', async () => {
  const short = await lettering('Uru', 800)
  const long = await lettering('Uru Uru', 800)
  expect(short.glyphs).toHaveLength(3)
  expect(short.glyphs[0]?.outline).toMatch(/^M[\d.,-]+.*Z$/)
  expect(long.width).toBeGreaterThan(2 * short.width)
})

test('the link preview picture has the size chat services ask for and shows the name', async () => {
  const [named, other] = await Promise.all([
    previewPicture(root, 'Uru Overseas'),
    previewPicture(root, 'Uru'),
  ])
  expect(await sharp(named).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(named.length).toBeLessThan(150_000)
  expect(named.equals(other)).toBe(false)
})
