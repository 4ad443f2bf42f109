import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressIn, alternatesOf, languages } from '../../../src/lib/navigation/languages.ts'
import { paths } from '../../../src/lib/navigation/paths.ts'
import { testedPlainSite as plain } from '../../tools/sites.mjs'
import { isInSitemap, isListed, pageNames } from '../addresses.ts'
import { attribute, elementsOf, is } from '../../../src/site/html.ts'
import { ids } from '../faults/ids.ts'
import { headOf } from '../page-head.ts'
import { copyOfSite, refresh } from '../refresh-run.ts'
import { expect, test } from '../site.ts'

const pages = pageNames.filter(isListed).map((name) => paths[name].path)
const ofSitemap = pageNames.filter(isInSitemap).map((name) => paths[name].path)
/**
 * Pages whose query says what they show: a preview must not lead to the page without it, and their HTML, the same for
 * every query, names no address. A script names the page without a query.
 */
const chosen = new Set<string>([paths.compare.path, paths.plan.path])

/** The origin at which the site in a folder is published; empty if it was built without one. */
function originOf(site: string): string {
  const [canonical] = headOf(readFileSync(join(site, 'index.html'), 'utf8')).canonical
  return canonical === undefined ? '' : new URL(canonical).origin
}

const fileOf = (address: string) => `${address === '/' ? '/index' : address}.html`

const inAll = (path: string) => languages.map((language) => addressIn(language, path))

/** The head of the page of a path in each language, by its address. */
const headsOf = (site: string, path: string) =>
  inAll(path).map((address) => ({
    address,
    head: headOf(readFileSync(join(site, fileOf(address)), 'utf8')),
  }))

/** What each language's HTML at a path must declare: its own address, and those of all languages. */
const listed = (origin: string, path: string) =>
  inAll(path).map((address) => ({
    address,
    head: {
      robots: [],
      canonical: chosen.has(path) ? [] : [origin + address],
      alternates: chosen.has(path) ? [] : alternatesOf(path).map(([tag, to]) => [tag, origin + to]),
    },
  }))

/** The sitemap's entries: each address with the addresses of its languages. */
function sitemapOf(site: string): Record<string, string[][]> {
  const text = readFileSync(join(site, 'sitemap.xml'), 'utf8')
  return Object.fromEntries(
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address, rest = '']) => [
      address,
      [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, to]) => [tag, to]),
    ]),
  )
}

const inSitemap = (origin: string, all: readonly string[]) =>
  Object.fromEntries(
    all.flatMap((path) =>
      inAll(path).map((address) => [
        origin + address,
        alternatesOf(path).map(([tag, to]) => [tag, origin + to]),
      ]),
    ),
  )

test('each page names itself and its three languages, and so does the sitemap', () => {
  const origin = originOf(plain)
  test.skip(!origin, 'this site does not know its address')
  for (const path of pages) expect(headsOf(plain, path), path).toEqual(listed(origin, path))
  expect(sitemapOf(plain)).toEqual(inSitemap(origin, ofSitemap))
  for (const path of ['/404', paths.search.path, paths.forget.path, paths.shortlist.path])
    for (const { head } of headsOf(plain, path))
      expect(head, path).toEqual({ robots: ['noindex'], canonical: [], alternates: [] })
  for (const path of pages)
    for (const address of inAll(path)) {
      const html = readFileSync(join(plain, fileOf(address)), 'utf8')
      const named = elementsOf(html).filter((tag) => is(tag, 'meta', { property: 'og:url' }))
      expect(
        named.map((tag) => attribute(tag, 'content')),
        address,
      ).toEqual(chosen.has(path) ? [] : [origin + address])
    }
})

test('a script names the comparison and the plan, but none whose countries are chosen', async ({
  page,
  baseURL,
}) => {
  const origin = originOf(plain)
  test.skip(!origin, 'this site does not know its address')
  const canonical = page.locator('link[rel="canonical"]')
  for (const path of chosen) {
    await page.goto(path)
    await expect(canonical).toHaveAttribute('href', origin + path)
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages.length + 1)
  }
  await page.goto(`${baseURL}${paths.compare.path}?with=${ids.germany}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(canonical).toHaveCount(0)
})

test('pages made from data name themselves and their languages too; the same page at a second address names the first', async ({
  localApi,
  request,
  baseURL,
}, { testId }) => {
  const origin = originOf(plain)
  test.skip(!origin, 'this site does not know its address')
  // One of each kind: what holds for one holds for all.
  for (const [path, id] of [
    ['/country/getCountry', ids.germany],
    ['/category/get-category', ids.nursing],
  ]) {
    const answer = await (await request.get(`/api/v1${path}`)).json()
    const only = (list: { _id: string }[]) => list.filter(({ _id }) => _id === id)
    const body = Array.isArray(answer)
      ? only(answer)
      : { ...answer, category: only(answer.category) }
    await localApi.fault({ path, body })
  }
  const site = copyOfSite(testId, plain)
  expect(await refresh(site, String(baseURL), '--force')).toMatchObject({ code: 0 })
  const data = [paths.country.href(ids.germany), paths.latestJobs.href(ids.nursing)]
  for (const path of [...pages, ...data])
    expect(headsOf(site, path), path).toEqual(listed(origin, path))
  expect(sitemapOf(site)).toEqual(inSitemap(origin, [...ofSitemap, ...data]))

  const [first = ''] = data
  const named = (path: string) =>
    headsOf(site, path).map(({ head: { canonical, alternates } }) => ({ canonical, alternates }))
  const once = inAll(first).map((address) => ({ canonical: [origin + address], alternates: [] }))
  expect(named(paths.countryDetails.href(ids.germany))).toEqual(once)
  const job = headsOf(site, paths.jobApplication.href(ids.nurse)).map(({ head }) => head)
  expect(job).toEqual(languages.map(() => ({ robots: ['noindex'], canonical: [], alternates: [] })))
})
