import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '@/lib/dates/spans'
import { env } from '@/lib/env'
import { paths } from '@/lib/navigation/paths'
import { apiStore, server } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { serveIndex } from '../helpers/serve-index'
import { holdClock, pass } from '../helpers/waits'

const asked = (part: string) => apiStore().requests.filter(({ path }) => path.includes(part))

function addCountry(name: string) {
  const [first] = apiStore().countries
  if (!first) throw new Error('No country is seeded')
  apiStore().countries.push({ ...first, _id: 'new-country', name })
}

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

/** The reader asked to save data, and the snapshot was taken so many hours ago. */
function saveData(hours: number) {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  })
  const takenAt = new Date(Date.now() - hours * HOUR_MS).toISOString()
  server.use(http.get('*/snapshot.json', () => HttpResponse.json({ takenAt })))
}

/** The reader's first interaction. */
const readerComes = () => void fireEvent.keyDown(document.body)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

describe('the index of the search', () => {
  test('answers and is counted before the API is asked anything', async () => {
    serveIndex()
    renderApp(paths.search.href('germany'))
    const count = await screen.findByRole('heading', { name: '6 Result Found' })
    expect(apiStore().requests).toEqual([])
    expect(count.closest('[role=status]')).not.toBeNull()
    expect(headings()).toEqual(expect.arrayContaining(['Countries', 'Job categories', 'Jobs']))
    const jobs = screen.getByRole('region', { name: 'Jobs' })
    const [work] = within(jobs).getAllByRole('article')
    if (!work) throw new Error('No job was found')
    expect(within(work).getByText('Nursing in Germany')).toBeVisible()
    expect(within(work).getByText('B.Sc. Nursing or GNM')).toBeVisible()
    // The API, asked at the first interaction, has the same data: nothing changes.
    const shown = jobs.innerHTML
    readerComes()
    await waitFor(() => expect(asked('/work/').length).toBe(apiStore().categories.length))
    await waitFor(() => expect(headings()).toContain('Your shortlist'))
    expect(jobs.innerHTML).toBe(shown)
    expect(screen.getByRole('heading', { name: '6 Result Found' })).toBeVisible()
  })

  test('is completed by kind, below the results already shown', async () => {
    serveIndex()
    addCountry('New Germany')
    renderApp(paths.search.href('germany'))
    await screen.findByRole('heading', { name: '6 Result Found' })
    const before = headings().slice(1, 4)
    readerComes()
    expect(await screen.findByRole('heading', { name: '7 Result Found' })).toBeVisible()
    const more = screen.getByRole('region', { name: 'More countries' })
    expect(within(more).getByRole('link', { name: 'New Germany' })).toBeVisible()
    expect(headings().slice(1, 4)).toEqual(before)
    expect(headings()[4]).toBe('More countries')
  })

  test('leads on to each word alone if nothing has both, with the number of its results', async () => {
    serveIndex()
    const { user } = renderApp(paths.search.href('Baker germany job zzzz'))
    await screen.findByRole('heading', { name: '! Oops No Matches Found' })
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/^Nothing has all of these words/)).toBeVisible()
    expect(main.queryByRole('link', { name: /^(job|zzzz)/ })).toBeNull()
    await user.click(main.getByRole('link', { name: 'germany (6)' }))
    expect(await screen.findByRole('heading', { name: '6 Result Found' })).toBeVisible()
    expect(screen.queryByText(/^Nothing has all of these words/)).toBeNull()
  })

  test.each([
    ['ielts coaching', 'ielts'],
    ['ielts 6.5', 'ielts'],
    ['IELTS Kochi', 'ielts'],
    ['പാസ്പോർട്ട് zzzz', 'പാസ്പോർട്ട്'],
  ])('leads “%s” on to a word that only a page of ours answers', async (keyword, word) => {
    serveIndex()
    const { user } = renderApp(paths.search.href(keyword))
    await screen.findByRole('heading', { name: '! Oops No Matches Found' })
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/^Nothing has all of these words/)).toBeVisible()
    const link = main.getByRole('link', { name: word })
    // The API is asked for the keyword alone, and for its words only once the reader wants one.
    expect(asked('/product/')).toHaveLength(1)
    await user.click(link)
    expect(await screen.findByRole('region', { name: 'On this site' })).toBeVisible()
    expect(asked('/product/')).toHaveLength(2)
  })

  test('names each word that finds something, and counts records only', async () => {
    serveIndex()
    renderApp(paths.search.href('ielts nurse zzzz'))
    await screen.findByRole('heading', { name: '! Oops No Matches Found' })
    const main = within(screen.getByRole('main'))
    const links = main.getAllByRole('link', { name: /ielts|nurse|zzzz/ })
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'ielts',
      expect.stringMatching(/^nurse \(\d+\)$/),
    ])
  })

  test('counts the products that an earlier search for a word has found', async () => {
    serveIndex()
    const { user } = renderApp(paths.search.href('mock'))
    expect(await screen.findByRole('heading', { name: '1 Result Found' })).toBeVisible()
    const field = within(screen.getByRole('main')).getByRole('searchbox')
    await user.type(field, ' zzzz{Enter}')
    expect(await screen.findByRole('link', { name: 'mock (1)' })).toBeVisible()
    expect(asked('/product/')).toHaveLength(2)
  })

  test('leads on to each word without an index, too', async () => {
    renderApp(paths.search.href('baker germany ielts'))
    expect(await screen.findByRole('link', { name: 'germany (6)' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'ielts' })).toBeVisible()
  })

  test.each([
    ['കാനഡ നഴ്സ്', 'കാനഡ', 'ml'],
    ['कनाडा में नर्स', 'कनाडा', 'hi'],
  ])('knows the words of “%s” by themselves, too', async (keyword, word, lang) => {
    serveIndex((text) => {
      const file = JSON.parse(text)
      // A job's name, details and category; none of the rest is for nurses in Canada.
      file.works = file.works.filter((row: unknown[]) => !/canada/i.test(JSON.stringify(row)))
      return JSON.stringify(file)
    })
    renderApp(paths.search.href(keyword))
    await screen.findByRole('heading', { name: '! Oops No Matches Found' })
    const link = screen.getByRole('link', { name: new RegExp(`^${word} \\(\\d+\\)$`) })
    expect(link).toHaveAttribute('lang', lang)
  })

  test('a link that means a country leads to its part there, and Back to the page with the link', async () => {
    serveIndex()
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(paths.visitingVisa.href())
    await user.click(await screen.findByRole('link', { name: 'Germany' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Germany' })).toBeVisible()
    expect(window.location.pathname).toBe(paths.country.href(germany?._id ?? ''))
    expect(window.location.hash).toBe('#visit')
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { level: 1, name: /visit/i })).toBeVisible()
    expect(window.location.pathname).toBe(paths.visitingVisa.href())
  })

  test('a link that means a country shows the search if the index does not know exactly one', async () => {
    addCountry('New Germany')
    serveIndex()
    const { user } = renderApp(paths.study.href())
    await user.click(await screen.findByText('Germany', { selector: 'h3' }))
    await user.click(await screen.findByRole('link', { name: 'Germany' }))
    expect(await screen.findByRole('heading', { name: '7 Result Found' })).toBeVisible()
    expect(window.location.pathname).toBe('/search')
  })

  test('finds a word with a slip, without the API', async () => {
    serveIndex()
    renderApp(paths.search.href('germny'))
    expect(await screen.findByRole('link', { name: 'Germany' })).toBeVisible()
    expect(apiStore().requests).toEqual([])
  })

  test('lets the API answer at once if it has no match', async () => {
    serveIndex()
    addCountry('Atlantis')
    renderApp(paths.search.href('atlantis'))
    expect(await screen.findByRole('link', { name: 'Atlantis' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Countries' })).toBeVisible()
  })

  test('does not name the courses, which come from the API', async () => {
    serveIndex()
    renderApp(paths.search.href('ielts'))
    expect(await screen.findByRole('heading', { name: 'Courses and help' })).toBeVisible()
  })

  test('says where to find a job’s points that do not fit into it', async () => {
    serveIndex((text) => {
      const file = JSON.parse(text)
      file.works = file.works.map((row: unknown[]) => [...row.slice(0, 4), null])
      return JSON.stringify(file)
    })
    renderApp(paths.search.href('intensive care'))
    expect(await screen.findByText('See its details in its job category')).toBeVisible()
  })
})

describe('pages of ours', () => {
  const HEADING = 'On this site'

  test('are shown with what the API adds, below it, and are not counted', async () => {
    serveIndex()
    addCountry('New Germany')
    renderApp(paths.search.href('germany visa'))
    expect(await screen.findByRole('heading', { name: '6 Result Found' })).toBeVisible()
    expect(screen.queryByRole('region', { name: HEADING })).not.toBeInTheDocument()
    readerComes()
    const pages = await screen.findByRole('region', { name: HEADING })
    expect(within(pages).getAllByRole('link')).toHaveLength(5)
    await screen.findByRole('heading', { name: 'Your shortlist' })
    expect(headings()[0]).toBe('7 Result Found')
    expect(headings().slice(4)).toEqual(['More countries', HEADING, 'Your shortlist'])
  })

  test('are shown with the API down, if the index has no match', async () => {
    serveIndex()
    vi.spyOn(env, 'searchPath', 'get').mockReturnValue('')
    apiStore().faults.add({ path: '/api/v1/*', body: null })
    renderApp(paths.search.href('refund'))
    const pages = await screen.findByRole('region', { name: HEADING })
    expect(within(pages).getByRole('link', { name: 'Premium membership' })).toBeVisible()
    expect(await screen.findByText('! Oops No Matches Found')).toBeVisible()
  })
})

describe('without a usable index the API answers the search', () => {
  test.each([
    ['a page in its place', '<!doctype html><title>Shell</title>'],
    ['one that is cut short', '{"isWhole":true,"countries":[["a","Germ'],
    ['one of another shape', '{"countries":{}}'],
    ['an empty one', '{"isWhole":true,"countries":[],"categories":[],"works":[]}'],
  ])('%s', async (_, text) => {
    serveIndex(() => text)
    renderApp(paths.search.href('germany'))
    expect(await screen.findByText('6 Result Found')).toBeVisible()
    expect(asked('/country/getCountry')).toHaveLength(1)
  })

  test('an index that hangs is waited for, two seconds long', async () => {
    holdClock()
    server.use(http.get('*/search-index.json', () => new Promise<never>(() => undefined)))
    renderApp(paths.search.href('germany'))
    expect(await screen.findByText(/Searching/)).toBeVisible()
    await pass(1500)
    expect(apiStore().requests).toEqual([])
    await pass(700)
    await waitFor(() => expect(apiStore().requests).not.toEqual([]), { timeout: 500 })
    expect(await screen.findByText('6 Result Found')).toBeVisible()
  })
})

describe('with the API down', () => {
  test('the results of the index are shown, and a line says what is not known', async () => {
    serveIndex()
    apiStore().faults.add({ path: '/api/v1/*', body: null })
    const { user } = renderApp(paths.search.href('germany'))
    await screen.findByText('6 Result Found')
    readerComes()
    expect(
      await screen.findByText(
        'We could not search in: Courses and help. We could not look for more in: Countries, Job categories, Jobs.',
      ),
    ).toBeVisible()
    expect(screen.getByText('6 Result Found')).toBeVisible()
    expect(screen.queryByText('Something Went Wrong')).not.toBeInTheDocument()
    apiStore().faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/We could not/)).not.toBeInTheDocument())
  })

  test('a search without a match in the whole index counts as one without a match', async () => {
    serveIndex()
    vi.spyOn(env, 'searchPath', 'get').mockReturnValue('')
    apiStore().faults.add({ path: '/api/v1/*', body: null })
    renderApp(paths.search.href('atlantis'))
    expect(await screen.findByText('! Oops No Matches Found')).toBeVisible()
    expect(screen.getByText(/could not look for more in: Countries/)).toBeVisible()
  })
})

describe('for a reader who saves data', () => {
  test('today’s snapshot is enough: only courses are asked for', async () => {
    serveIndex()
    saveData(3)
    renderApp(paths.search.href('germany'))
    expect(await screen.findByText('6 Result Found')).toBeVisible()
    readerComes()
    await waitFor(() => expect(asked('/product/')).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: 'Your shortlist' })).toBeVisible()
    expect(apiStore().requests).toHaveLength(1)
  })

  test('today’s snapshot is enough even if it has no match, and delays nothing', async () => {
    serveIndex()
    saveData(3)
    renderApp(paths.search.href('ielts'))
    const began = Date.now()
    expect(await screen.findByRole('heading', { name: 'Courses and help' })).toBeVisible()
    expect(Date.now() - began).toBeLessThan(1900)
    expect(await screen.findByText('1 Result Found')).toBeVisible()
    expect(apiStore().requests).toHaveLength(1)
  })

  test('an older snapshot is not enough', async () => {
    serveIndex()
    saveData(30)
    renderApp(paths.search.href('germany'))
    expect(await screen.findByText('6 Result Found')).toBeVisible()
    readerComes()
    await waitFor(() => expect(asked('/country/getCountry')).toHaveLength(1))
  })
})
