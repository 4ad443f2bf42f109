// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pageFile } from '@/site/saved-site'
import { lossLines } from '@/site/snapshot/losses'
import { mergeSnapshot } from '@/site/snapshot/merge'
import { dataPages, inLanguages, MOST_PAGES } from '@/site/snapshot/pages'
import { sitemapWith } from '@/site/snapshot/sitemap'
import { allWorks, emptySnapshot, type Snapshot } from '@/site/snapshot/snapshot'
import { deleteOtherPages } from '@/site/snapshot/write-pages'
import { addressIn, languages } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import type { Taken } from '@/site/snapshot/take'

const inList = (id: string) => ({ _id: id, name: `Name ${id}`, photo: '' })
const country = (id: string) => ({ ...inList(id), description: '', details: '' })
const category = (id: string) => ({ ...inList(id), createdAt: undefined })
const work = (id: string, of: string) => ({ ...category(id), category: of, details: '' })

/** One record of each kind at least: `Required` asks for those of a new, optional field too. */
const before: Required<Snapshot> = {
  countries: ['1', '2', '3'].map(inList),
  countryById: { 1: country('1'), 2: country('2'), 3: country('3') },
  categories: [category('a')],
  worksOf: { a: [work('w', 'a'), work('x', 'a')] },
}

/** What is read if everything is as before, except for `changes`. */
const reading = (changes: Partial<Taken> = {}): Taken => ({
  countries: { data: ['1', '2', '3'].map(inList) },
  countryById: new Map(['1', '2', '3'].map((id) => [id, { data: country(id) }])),
  categories: { data: [category('a')] },
  worksOf: new Map([['a', { data: [work('w', 'a'), work('x', 'a')] }]]),
  ...changes,
})

const merge = (changes: Partial<Taken>, force = false) =>
  mergeSnapshot(before, reading(changes), force)

test('an unchanged reading changes nothing and leaves no doubt', () => {
  expect(merge({})).toEqual({ snapshot: before, doubts: [], anything: true })
})

test('an id such as “constructor” does not count as a record that was there before', () => {
  const id = 'constructor'
  const failed = { failed: 'HTTP 500' }
  const { snapshot, doubts } = mergeSnapshot(
    emptySnapshot,
    {
      countries: { data: [inList(id), inList('1')] },
      countryById: new Map([[id, failed]]),
      categories: { data: [category(id)] },
      worksOf: new Map([[id, failed]]),
    },
    false,
  )
  expect(Object.keys(snapshot.countryById)).toEqual([])
  expect(Object.keys(snapshot.worksOf)).toEqual([])
  expect(doubts).toEqual([`country Name ${id} (HTTP 500)`, `works of Name ${id} (HTTP 500)`])
  const made = dataPages(snapshot).map(({ path }) => path)
  expect(made.filter((path) => path.includes(id))).toEqual([])
})

test('a list that cannot be read is kept, with its records', () => {
  const failed = { failed: 'HTTP 500' }
  const { snapshot, doubts } = merge({
    countries: failed,
    countryById: new Map(),
    categories: { gone: true },
    worksOf: new Map(),
  })
  expect(snapshot).toEqual(before)
  expect(doubts).toEqual(['the list of countries (HTTP 500)', 'the list of categories (HTTP 404)'])
})

test('a record whose own answer says it is gone is removed, from the list that contains it too', () => {
  const countryById = reading().countryById.set('2', { gone: true })
  const { snapshot, doubts } = merge({ countryById })
  expect(Object.keys(snapshot.countryById)).toEqual(['1', '3'])
  expect(snapshot.countries?.map(({ _id }) => _id)).toEqual(['1', '3'])
  expect(doubts).toEqual([])
  const again = mergeSnapshot(snapshot, reading({ countryById }), false)
  expect(again).toEqual({ snapshot, doubts, anything: true })
})

test('a list whose records have no pages yet does not lose all of them at once either', () => {
  const ids = many(8)
  const countries = ids.map(inList)
  const known = { ...before, countries, countryById: {} }
  const taken = reading({
    countries: { data: countries },
    countryById: new Map(ids.map((id) => [id, { gone: true }])),
  })
  expect(mergeSnapshot(known, taken, false)).toMatchObject({
    snapshot: { countries },
    doubts: ['8 of 8 countries (HTTP 404: use --force if that is right)'],
  })
  const first = mergeSnapshot({ ...known, countries: null }, taken, false)
  expect(first.snapshot.countries).toEqual(countries)
  expect(first.doubts).toHaveLength(1)
  const forced = mergeSnapshot(known, taken, true)
  expect(forced.snapshot.countries).toEqual([])
  const after = mergeSnapshot(forced.snapshot, taken, false)
  expect(after).toMatchObject({ snapshot: { countries: [] }, doubts: [] })
})

const many = (count: number) => Array.from({ length: count }, (_, index) => String(index))

test('the loss of more than half of the records at once, though the list contains them, is not believed', () => {
  const ids = many(8)
  const known = { ...before, countryById: Object.fromEntries(ids.map((id) => [id, country(id)])) }
  const countries = { data: ids.map(inList) }
  const taken = (gone: number) =>
    reading({
      countries,
      countryById: new Map(
        ids.map((id, at) => [id, at < gone ? { gone: true } : { data: country(id) }]),
      ),
    })
  const few = mergeSnapshot(known, taken(3), false)
  expect(Object.keys(few.snapshot.countryById)).toEqual(ids.slice(3))
  expect(few.snapshot.countries).toEqual(ids.slice(3).map(inList))
  expect(few.doubts).toEqual([])
  const most = mergeSnapshot(known, taken(5), false)
  expect(Object.keys(most.snapshot.countryById)).toEqual(ids)
  expect(most.snapshot.countries).toEqual(ids.map(inList))
  expect(most.doubts).toEqual(['5 of 8 countries (HTTP 404: use --force if that is right)'])
  const forced = mergeSnapshot(known, taken(5), true)
  expect(Object.keys(forced.snapshot.countryById)).toEqual(ids.slice(5))
})

const worksIn = (lists: Record<string, number>): Snapshot['worksOf'] =>
  Object.fromEntries(
    Object.entries(lists).map(([id, count]) => [
      id,
      many(count).map((each) => work(`${id}${each}`, id)),
    ]),
  )
const counts = (worksOf: Snapshot['worksOf']) =>
  Object.fromEntries(Object.entries(worksOf).map(([id, list]) => [id, list.length]))

/** Merges a reading with changed numbers of works in each category; `null` is a 404. */
function change(from: Record<string, number>, to: Record<string, number | null>) {
  const categories = Object.keys(from).map(category)
  const worksOf: Taken['worksOf'] = new Map(
    Object.entries(to).map(([id, count]) => [
      id,
      count === null ? { gone: true } : { data: worksIn({ [id]: count })[id] ?? [] },
    ]),
  )
  const known = { ...before, categories, worksOf: worksIn(from) }
  const taken = reading({ categories: { data: categories }, worksOf })
  const { snapshot, doubts } = mergeSnapshot(known, taken, false)
  return { counts: counts(snapshot.worksOf), doubts: doubts.length }
}

describe('the works of a category', () => {
  test('may disappear one by one, to the last', () => {
    expect(change({ a: 1, b: 6 }, { a: 0, b: 6 })).toEqual({ counts: { a: 0, b: 6 }, doubts: 0 })
    expect(change({ a: 3, b: 6 }, { a: 1, b: 6 })).toEqual({ counts: { a: 1, b: 6 }, doubts: 0 })
  })

  test('are kept if many of a category have disappeared', () => {
    expect(change({ a: 9, b: 9 }, { a: 4, b: 9 })).toEqual({ counts: { a: 9, b: 9 }, doubts: 1 })
  })

  test('are kept if more than half of all have disappeared, a few in each category', () => {
    const from = { a: 2, b: 2, c: 2, d: 2 }
    expect(change(from, { a: 0, b: 0, c: 0, d: 2 })).toEqual({ counts: from, doubts: 3 })
  })

  test('are none if the server answers 404 for a category that is in its list', () => {
    expect(change({ a: 1, b: 6 }, { a: null, b: 6 })).toEqual({ counts: { a: 0, b: 6 }, doubts: 0 })
    expect(change({ a: 2, b: 2 }, { a: null, b: null })).toEqual({
      counts: { a: 2, b: 2 },
      doubts: 2,
    })
  })
})

test.each([
  ['empty', [], true],
  ['less than half', [inList('1')], true],
  ['half and more', ['1', '2'].map(inList), false],
])('a list that is suddenly %s', (_, data, isDoubted) => {
  const { snapshot, doubts } = merge({ countries: { data } })
  expect(snapshot.countries).toHaveLength(isDoubted ? 3 : data.length)
  expect(doubts).toHaveLength(isDoubted ? 1 : 0)
  expect(merge({ countries: { data } }, true).snapshot.countries).toEqual(data)
})

const others = (count: number) => many(count).map((id) => inList(`other-${id}`))

describe('a list whose records are others than before', () => {
  test('is doubted, however long it is', () => {
    const data = others(3)
    const { snapshot, doubts } = merge({ countries: { data } })
    expect(snapshot.countries).toEqual(before.countries)
    expect(doubts).toEqual([
      'the list of countries (3 of 3 are no longer in it: use --force if that is right)',
    ])
    expect(merge({ countries: { data } }, true).snapshot.countries).toEqual(data)
  })

  test('is believed if half of them are still there, among many new ones', () => {
    const data = [inList('1'), inList('2'), ...others(9)]
    expect(merge({ countries: { data } })).toMatchObject({
      snapshot: { countries: data },
      doubts: [],
    })
  })

  test('is believed for the jobs of one category, which are often replaced', () => {
    const works = many(4).map((id) => work(id, 'a'))
    const stay = many(8).map((id) => work(`stays-${id}`, 'b'))
    const known = { ...before, worksOf: { a: works, b: stay } }
    const data = works.map(({ _id }) => work(`other-${_id}`, 'a'))
    const categories = { data: [category('a'), category('b')] }
    const worksOf = new Map([
      ['a', { data }],
      ['b', { data: stay }],
    ])
    expect(mergeSnapshot(known, reading({ categories, worksOf }), false)).toMatchObject({
      snapshot: { worksOf: { a: data, b: stay } },
      doubts: [],
    })
  })

  test('is doubted for categories and works too', () => {
    const categories = { data: [category('b')] }
    const works = many(8).map((id) => work(id, 'a'))
    const known = { ...before, worksOf: { a: works } }
    const data = works.map(({ _id }) => work(`other-${_id}`, 'a'))
    const taken = reading({ categories, worksOf: new Map([['a', { data }]]) })
    expect(mergeSnapshot(known, taken, false)).toMatchObject({
      snapshot: { categories: before.categories, worksOf: { a: works } },
      doubts: [
        expect.stringContaining('1 of 1 are no longer in it'),
        expect.stringContaining('8 of 8 are no longer in it'),
      ],
    })
  })
})

test('a first reading that fails in part contains what was read', () => {
  const countryById = reading().countryById.set('2', { failed: 'no answer in time' })
  const taken = reading({ countryById, categories: { failed: 'HTTP 500' }, worksOf: new Map() })
  const { snapshot, doubts, anything } = mergeSnapshot(emptySnapshot, taken, false)
  expect(Object.keys(snapshot.countryById)).toEqual(['1', '3'])
  expect(snapshot).toMatchObject({ categories: null, worksOf: {} })
  expect({ doubts: doubts.length, anything }).toEqual({ doubts: 2, anything: true })
})

test('a reading that failed completely changes nothing', () => {
  const failed = { failed: 'ECONNREFUSED' }
  const taken = {
    countries: failed,
    categories: failed,
    countryById: new Map(),
    worksOf: new Map(),
  }
  expect(mergeSnapshot(before, taken, true)).toMatchObject({ snapshot: before, anything: false })
})

test('only ids of plain characters become pages; a work in two categories is one page', () => {
  const strange = ['..', 'a/b', 'x'.repeat(65), 'a b', 'é', ''].map((id) => [id, country(id)])
  const snapshot: Snapshot = {
    ...before,
    countryById: { ...before.countryById, ...Object.fromEntries(strange) },
    worksOf: { a: [work('w', 'a')], b: [work('w', 'b'), work('y', 'b')] },
  }
  expect(allWorks(snapshot).map((each) => [each._id, each.category])).toEqual([
    ['w', 'a'],
    ['y', 'b'],
  ])
  const ids = ['1', '2', '3']
  expect(dataPages(snapshot).map(({ path }) => path)).toEqual([
    '/',
    '/latest',
    '/compare',
    '/study',
    '/visiting-visa',
    '/immigration',
    ...ids.map((id) => `/country/${id}`),
    '/latestjobs/a',
    '/job/y',
    '/job/w',
    ...ids.map((id) => `/country-details/${id}`),
  ])
})

test('the page of every kind of record is deleted once the record is gone', () => {
  const out = mkdtempSync(join(tmpdir(), 'pages-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const always = new Set<string>(Object.values(paths).map(({ path }) => path))
  const { pages } = inLanguages(dataPages(before).filter(({ path }) => !always.has(path)))
  const addresses = pages.map(({ language, page }) => addressIn(language, page.path))
  for (const address of addresses) {
    mkdirSync(dirname(pageFile(out, address)), { recursive: true })
    writeFileSync(pageFile(out, address), '')
  }
  expect(addresses).toContain('/ml/job/w')
  const deleted = new Set(deleteOtherPages(out, []))
  const left = addresses.filter((address) => !deleted.has(address))
  expect(
    left,
    'stay on the host for ever: ID_FOLDERS in write-pages.ts lacks their folder',
  ).toEqual([])
})

const manyWorks = (count: number) => ({
  ...before,
  worksOf: { a: Array.from({ length: count }, (_, index) => work(`w${index}`, 'a')) },
})

test('there are at most 2,000 pages, and the rest is counted', () => {
  const { pages, dropped } = inLanguages(dataPages(manyWorks(2500)))
  expect(pages).toHaveLength(MOST_PAGES)
  // Three lists, three pages that link countries, a category, and each country twice, all in three languages.
  expect(dropped).toBe(3 * (2500 + 3 + 3 + 1 + 6) - MOST_PAGES)
})

test('what search engines list has a page in every language before any job has one', () => {
  const { pages } = inLanguages(dataPages(manyWorks(2500)))
  const listed = [
    '/',
    '/latest',
    '/compare',
    '/study',
    '/visiting-visa',
    '/immigration',
    '/country/1',
    '/latestjobs/a',
  ]
  const written = new Set(pages.map(({ language, page }) => addressIn(language, page.path)))
  for (const language of languages)
    for (const path of listed) expect(written).toContain(addressIn(language, path))
  const firstJob = pages.findIndex(({ page }) => page.path.startsWith('/job/'))
  const jobs = pages.slice(firstJob)
  expect(jobs.every(({ page }) => page.path.startsWith('/job/'))).toBe(true)
  expect(new Set(jobs.map(({ language }) => language.code))).toEqual(new Set(['en']))
})

test('the sitemap lists only what is written: neither a page left to the shell nor its language', () => {
  const site = { siteUrl: 'https://uru.example', listed: ['/about'] }
  const [one, two] = dataPages(before).filter(({ path }) => path.startsWith('/country/'))
  const [english, malayalam] = languages
  if (!one || !two) throw new Error('no countries')
  const written = [
    { page: one, language: english },
    { page: two, language: english },
    { page: one, language: malayalam },
  ]
  const text = sitemapWith(site, written, {})
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address)
  const own = ['/about', '/ml/about', '/hi/about', one.path, `/ml${one.path}`, two.path]
  expect(all(/<loc>https:..uru.example([^<]*)</g)).toEqual(own)
  expect(new Set(all(/ href="https:..uru.example([^"]*)"/g))).toEqual(new Set(own))
})

const since = (day: number) => ({ hash: '', since: `2026-11-${day}T09:30:00.000Z` })

test('the sitemap says since when each page has had its data, also of those that are always there', () => {
  const site = { siteUrl: 'https://uru.example', listed: ['/', '/about', '/latest', '/compare'] }
  const changed = { '/': since(21), '/latest': since(22), '/compare': since(23) }
  const text = sitemapWith(site, [], changed)
  const found = [...text.matchAll(/<loc>https:..uru.example([^<]*)<\/loc>(?:<lastmod>([^<]*)T)?/g)]
  const english = found.flatMap(([, path = '', day]) =>
    /^\/(?:ml|hi)/.test(path) ? [] : [[path, day]],
  )
  expect(english).toEqual([
    ['/', '2026-11-21'],
    ['/about', undefined],
    ['/latest', '2026-11-22'],
    ['/compare', '2026-11-23'],
  ])
})

const lost = (now: Partial<Snapshot>, former = before) =>
  lossLines(former, { ...before, ...now }).map((line) => /^The API gave ([^:]+)/.exec(line)?.[1])

describe('a build, which believes the lists it reads, warns', () => {
  test('of a list that is suddenly empty', () => {
    expect(lost({ countries: [], countryById: {} })).toEqual(['0 countries instead of 3'])
    expect(lost({ categories: [], worksOf: {} })).toEqual([
      '0 categories instead of 1',
      '0 works instead of 2',
    ])
  })

  test('of an empty list in a first build too', () => {
    expect(lost({ countries: [] }, emptySnapshot)).toEqual(['0 countries'])
  })

  test('of a list that lost more than half', () => {
    expect(lost({ countries: [inList('1')] })).toEqual(['1 countries instead of 3'])
    expect(lost({ countries: ['1', '2'].map(inList) })).toEqual([])
    expect(lost({}, emptySnapshot)).toEqual([])
  })

  test('of a list of the same length in which most records are others', () => {
    expect(lost({ countries: ['1', '8', '9'].map(inList) })).toEqual([
      '3 countries, and only 1 of the 3 before',
    ])
    expect(lost({ worksOf: { a: [work('y', 'a'), work('z', 'a')] } })).toEqual([
      '2 works, and only 0 of the 2 before',
    ])
    expect(lost({ countries: ['1', '2', '9'].map(inList) })).toEqual([])
  })

  test('of every kind of record', () => {
    const nothing: Required<Snapshot> = {
      countries: [],
      countryById: {},
      categories: [],
      worksOf: {},
    }
    const names: Record<keyof Snapshot, string> = {
      countries: 'countries',
      countryById: 'countries',
      categories: 'categories',
      worksOf: 'works',
    }
    const lines = lossLines(before, nothing).join()
    const silent = Object.values(names).filter((name) => !lines.includes(`gave 0 ${name}`))
    expect(silent, 'can all be lost without a word: losses.ts does not count them').toEqual([])
  })

  test('but not of a list that was not read, which is reported elsewhere', () => {
    expect(lost({ countries: null, categories: null, worksOf: {} })).toEqual([])
    expect(lost({ worksOf: {} })).toEqual([])
  })
})
