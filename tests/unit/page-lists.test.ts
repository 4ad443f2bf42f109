// @vitest-environment node
import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { adminRoutes, userRoutes } from '@/app/dashboard-table'
import { isKnownPath, publicRoutes } from '@/app/route-table'
import { prerenderedPaths } from '../../src/site/pages/page-patterns'
import { paths } from '@/lib/navigation/paths'
import { screens } from '../bench/admin-screens'
import { budget, routeOf } from '../bench/budget'
import { DEFAULT_PAGES } from '../bench/options'
import { patternsOfData } from '../bench/page-address'
import { type Area, areas, hasHtml, type PageName, pageNames, pagesOf } from '../e2e/addresses'
import { calls } from '../e2e/faults/calls'
import { pagesForAxe, walks, withoutCall, withoutData, withUntestedQuery } from '../e2e/page-lists'
import { rows } from '../e2e/states-rows'
import { hostileVisits } from '../samples/hostile'
import { importReader } from '../tools/source-imports'

const routes: Record<Area, readonly string[]> = {
  public: publicRoutes.map(({ path }) => path),
  member: userRoutes.map(({ path }) => path),
  admin: adminRoutes.map(({ path }) => path),
}
const allRoutes = areas.flatMap((area) => routes[area])
const pathOf = (name: PageName) => paths[name].path

/** The routes to which none of these addresses leads. */
const missingIn = (addresses: readonly string[], wanted: readonly string[] = allRoutes) =>
  wanted.filter(
    (path) =>
      !addresses.some(
        (address) => allRoutes.find((each) => matchPath(each, withoutRest(address))) === path,
      ),
  )
const withoutRest = (address: string) => address.replace(/[?#].*/, '')

/** The addresses of a list that have no page. */
const unknownIn = (addresses: readonly string[]) =>
  addresses.filter((address) => !isKnownPath(withoutRest(address)))

test.each(areas)(
  'the table of addresses and the route table have the same %s addresses',
  (area) => {
    expect(pagesOf(area).map(pathOf).toSorted()).toEqual(routes[area].toSorted())
    expect(pagesOf(area).length).toBeGreaterThan(2)
  },
)

test('the same pages have HTML of their own in both tables', () => {
  expect(pageNames.filter(hasHtml).map(pathOf).toSorted()).toEqual(prerenderedPaths.toSorted())
})

describe('each route is in the list of', () => {
  test('axe (pagesForAxe of tests/e2e/page-lists.ts)', () => {
    expect(missingIn(Object.values(pagesForAxe).flat().map(pathOf))).toEqual([])
  })

  test.each(areas)(
    'the tab that is left open all day (walks.%s of tests/e2e/page-lists.ts)',
    (area) => {
      expect(missingIn(walks[area].map(pathOf), routes[area])).toEqual([])
    },
  )

  test('the states of a page with data (tests/e2e/states-rows.ts), or in withoutData of page-lists.ts', () => {
    const withData = areas.flatMap((area) => rows[area].map(({ page }) => page))
    expect(missingIn([...withData, ...withoutData].map(pathOf))).toEqual([])
    expect(withData.filter((name) => withoutData.includes(name))).toEqual([])
  })

  test('the fault tests (a row in tests/e2e/faults), or in withoutCall of page-lists.ts', () => {
    const called = calls.map((call) => call.address + ('id' in call && call.id ? 'some-id' : ''))
    expect(missingIn([...called, ...withoutCall.map(pathOf)])).toEqual([])
    expect(unknownIn(called)).toEqual([])
  })

  test('the measurement of the admin screens', () => {
    const measured = screens({ country: '1', category: '2', user: '3' }).map(({ path }) => path)
    expect(missingIn(measured, routes.admin)).toEqual([])
    expect(unknownIn(measured)).toEqual([])
  })
})

const tables = ['src/app/route-table.ts', 'src/app/dashboard-table.ts']

/** The source file of each page, by its name in the table of addresses, as the route tables write it. */
const sources = new Map(
  tables
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(
          /\bat\(\s*\[([^\]]+)\].*?import\('@\/(pages\/[^']+)'/gs,
        ),
      ),
    )
    .flatMap(([, names = '', source]) =>
      Array.from(
        names.matchAll(/paths\.(\w+)/g),
        ([, name]) => [name, `src/${source}.tsx`] as const,
      ),
    ),
)

const asks = (file: string) => /\buse(?:Api)?Quer(?:y|ies)\(/.test(readFileSync(file, 'utf8'))

test('a page in withoutData or withoutCall asks the API for nothing (tests/e2e/page-lists.ts)', () => {
  expect(pageNames.filter((name) => !sources.has(name))).toEqual([])
  // A link to another page fetches its code, by the route table, and a layout is not the page.
  const importsOf = importReader((file) => tables.includes(file))
  const files = (name: PageName) => [...importsOf(sources.get(name) ?? '')].filter(isInSrc)
  const listed = [...new Set([...withoutData, ...withoutCall])]
  expect(listed.filter((name) => files(name).some(asks)).toSorted()).toEqual(
    withUntestedQuery.toSorted(),
  )
})

const isInSrc = (file: string) => /^src\/.*\.tsx?$/.test(file) && file !== 'src/lib/api/query.ts'

test('no list contains an address without a page', () => {
  expect(unknownIn(hostileVisits.map(({ address }) => address))).toEqual([])
  const measurable = new Set([...prerenderedPaths, ...patternsOfData])
  expect(DEFAULT_PAGES.filter((path) => !measurable.has(path))).toEqual([])
  expect(patternsOfData.filter((path) => !routes.public.includes(path))).toEqual([])
  expect(
    Object.keys(budget.routes)
      .map(routeOf)
      .filter((path) => !routes.public.includes(path)),
  ).toEqual([])
})
