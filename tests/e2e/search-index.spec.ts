import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { searchIndex } from '../../src/site/snapshot/search-index.ts'
import { codeFile, holdBack } from './code-file.ts'
import { shifted, watchShifts } from './shifts.ts'
import { expect, test, withMotion } from './site.ts'

test.use(withMotion)

type Country = { _id: string; name: string; photo: string }

const ADDED: Country = { _id: 'new-country', name: 'New Germany', photo: '' }

const bare = <T extends object>(records: readonly T[]) =>
  records.map((one) => ({ ...one, photo: '' }))

/** Serves an index of the records that the API has now. */
async function serveIndex(page: Page) {
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const countries: Country[] = await read('/country/getCountry')
  const { category: categories } = await read('/category/get-category')
  const lists = await Promise.all(
    categories.map(({ _id }: Country) => read(`/work/work-category/${_id}`)),
  )
  const works = lists.flatMap((list) => list.works)
  const body = searchIndex({
    countries: bare(countries),
    categories: bare(categories),
    works: bare(works),
  })
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  )
  return countries
}

const nothing = () => undefined

for (const width of [360, 1280]) {
  test(`what the API adds to the index does not move what is being read, ${width} px`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const countries = await serveIndex(page)
    // The API answers after the index was read, and has one more record.
    let isRead: () => void = nothing
    const read = new Promise<void>((resolve) => (isRead = resolve))
    await page.route('**/api/v1/country/getCountry', async (route) => {
      await read
      await route.fulfill({ json: [ADDED, ...countries] })
    })
    await watchShifts(page)
    await page.goto(paths.search.href('germany'))
    await expect(page.getByRole('heading', { name: '6 Result Found' })).toBeVisible()
    const jobs = page.getByRole('region', { name: 'Jobs', exact: true })
    const before = await jobs.boundingBox()
    isRead()
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { name: '7 Result Found' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'More countries' })).toBeAttached()
    expect(await jobs.boundingBox()).toEqual(before)
    expect(await shifted(page)).toBeLessThanOrEqual(0.02)
    expect(consoleErrors).toEqual([])
  })
}

test('a result from the index is shown without a call to the API until the first interaction', async ({
  page,
}) => {
  await serveIndex(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const calls = () => asked.filter((path) => path.startsWith('/api/'))
  // A Playwright check inside the page would count as an interaction there.
  await page.goto(paths.search.href('germany'), { waitUntil: 'networkidle' })
  expect(calls()).toEqual([])
  expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1)
  // Code that only calls the API, sends or stores does not load either.
  const needless = new Set(
    ['query', 'valibot', 'lists', 'http-client', 'form', 'mail', 'keep'].map((name) =>
      codeFile(name),
    ),
  )
  expect(asked.filter((path) => needless.has(path))).toEqual([])
  await expect(page.getByRole('heading', { name: '6 Result Found' })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect.poll(() => calls().length).toBeGreaterThan(0)
})

test('products come for a mouse that was over the page before its code, once it moves', async ({
  page,
}) => {
  await serveIndex(page)
  const { release } = await holdBack(page, `**${codeFile('site')}`)
  await page.goto(paths.search.href('german'))
  await page.mouse.move(3, 600)
  release()
  await page.waitForLoadState('networkidle')
  const products = page.getByRole('region', { name: 'Courses and help' })
  await expect(page.getByRole('heading', { name: /Result Found/ })).toBeVisible()
  await expect(products).toHaveCount(0)
  await page.mouse.move(3, 604)
  await expect(products.getByRole('link').first()).toBeVisible()
})

test('a search page is shown before its code has loaded, and keeps what is typed meanwhile', async ({
  page,
}) => {
  await serveIndex(page)
  let bring: () => void = nothing
  const code = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await code
    await route.continue()
  })
  await page.goto(paths.search.href('germany'))
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  const field = page.getByLabel('What are you looking for?').and(page.getByRole('searchbox'))
  await field.fill('nurse')
  bring()
  await expect(page.getByRole('heading', { name: '6 Result Found' })).toBeVisible()
  await expect(field).toHaveValue('nurse')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=nurse$/)
})
