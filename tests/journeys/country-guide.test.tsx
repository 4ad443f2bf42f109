import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { countryGuide } from '@/words/country-guide'
import { CATEGORIES } from '@/entities/category/keys'
import { countryKey } from '@/entities/country/keys'
import { categoryWorksKey } from '@/entities/work/keys'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { embedData, removeEmbedded } from '../helpers/embedded-page'
import { apiStore, server } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { serveIndex } from '../helpers/serve-index'

const ONE = '/country/getoneCountry'

function countryOf(name: string) {
  const country = apiStore().countries.find((each) => each.name === name)
  if (!country) throw new Error(`${name} is not seeded`)
  return country
}

async function open(name: string) {
  const country = countryOf(name)
  const { user } = renderApp(paths.country.href(country._id))
  await screen.findByRole('heading', { level: 1, name })
  return { user, country }
}

const marked = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)

const part = (name: string) => screen.findByRole('region', { name })
const calls = () => apiStore().requests.map(({ path }) => path.replace('/api/v1', ''))

/** The cache gets the categories, the first of which has a job that names Malta, and works of some. */
function readBefore(hasWorks: (index: number) => boolean) {
  const { categories, works } = apiStore()
  const [first] = categories
  const one = works.find(({ category }) => category === first?._id)
  if (!first || !one) throw new Error('Nothing is seeded')
  one.name = 'Baker in Malta'
  queryClient.setQueryData(CATEGORIES, categories)
  for (const [index, { _id: id }] of categories.entries())
    if (hasWorks(index))
      queryClient.setQueryData(
        categoryWorksKey(id),
        works.filter(({ category }) => category === id),
      )
  return first.name
}

/** Replaces the browser's IntersectionObserver; `scroll` moves the headings of parts to the given tops (px). */
function scrolling() {
  const tell: (() => void)[] = []
  const watched = new Set<Element>()
  class FakeObserver {
    constructor(report: (entries: readonly object[]) => void) {
      tell.push(() => report([]))
    }
    observe(target: Element) {
      watched.add(target)
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  let tops: Record<string, number> = {}
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return new DOMRect(0, tops[this.id] ?? window.innerHeight, 100, 100)
  })
  return {
    watched,
    scroll: (to: typeof tops) => {
      tops = to
      act(() => tell.forEach((each) => each()))
    },
  }
}

afterEach(() => {
  removeEmbedded()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the guide to a country', () => {
  test('shows what our texts say about it, each with its official page, and their date once', async () => {
    await open('Germany')
    const study = await part('Study there')
    expect(study).toHaveTextContent('APS certificate')
    expect(screen.queryByText(countryGuide.inEnglish)).not.toBeInTheDocument()
    expect(within(study).getByRole('link', { name: /^German Missions in India/ })).toHaveAttribute(
      'href',
      'https://india.diplo.de/',
    )
    expect(await part('Work there')).toHaveTextContent('EU Blue Card')
    expect(await part('Visit')).toHaveTextContent('Open')
    const live = await part('Live there')
    expect(within(live).getByRole('heading', { name: 'EU Blue Card' })).toBeVisible()
    expect(within(live).getByRole('link', { name: 'Read about immigration' })).toHaveAttribute(
      'href',
      '/immigration',
    )
    expect(document.body.textContent?.match(/\bon \d+ \w+ 20\d\d\b/g)).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'Make a plan' })).not.toBeInTheDocument()
  })

  test('knows it by another name', async () => {
    apiStore().faults.add({ path: ONE, body: { _id: '1', name: 'U.S.A.' } })
    renderApp(paths.country.href('1'))
    expect(await part('Study there')).toHaveTextContent('I-20')
    expect(await part('Visit')).toHaveTextContent('B-1')
    expect(screen.queryByRole('region', { name: 'Work there' })).not.toBeInTheDocument()
  })

  test('has a list of contents whose last link leads to the form', async () => {
    const { user } = await open('Germany')
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Good to know', 'Study', 'Work', 'Visit', 'Live', 'Ask us'])
    await user.click(within(contents).getByRole('link', { name: 'Work' }))
    await waitFor(async () => expect(await part('Work there')).toHaveFocus())
    await user.click(within(contents).getByRole('link', { name: 'Ask us' }))
    const form = await screen.findByRole('form', { name: /Germany/ })
    await waitFor(() => expect(document.activeElement).toContainElement(form))
  })

  test('marks the part that is being read in the list of contents', async () => {
    const { scroll, watched } = scrolling()
    await open('Germany')
    await waitFor(() =>
      expect(watched).toContain(screen.getByRole('heading', { name: 'Good to know' })),
    )
    expect(marked()).toEqual([])
    scroll({ facts: -300, study: 10 })
    expect(marked()).toEqual(['Study'])
    scroll({ facts: -800, study: -500, work: 40, visit: 700 })
    expect(marked()).toEqual(['Work'])
    scroll({})
    expect(marked()).toEqual([])
  })

  test('has the API’s text and the links to a plan for a country that our texts do not mention', async () => {
    const body = { _id: '1', name: 'Atlantis', description: 'Wet.', details: 'Language: Greek' }
    apiStore().faults.add({ path: ONE, body })
    renderApp(paths.country.href('1'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Atlantis' })).toBeVisible()
    expect(screen.getByText('Wet.')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
    expect(screen.queryByText(/written on/i)).not.toBeInTheDocument()
    // No office is named, so no text refers to one.
    expect(screen.queryByText(/office named here/)).not.toBeInTheDocument()
    const plan = await part('Make a plan')
    expect(
      within(plan)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/plan?for=study&where=1', '/plan?for=work&where=1', '/plan?for=visit&where=1'])
  })

  test.each([
    ['the details', { name: 'Atlantis', details: 'Check with: Ministry of Tides (gov.at)' }],
    ['our texts', { name: 'Germany', details: 'Language: German' }],
  ])('says that the office named in %s decides', async (_, body) => {
    apiStore().faults.add({ path: ONE, body: { _id: '1', ...body } })
    renderApp(paths.country.href('1'))
    expect(await screen.findByText(/^The office named here decides/)).toBeVisible()
  })

  test('leads to the comparison with it', async () => {
    const { country } = await open('Germany')
    expect(
      screen.getByRole('link', { name: 'Compare Germany with other countries' }),
    ).toHaveAttribute('href', `/compare?with=${country._id}`)
  })
})

describe('the papers usually asked for', () => {
  test('are ticked and taken into a plan', async () => {
    const { user, country } = await open('Germany')
    const study = await part('Study there')
    await user.click(within(study).getByText('9 papers usually asked for'))
    await user.click(within(study).getByRole('checkbox', { name: 'Passport' }))
    const aps = within(study).getByRole('checkbox', { name: 'APS certificate' })
    expect(aps).toHaveAccessibleDescription(/Most applicants from India/)
    await user.click(aps)
    await user.click(within(study).getByRole('button', { name: 'Plan your studies' }))
    await waitFor(() => expect(window.location.pathname).toBe('/plan'))
    expect(window.location.search).toBe(
      `?for=study&where=${country._id}&papers=passport,germany-aps`,
    )
  })

  test('are not in a form of their own: the page has one form, to ask about the country', async () => {
    await open('Germany')
    await part('Study there')
    expect(screen.getByRole('main').querySelectorAll('form')).toHaveLength(1)
  })
})

describe('the job categories that name it', () => {
  test('are links to their jobs', async () => {
    serveIndex()
    await open('Germany')
    const work = await part('Work there')
    const link = await within(work).findByRole('link', { name: 'Nursing in Germany' })
    const category = apiStore().categories.find(({ name }) => name === 'Nursing in Germany')
    expect(link).toHaveAttribute('href', `/latestjobs/${category?._id}`)
    expect(within(work).queryByRole('link', { name: /Austria/ })).not.toBeInTheDocument()
  })

  test('are those that name it as it is called now', async () => {
    serveIndex()
    const { country } = await open('Germany')
    expect(await screen.findByRole('link', { name: 'Nursing in Germany' })).toBeVisible()
    country.name = 'Malta'
    await act(() => queryClient.invalidateQueries({ queryKey: countryKey(country._id) }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Malta' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Hospitality in Malta' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Nursing in Germany' })).toBeNull()
  })

  test('are enough to show the part about work', async () => {
    serveIndex()
    await open('Malta')
    const work = await part('Work there')
    expect(within(work).getByRole('link', { name: 'Hospitality in Malta' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'On this page' })).toHaveTextContent('Work')
  })

  test('that the page’s HTML contains stay, and the API is not asked for them', async () => {
    const { photo: _photo, ...country } = countryOf('Germany')
    const jobs = [{ _id: 'j', name: 'Bakers in Germany' }]
    embedData(
      [['countries', country._id], { ...country, photo: '' }],
      [['categories', 'naming', country._id, country.name], jobs],
    )
    const { user } = await open('Germany')
    expect(await screen.findByRole('link', { name: 'Bakers in Germany' })).toBeVisible()
    await user.click(screen.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(calls()).toContain(`${ONE}/${country._id}`))
    expect(calls()).not.toContain('/category/get-category')
    expect(screen.getByRole('link', { name: 'Bakers in Germany' })).toBeVisible()
  })

  describe('if the list of categories was read before', () => {
    test.each([
      ['no works', () => false],
      ['the works of others', (index: number) => index > 0],
    ])('with %s, the index knows those whose jobs name it', async (_, hasWorks) => {
      const name = readBefore(hasWorks)
      serveIndex()
      await open('Malta')
      expect(within(await part('Work there')).getByRole('link', { name })).toBeVisible()
    })

    test('with all works, the index is not asked for', async () => {
      const name = readBefore(() => true)
      const read = vi.fn<() => Response>(() => HttpResponse.json({}))
      server.use(http.get('*/search-index.json', read))
      await open('Malta')
      expect(within(await part('Work there')).getByRole('link', { name })).toBeVisible()
      expect(read).not.toHaveBeenCalled()
    })

    test('without an index, those that are known are shown', async () => {
      readBefore(() => false)
      await open('Malta')
      const work = await part('Work there')
      expect(within(work).getByRole('link', { name: 'Hospitality in Malta' })).toBeVisible()
    })
  })

  test('are left out if they cannot be read', async () => {
    await open('Malta')
    expect(await part('Make a plan')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Work there' })).not.toBeInTheDocument()
  })
})

test.each([
  [paths.study.href(), 'Plan your studies', '/plan?for=study'],
  [paths.job.href(), 'Plan your work abroad', '/plan?for=work'],
  [paths.visitingVisa.href(), 'Plan your visit', '/plan?for=visit'],
  [paths.immigration.href(), 'Make a plan with dates', '/plan'],
  [paths.home.href(), 'Make a plan with dates', '/plan'],
])('%s links to a plan', async (address, name, href) => {
  renderApp(address)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})
