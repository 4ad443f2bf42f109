import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { keptSite } from '@/content/facts/stored-things'
import { COUNTRY_CALL } from '@/content/facts/public-calls'
import { ConnectionBar } from '@/app/offline/connection-bar'
import { NotCached } from '@/app/offline/not-cached'
import { offlineParts } from '@/app/offline/offline-parts'
import { oldestCachedAt } from '@/lib/api/oldest-cached'
import { keptCaches } from '@/lib/browser/offline/kept-site'
import { newVersion, startWorker } from '@/lib/browser/offline/site-worker'
import { DAY_MS } from '@/lib/dates/spans'
import { paths } from '@/lib/navigation/paths'
import { publicAnswers } from '@/site/snapshot/public-answers'
import { cachesWith } from '../helpers/kept-in-browser'
import { apiStore } from '../helpers/local-server'
import { asked } from '../helpers/render-account'
import { renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, holdClock, pass, settled } from '../helpers/waits'

const yesterday = '2025-11-21T04:00:00.000Z'

function line(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  fireEvent(window, new Event(isThere ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-22T06:00:00Z') })
  offlineParts.set({ bar: createElement(ConnectionBar) })
})

afterEach(() => {
  vi.useRealTimers()
  offlineParts.set({})
  newVersion.set(false)
})

/** A page that was kept, with its title. */
const page = (heading: string) => ({
  body: '<html>',
  at: yesterday,
  title: `${heading} | ${company.name}`,
})

const keepPages = () =>
  vi.stubGlobal(
    'caches',
    cachesWith({
      [keptCaches.pages]: {
        '/about': page('About us'),
        '/plan': page('Make a plan'),
        '/search': { body: '<html>', at: yesterday },
      },
    }),
  )

test('offline the page says so, and what opens; online the note is gone', async () => {
  keepPages()
  const { user } = renderApp(paths.services.href())
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/You are offline/)).toBeNull()
  line(false)
  const words = await screen.findByText('You are offline.')
  expect(words).toHaveRole('status')
  await user.click(screen.getByText('What opens without internet'))
  const links = within(screen.getByRole('list', { name: 'Pages you have opened' }))
  expect(await links.findByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about')
  expect(links.getAllByRole('link')).toHaveLength(1)
  const statuses = screen.getAllByRole('status')
  line(true)
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
  // A status that was on the page before: only its text is read out.
  expect(statuses).toContain(screen.getByText('You are online again.'))
})

test('of the pages seen before, those in the reader’s language come first, and each title is marked with its language', async () => {
  vi.stubGlobal(
    'caches',
    cachesWith({
      [keptCaches.pages]: {
        '/about': page('About us'),
        '/study': page('Study'),
        '/ml/study': page('പഠനം'),
        '/hi/contact': page('संपर्क'),
      },
    }),
  )
  renderApp(paths.services.href())
  line(false)
  const list = await screen.findByRole('list', { name: 'Pages you have opened', hidden: true })
  const links = await within(list).findAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
    ['Study', null],
    ['About us', null],
    ['संपर्क', 'hi'],
    ['പഠനം', 'ml'],
  ])
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a page that was not kept is shown once the reader returns to it online', async () => {
  offlineParts.set({ NotCached })
  document.documentElement.dataset['missing'] = paths.about.href()
  onTestFinished(() => void delete document.documentElement.dataset['missing'])
  line(false)
  const { user } = renderApp(paths.about.href())
  expect(await heading('This page is not kept on this device')).toBeVisible()
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: 'Contact' }))
  expect(await heading('Contact us')).toBeVisible()
  line(true)
  await user.click(footer.getByRole('link', { name: 'About' }))
  expect(await heading('About us')).toBeVisible()
})

/** Puts a list of countries into the cache, as the service worker does. */
const keepCountries = (countries: readonly unknown[], at = yesterday) =>
  vi.stubGlobal(
    'caches',
    cachesWith({
      [keptCaches.data]: {
        '/api/v1/country/getCountry': { body: JSON.stringify(countries), at },
      },
    }),
  )

test('data that the API gave once is shown if it fails, and says how old it is', async () => {
  const [country] = apiStore().countries
  keepCountries([country])
  apiStore().faults.add({ path: '/country/getCountry', status: 503 })
  line(false)
  renderApp(paths.compare.href())
  expect((await screen.findAllByText(country?.name ?? '')).length).toBeGreaterThan(0)
  expect(await screen.findByText('As of 21 November, 9.30 am')).toBeVisible()
  expect(
    await screen.findByText('You are offline. This is from 21 November, 9.30 am.'),
  ).toBeVisible()
})

test('what the API gave 30 days ago is no longer shown', async () => {
  const old = Date.now() - keptSite.days * DAY_MS
  const oldland = [{ ...apiStore().countries[0], name: 'Oldland' }]
  apiStore().faults.add({ path: '/country/getCountry', status: 503 })
  line(false)
  keepCountries(oldland, new Date(old).toISOString())
  const { user } = renderApp(paths.compare.href())
  await screen.findByText('The countries did not load.')
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Oldland')).toBeNull()
  keepCountries(oldland, new Date(old + 60_000).toISOString())
  await user.click(again)
  expect((await screen.findAllByText('Oldland')).length).toBeGreaterThan(0)
})

test('once a late answer arrives, the age of the cached one is no longer shown', async () => {
  const [country] = apiStore().countries
  const old = { ...country, name: 'Oldland' }
  keepCountries([old])
  const answer = holdBack({ path: '/country/getCountry' })
  holdClock()
  renderApp(paths.compare.href())
  await waitFor(() => expect(asked('/country/getCountry')).toBe(1))
  await pass(3000)
  const from = await screen.findByText(/^This is from 21 November/)
  expect(screen.getAllByText('Oldland').length).toBeGreaterThan(0)
  await answer()
  expect(screen.queryByText('Oldland')).toBeNull()
  expect(from).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Load the newest' })).toBeNull()
  line(false)
  expect(await screen.findByText('You are offline.')).toBeVisible()
})

/** Caches the file of the API's answers as of yesterday, and answers of the API itself with their own times. */
const keepAnswers = (
  answers: object,
  heard: Record<string, { answer: unknown; at: string }> = {},
  snapshot = yesterday,
) =>
  vi.stubGlobal(
    'caches',
    cachesWith({
      [keptCaches.data]: {
        '/public-answers.json': { body: JSON.stringify(answers), at: yesterday },
        '/snapshot.json': { body: JSON.stringify({ takenAt: snapshot }), at: yesterday },
        ...Object.fromEntries(
          Object.entries(heard).map(([path, { answer, at }]) => [
            `/api/v1${path}`,
            { body: JSON.stringify(answer), at },
          ]),
        ),
      },
    }),
  )

test('countries that nobody opened before can be compared offline, and have a page', async () => {
  const [first, second] = apiStore().countries
  if (!first || !second) throw new Error('The seed has two countries')
  keepAnswers({
    '/country/getCountry': [first, second],
    [COUNTRY_CALL + first._id]: { ...first, details: 'Language: Oldish' },
    [COUNTRY_CALL + second._id]: { ...second, details: 'Language: Newish' },
  })
  apiStore().faults.add({ path: '/country/', status: 503 })
  line(false)
  const { user } = renderApp(paths.compare.href([first._id, second._id]))
  const table = await screen.findByRole('table')
  expect(await within(table).findByText('Oldish')).toBeVisible()
  expect(within(table).getByText('Newish')).toBeVisible()
  expect(await screen.findByText('As of 21 November, 9.30 am')).toBeVisible()
  await user.click(within(table).getByRole('link', { name: first.name }))
  expect(
    await screen.findByRole('heading', { level: 1, name: new RegExp(first.name) }),
  ).toBeVisible()
  expect(await screen.findByText('Oldish')).toBeVisible()
})

test('the jobs of a category that nobody opened before are shown offline, and so are the categories', async () => {
  const { countries, categories, works } = apiStore()
  const [category] = categories
  if (!category) throw new Error('The seed has a category')
  const worksOf = Object.fromEntries(
    categories.map(({ _id }) => [_id, works.filter((work) => work.category === _id)]),
  )
  keepAnswers(JSON.parse(publicAnswers({ countries, countryById: {}, categories, worksOf })))
  apiStore().faults.add({ path: '/category/', status: 503 })
  apiStore().faults.add({ path: '/work/', status: 503 })
  line(false)
  const { user } = renderApp(paths.latest.href())
  const more = { name: 'View more', description: category.name }
  await user.click(await screen.findByRole('link', more))
  const [work] = worksOf[category._id] ?? []
  expect(await screen.findByRole('heading', { name: work?.name ?? '' })).toBeVisible()
  expect(await screen.findByText('As of 21 November, 9.30 am')).toBeVisible()
})

test('of the API’s own answer and that of the file, the newer is shown', async () => {
  const [first, second] = apiStore().countries
  if (!first || !second) throw new Error('The seed has two countries')
  const told = (language: string) => ({ ...first, details: `Language: ${language}` })
  keepAnswers(
    {
      [COUNTRY_CALL + first._id]: told('Of the file'),
      [COUNTRY_CALL + second._id]: { ...told('Of the file, younger'), _id: second._id },
    },
    {
      [COUNTRY_CALL + first._id]: { answer: told('Heard since'), at: '2025-11-22T04:00:00.000Z' },
      [COUNTRY_CALL + second._id]: {
        answer: { ...told('Heard long ago'), _id: second._id },
        at: '2025-11-01T04:00:00.000Z',
      },
    },
  )
  apiStore().faults.add({ path: '/country/', status: 503 })
  line(false)
  renderApp(paths.compare.href([first._id, second._id]))
  const table = await screen.findByRole('table')
  expect(await within(table).findByText('Heard since')).toBeVisible()
  expect(within(table).getByText('Of the file, younger')).toBeVisible()
})

test('the file is as old as its snapshot, however late it was fetched', async () => {
  const [first, second] = apiStore().countries
  if (!first || !second) throw new Error('The seed has two countries')
  const told = (language: string) => ({ ...first, details: `Language: ${language}` })
  keepAnswers(
    {
      [COUNTRY_CALL + first._id]: told('Of the file'),
      [COUNTRY_CALL + second._id]: { ...told('Of the file alone'), _id: second._id },
    },
    {
      [COUNTRY_CALL + first._id]: { answer: told('Heard since'), at: '2025-11-02T04:00:00.000Z' },
    },
    '2025-10-01T04:00:00.000Z',
  )
  apiStore().faults.add({ path: '/country/', status: 503 })
  line(false)
  renderApp(paths.compare.href([first._id, second._id]))
  const table = await screen.findByRole('table')
  expect(await within(table).findByText('Heard since')).toBeVisible()
  expect(within(table).getByText('Of the file alone')).toBeVisible()
  expect(await screen.findByText('You are offline. This is from 1 October, 9.30 am.')).toBeVisible()
})

test('an answer of today never comes from the cache', async () => {
  const [country] = apiStore().countries
  const old = { ...country, name: 'Oldland' }
  keepCountries([old])
  renderApp(paths.compare.href())
  expect((await screen.findAllByText(country?.name ?? '')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Oldland')).toBeNull()
  expect(oldestCachedAt.get()).toBeNull()
})

test('a new version is offered in one line, and never while a form is being filled in', async () => {
  const { user } = renderApp(paths.contact.href())
  const name = await screen.findByLabelText(/^Name/)
  await user.type(name, 'Meera')
  act(() => newVersion.set(true))
  await user.tab()
  expect(screen.queryByText('A new version of this site is ready.')).toBeNull()
  // The focus leaves the form, in which something is written.
  await user.click(document.body)
  await settled()
  expect(screen.queryByText('A new version of this site is ready.')).toBeNull()
  await user.clear(name)
  await user.click(document.body)
  expect(await screen.findByText('A new version of this site is ready.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load it' })).toBeVisible()
  await user.type(name, 'M')
  // The space of the offer stays, so that nothing moves under the pointer.
  const offer = screen.getByText('A new version of this site is ready.')
  expect(offer.closest('[data-away]')).not.toBeNull()
})

test('a new version is offered once the form that was begun is emptied', async () => {
  const { user } = renderApp(paths.contact.href())
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await user.type(name, 'Meera')
  await user.click(document.body)
  act(() => newVersion.set(true))
  await settled()
  expect(screen.queryByText('A new version of this site is ready.')).toBeNull()
  act(() => name.form?.reset())
  expect(await screen.findByText('A new version of this site is ready.')).toBeVisible()
})

/** Starts the page beside a worker of another version; `update` asks the host for a newer worker. */
async function startBesideAnother(update: () => Promise<void>) {
  class Registration {
    installing = null
    waiting = null
    update = update
    active = {
      postMessage: (_: object, [port]: [MessagePort]) => port.postMessage('/assets/index-b.js'),
    }
  }
  vi.stubGlobal('ServiceWorkerRegistration', Registration)
  const registration = new Registration()
  const container = { register: async () => registration, ready: Promise.resolve(registration) }
  const value = Object.assign(new EventTarget(), container)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  await startWorker()
  await settled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page beside a worker of another version is the older one if the host says so, or if it came from the cache', async () => {
  renderApp(paths.services.href())
  await screen.findByRole('heading', { level: 1 })
  // The page may have just been loaded, and is then newer than the worker.
  await startBesideAnother(lost)
  expect(newVersion.get()).toBe(false)
  document.documentElement.dataset['kept'] = yesterday
  onTestFinished(() => void delete document.documentElement.dataset['kept'])
  await startBesideAnother(lost)
  expect(await screen.findByText('A new version of this site is ready.')).toBeVisible()
  delete document.documentElement.dataset['kept']
  act(() => newVersion.set(false))
  await startBesideAnother(async () => undefined)
  expect(await screen.findByText('A new version of this site is ready.')).toBeVisible()
})

test('a page that has fetched the script of the worker’s version is of that version, whatever its HTML names', async () => {
  // A host with one page only sends the English one for /ml, which then loads that language's code.
  const fetched = { name: `${window.location.origin}/assets/index-b.js` }
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [fetched] })
  await startBesideAnother(async () => undefined)
  expect(newVersion.get()).toBe(false)
})

test.each([
  ['a search', () => paths.search.href('germany')],
  ['the form of a plan', () => paths.plan.href()],
])('a new version is offered beside %s that nobody has changed', async (_, address) => {
  renderApp(address())
  await screen.findByRole('heading', { level: 1 })
  act(() => newVersion.set(true))
  expect(await screen.findByText('A new version of this site is ready.')).toBeVisible()
})

test('a new version is not offered while somebody pays', async () => {
  const query = vi.fn<() => Promise<object>>(async () => ({ held: [{ name: 'payment:7' }] }))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  renderApp(paths.services.href())
  await screen.findByRole('heading', { level: 1 })
  act(() => newVersion.set(true))
  await waitFor(() => expect(query).toHaveBeenCalled())
  await settled()
  expect(screen.queryByText('A new version of this site is ready.')).toBeNull()
})

test('a new version that is wanted while somebody pays in another tab waits, and is offered again', async () => {
  const held = [{ name: 'payment:7' }]
  const query = vi.fn<() => Promise<object>>(async () => ({ held: [] }))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const { user } = renderApp(paths.services.href())
  act(() => newVersion.set(true))
  const load = await screen.findByRole('button', { name: 'Load it' })
  query.mockResolvedValue({ held })
  await user.click(load)
  expect(screen.queryByText('A new version of this site is ready.')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  query.mockResolvedValue({ held: [] })
  await user.click(there(screen.getAllByRole('link', { name: 'About Us' })[0]))
  await user.click(await screen.findByRole('button', { name: 'Load it' }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
})
