import type { APIRequestContext, Page, Route } from '@playwright/test'
import { countryNames as malayalamNames } from '../../src/content/ml/countries.ts'
import { immigrationRoutes } from '../../src/content/facts/immigration.ts'
import { studyNotes } from '../../src/content/facts/study.ts'
import { paths } from '../../src/lib/navigation/paths.ts'
import { axeViolations } from './axe.ts'
import { shifted, watchShifts } from './shifts.ts'
import { expect, test as base, withMotion } from './site.ts'
import { scrollThrough, waitUntilHydrated } from './waits.ts'

type Found = { _id: string; name: string }

/** A country, a job category and a job of the API from which the snapshot was taken. */
async function records(request: APIRequestContext) {
  const read = async (path: string) => (await request.get(`/api/v1${path}`)).json()
  const [country]: Found[] = await read('/country/getCountry')
  const { category }: { category: Found[] } = await read('/category/get-category')
  const [first] = category
  if (!country || !first) throw new Error('The local API is empty')
  const { works }: { works: Found[] } = await read(`/work/work-category/${first._id}`)
  const [work] = works
  if (!work) throw new Error('The first category has no work')
  return { country, category: first, work }
}

type OneCountry = {
  name: string
  /** The address of its page; `call` is the call that the page makes. */
  address: string
  call: string
}

/** A test with a country of the API from which the snapshot was taken. */
const test = base.extend<{ country: OneCountry }>({
  country: async ({ request }, provide) => {
    const { country } = await records(request)
    await provide({
      name: country.name,
      address: paths.country.href(country._id),
      call: `/api/v1/country/getoneCountry/${country._id}`,
    })
  },
})

type Place = { address: string; heading: string; shows: string }

/** Every kind of page that is made from data, and what must be shown on it. */
async function places(request: APIRequestContext): Promise<Place[]> {
  const { country, category, work } = await records(request)
  return [
    {
      address: paths.country.href(country._id),
      heading: country.name,
      shows: 'Good to know',
    },
    {
      address: paths.countryDetails.href(country._id),
      heading: country.name,
      shows: 'Good to know',
    },
    { address: paths.latestJobs.href(category._id), heading: category.name, shows: work.name },
    { address: paths.jobApplication.href(work._id), heading: 'Job consulting', shows: work.name },
    { address: paths.latest.href(), heading: 'Latest job categories', shows: category.name },
    { address: paths.home.href(), heading: 'What can we do for you today?', shows: country.name },
  ]
}

async function expectPlace(page: Page, { heading, shows }: Place) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('main').getByText(shows, { exact: true }).first()).toBeAttached()
}

/** Records every call to the API. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

/** Waits until the code has loaded and the page is idle. */
async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
}

/** The first interaction: from now on the page may call the API. */
const touch = (page: Page) => page.mouse.wheel(0, 200)

test('every page made from data is complete in its HTML @phone', async ({
  browser,
  request,
  baseURL,
  localApi,
}) => {
  // Resets the API, whatever a test before has put into it.
  expect(localApi).toBeDefined()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const page = await context.newPage()
  for (const place of await places(request)) {
    await page.goto(place.address)
    await expectPlace(page, place)
    await expect(page.locator('#api-data')).toHaveCount(1)
  }
  const { category } = await records(request)
  await page.goto(paths.latestJobs.href(category._id))
  const guide = page.getByRole('main').getByRole('link', { name: 'Germany', exact: true })
  await expect(guide).toHaveAttribute('href', /^\/country\//)
  await context.close()
})

test('pages made from data hydrate with that data; the API is called only after the first interaction @phone', async ({
  page,
  request,
}) => {
  const all = await places(request)
  const calls = watchCalls(page)
  for (const place of all) {
    calls.length = 0
    await page.goto(place.address)
    await expectPlace(page, place)
    await rest(page)
    expect(calls, place.address).toEqual([])
    await touch(page)
    await expect.poll(() => calls.length, { message: place.address }).toBeGreaterThan(0)
    await expectPlace(page, place)
  }
})

for (const [name, fault] of Object.entries({
  'is down': { status: 503 },
  'never answers': { hang: true },
  'answers HTML': { text: '<html></html>', contentType: 'text/html' },
})) {
  test(`while the API ${name}, every page made from data shows its content @phone`, async ({
    page,
    request,
    localApi,
    consoleErrors,
  }) => {
    const all = await places(request)
    await localApi.fault({ path: '/api/v1/*', ...fault })
    for (const place of all) {
      const asked = page.waitForRequest('**/api/v1/**')
      await page.goto(place.address)
      await rest(page)
      await touch(page)
      await asked
      // Time for the page to mistake a fault for an answer.
      await page.waitForTimeout(400)
      await expectPlace(page, place)
    }
    // The browser's own message about a failed call is not an error of the site.
    const own = consoleErrors
      .splice(0)
      .filter((error) => !error.startsWith('Failed to load resource'))
    expect(own).toEqual([])
  })
}

test('where the API fails, a small line says how old the content is @phone', async ({
  page,
  country,
  localApi,
  consoleErrors,
}) => {
  await localApi.fault({ path: '/api/v1/*', status: 503 })
  await page.goto(country.address)
  await touch(page)
  await expect(page.getByText(/^As of \d+ \w+, \d+\.\d\d [ap]m/)).toBeVisible()
  consoleErrors.length = 0
})

test.describe('in motion', () => {
  test.use(withMotion)

  test('new data replaces the old and moves nothing', async ({
    page,
    request,
    country,
    localApi,
  }) => {
    const before = await (await request.get(country.call)).json()
    const renewed = { ...before, details: `${before.details}\nNewly said: today` }
    await localApi.fault({ path: country.call, body: renewed })
    await watchShifts(page)
    await page.goto(country.address)
    await touch(page)
    await expect(page.getByText('Newly said')).toBeVisible()
    expect(await shifted(page)).toBeLessThanOrEqual(0.02)
  })
})

test('new data that would move what is read waits, says so, and is shown when asked for', async ({
  page,
  request,
  localApi,
}) => {
  const path = '/api/v1/category/get-category'
  const { category } = await (await request.get(path)).json()
  const createdAt = new Date().toISOString()
  const fresh = { ...category[0], _id: '1'.repeat(24), name: 'Bakers in Iceland', createdAt }
  await localApi.fault({ path, body: { success: true, category: [fresh, ...category] } })
  await page.goto(paths.latest.href())
  const news = page.getByRole('main').getByRole('heading', { name: fresh.name })
  await page.getByRole('heading', { level: 1 }).click()
  const line = page.getByText('There is newer information.')
  await expect(line).toBeInViewport()
  await expect(news).toHaveCount(0)
  expect(await axeViolations(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(news).toBeInViewport()
  await expect(line).toHaveCount(0)
  // Whoever pressed by keyboard goes on from here.
  await expect(page.locator('body')).not.toBeFocused()
})

test('what is typed before and while new data loads stays @phone', async ({
  page,
  request,
  country,
  localApi,
}) => {
  const before = await (await request.get(country.call)).json()
  await localApi.fault({
    path: country.call,
    body: { ...before, description: 'Other words.' },
    delayMs: 500,
  })
  await page.goto(country.address)
  const name = page.getByRole('main').getByLabel('Name', { exact: true })
  await name.pressSequentially('Anjali', { delay: 60 })
  await expect(page.getByText('Other words.')).toBeVisible()
  await expect(name).toHaveValue('Anjali')
  await expect(name).toBeFocused()
})

test('the pages about study, visits and immigration link each country’s own page, which opens at that part @phone', async ({
  page,
  request,
}) => {
  const linked = async (address: string, part: string) => {
    const html = await (await request.get(address)).text()
    const link = new RegExp(`<a href=([^ >]*/country/\\w+#${part})>([^<]+)</a>`, 'g')
    return new Map([...html.matchAll(link)].map(([, href = '', name]) => [name, href]))
  }
  const study = await linked(paths.study.href(), 'study')
  expect([...study.keys()]).toEqual(studyNotes.map(({ country }) => country))
  const visits = await linked(`/ml${paths.visitingVisa.href()}`, 'visit')
  const listed = [
    'USA',
    'Canada',
    'Germany',
    'France',
    'Italy',
    'Spain',
    'Japan',
    'Australia',
  ] as const
  expect([...visits.keys()]).toEqual(listed.map((name) => malayalamNames[name]))
  for (const href of visits.values()) expect(href).toMatch(/^\/ml\/country/)

  const routes = await linked(`/hi${paths.immigration.href()}`, 'live')
  expect(routes.size).toBe(new Set(immigrationRoutes.map(({ country }) => country)).size)

  await page.goto(paths.study.href())
  await waitUntilHydrated(page)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await page.getByRole('heading', { level: 3, name: 'Germany' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Germany', exact: true }).click()
  await expect(page).toHaveURL(study.get('Germany') ?? '')
  await expect(page.getByRole('heading', { name: 'Study there' })).toBeInViewport()
  expect(visited.join(' ')).toContain('/country/')
  expect(visited.join(' ')).not.toContain(paths.search.path)
  await page.goBack()
  await page.getByRole('heading', { level: 3, name: 'Germany' }).click()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Germany', exact: true }),
  ).toHaveAttribute('href', study.get('Germany') ?? '')
})

test('a country that no longer exists says so after the first interaction @phone', async ({
  page,
  country,
  localApi,
  consoleErrors,
}) => {
  await localApi.fault({
    path: country.call,
    status: 404,
    body: {},
  })
  await page.goto(country.address)
  await expect(page.getByRole('heading', { level: 1, name: country.name })).toBeVisible()
  await touch(page)
  await expect(page.getByRole('heading', { level: 1, name: /not/i })).toBeVisible()
  await expect(
    page.getByText('Something went wrong while fetching the country details'),
  ).toBeVisible()
  consoleErrors.length = 0
})

test('a country that is gone stays gone when the file of its page comes after the API’s answer @phone', async ({
  page,
  country,
  localApi,
  consoleErrors,
}) => {
  await localApi.fault({ path: country.call, status: 404, body: { message: 'Country not found' } })
  const held: Route[] = []
  await page.route(`**${country.address}`, (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    held.push(route)
    return undefined
  })
  await page.goto(paths.home.href())
  await scrollThrough(page)
  const file = page.waitForResponse((response) => response.url().endsWith(country.address))
  await page.getByRole('main').getByRole('link', { name: country.name }).first().click()
  await expect(page.getByText('Error: Country not found')).toBeVisible()
  for (const route of held) await route.continue()
  await (await file).finished()
  // Long enough for the page to show what is in the file.
  await page.waitForTimeout(500)
  await expect(page.getByText('Error: Country not found')).toBeVisible()
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(0)
  consoleErrors.length = 0
})

test('an id that the snapshot does not know is answered with the shell @phone', async ({
  page,
  request,
  consoleErrors,
}) => {
  const address = paths.country.href('0123456789abcdef01234567')
  const html = await (await request.get(address)).text()
  expect(html).toContain('<div id="root"><main data-shell="">')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: /not/i })).toBeVisible()
  consoleErrors.length = 0
})

test('from a stamp to its country while the API is down @phone', async ({
  page,
  country,
  localApi,
  consoleErrors,
}) => {
  await localApi.fault({ path: '/api/v1/*', status: 503 })
  await page.goto(paths.home.href())
  await page.getByRole('main').getByRole('link', { name: country.name }).first().click()
  await expect(page).toHaveURL(new RegExp(`${country.address}$`))
  await expectPlace(page, { address: '', heading: country.name, shows: 'Good to know' })
  consoleErrors.length = 0
})
