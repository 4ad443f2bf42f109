import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { company } from '@/content/facts/company'
import { CountryGrid } from '@/pages/public/home-page/country-grid'
import { paths } from '@/lib/navigation/paths'
import { TINY_PHOTO } from '../local-api/photos'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'
import { holdBack } from '../helpers/waits'

const LIST = '/country/getCountry'
const ONE = '/country/getoneCountry'

function germany() {
  const country = apiStore().countries.find(({ name }) => name === 'Germany')
  if (!country) throw new Error('Germany is not seeded')
  return country
}

function renderGrid() {
  render(
    <BrowserRouter>
      <CountryGrid />
    </BrowserRouter>,
  )
  return userEvent.setup()
}

describe('the grid of countries', () => {
  test('shows a spinner, then every country as a link to its page', async () => {
    renderGrid()
    expect(screen.getByRole('status')).toHaveTextContent('Loading countries')
    const card = await screen.findByRole('link', { name: 'Germany' })
    expect(card).toHaveAttribute('href', `/country/${germany()._id}`)
    expect(screen.getAllByRole('link')).toHaveLength(apiStore().countries.length)
    expect(screen.queryByText(/^Loading countries/)).not.toBeInTheDocument()
  })

  test('has photo and name on the front and the name on the back; the name is read out once', async () => {
    renderGrid()
    const card = await screen.findByRole('link', { name: 'Germany' })
    expect(card.querySelector('img')).toHaveAttribute('src', TINY_PHOTO)
    expect(within(card).getAllByText('Germany')).toHaveLength(2)
  })

  test('shows no alert when the list fails: console, empty list, Try again', async () => {
    apiStore().faults.add({ path: LIST, status: 500, times: 2 })
    const user = renderGrid()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(takeConsoleErrors()).toHaveLength(1)
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Germany' })).toBeVisible()
  })

  test.each([
    ['null', { body: null }],
    ['an HTML page', { text: '<!doctype html><p>Hello</p>', contentType: 'text/html' }],
    ['an object', { body: { success: true } }],
    ['cut JSON', { text: '[{"_id":', contentType: 'application/json' }],
  ])('treats %s as a failure', async (_, answer) => {
    apiStore().faults.add({ path: LIST, ...answer })
    renderGrid()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(takeConsoleErrors()).toHaveLength(1)
  })

  test('says that there are none when the list is empty, and logs nothing', async () => {
    apiStore().countries = []
    renderGrid()
    expect(await screen.findByText(/no countries to show/)).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('leaves bad records out and shows long names whole', async () => {
    const long = 'The United Kingdom of Great Britain and Northern Ireland etc'
    const good = { _id: 'a/b?c', name: long, photo: 5 }
    apiStore().faults.add({ path: LIST, body: [null, { name: 'x' }, 'y', good, good] })
    renderGrid()
    const card = await screen.findByRole('link', { name: long })
    expect(card).toHaveAttribute('href', '/country/a%2Fb%3Fc')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  test.each([
    '',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'http://example.com/a.png',
  ])('draws the country if the photo is “%s”', async (photo) => {
    apiStore().faults.add({ path: LIST, body: [{ _id: '1', name: 'Malta', photo }] })
    renderGrid()
    const card = await screen.findByRole('link', { name: 'Malta' })
    expect(card.querySelector('img')).toBeNull()
    expect(card.querySelector('svg')).not.toBeNull()
  })
})

describe('the page of a country', () => {
  test.each(['country', 'country-details'])('/%s/:id shows it', async (route) => {
    renderApp(`/${route}/${germany()._id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Germany' })).toBeVisible()
    expect(screen.getByText(germany().description)).toBeVisible()
    const points = germany().details.split('\n')
    const list = screen.getByRole('heading', { name: 'Good to know' }).nextElementSibling
    if (!(list instanceof HTMLElement)) throw new Error('No list of details')
    expect(within(list).getAllByRole('listitem')).toHaveLength(points.length)
    expect(list).toHaveTextContent('Language German; many')
    await waitFor(() =>
      expect(document.title).toBe(`Germany: study, work and visit | ${company.name}`),
    )
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      expect.stringContaining('Most public universities in Germany'),
    )
  })

  test('shows what it knows from the list while the rest loads, and keeps it', async () => {
    const { user } = renderApp(paths.search.href('germany'))
    const stamp = await screen.findByRole('link', { name: 'Germany' })
    const answer = holdBack({ path: ONE })
    await user.click(stamp)
    expect(await screen.findByText(/Loading the country/)).toBeVisible()
    const heading = screen.getByRole('heading', { level: 1, name: 'Germany' })
    await user.click(screen.getByRole('button', { name: 'Save Germany' }))
    await answer()
    expect(await screen.findByText(germany().description)).toBeVisible()
    expect(heading).toBeVisible()
    expect(screen.getByRole('button', { name: 'Saved Germany' })).toHaveFocus()
  })

  test('the authorities named in the details are links, and nothing else is', async () => {
    const details = [
      'Check with: German Missions (india.diplo.de) and gov.pl/udsc.',
      'Write to a@ind.nl, see http://evil.com or javascript:alert(1), e.g. a B.Sc. degree',
    ].join('\n')
    apiStore().faults.add({ path: ONE, body: { _id: '1', name: 'Malta', details } })
    renderApp(paths.country.href('1'))
    const list = (await screen.findByRole('heading', { name: 'Good to know' })).nextElementSibling
    if (!(list instanceof HTMLElement)) throw new Error('No list of details')
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://india.diplo.de',
      'https://gov.pl/udsc',
    ])
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(list).toHaveTextContent('German Missions (india.diplo.de) and gov.pl/udsc.')
  })

  test('has an enquiry form about this country', async () => {
    renderApp(paths.country.href(germany()._id))
    const form = await screen.findByRole('form', { name: /Germany/ })
    expect(within(form).getByRole('combobox', { name: /Country(?! code)/ })).toHaveValue('Germany')
  })

  test('says “Error: ” and the server’s message, shows a toast, and tries again', async () => {
    apiStore().faults.add({ path: ONE, status: 500, times: 2 })
    const { user } = renderApp(paths.country.href(germany()._id))
    expect(await screen.findByText('Error: Something broke on the server')).toBeVisible()
    expect(
      await screen.findByText('Something went wrong while fetching the country details'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Germany' })).toBeVisible()
  })

  test.each([
    ['an empty answer', { status: 400, body: {} }],
    ['HTML', { text: '<html></html>', contentType: 'text/html' }],
    ['a list of something else', { body: [1, 2] }],
    ['a country without a name', { body: { _id: '1' } }],
  ])('says “Error: Failed to fetch country details” for %s', async (_, answer) => {
    apiStore().faults.add({ path: ONE, ...answer })
    renderApp(paths.country.href('1'))
    expect(await screen.findByText('Error: Failed to fetch country details')).toBeVisible()
  })

  test('shows the words of an answer that says success: false', async () => {
    apiStore().faults.add({ path: ONE, body: { success: false, message: 'Closed for today' } })
    renderApp(paths.country.href('1'))
    expect(await screen.findByText('Error: Closed for today')).toBeVisible()
  })

  test('says that an unknown id is unknown', async () => {
    renderApp(paths.country.href('nowhere'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Country not found' }),
    ).toBeVisible()
    expect(screen.getByText('Error: Country not found')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('links from an unknown country to the others, to the search and to us', async () => {
    renderApp(paths.country.href('nowhere'))
    await screen.findByRole('heading', { level: 1, name: 'Country not found' })
    const main = within(screen.getByRole('main'))
    const [office] = company.phones
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/#countries',
      paths.search.href(),
      `tel:${office.tel}`,
      expect.stringMatching(/^https:\/\/wa\.me\//),
    ])
    expect(main.getByText('Or ask us about it:')).toBeVisible()
    expect(main.queryByText(/There is no country/)).not.toBeInTheDocument()
  })

  test.each(['nowhere', 'broken'])('gives phone and chat if the country is %s', async (id) => {
    if (id === 'broken') apiStore().faults.add({ path: ONE, body: { success: false } })
    renderApp(paths.country.href(id))
    await screen.findByRole('heading', { level: 1, name: /not found|did not load/ })
    const main = within(screen.getByRole('main'))
    const [office] = company.phones
    expect(main.getByRole('link', { name: office.display })).toHaveAttribute(
      'href',
      `tel:${office.tel}`,
    )
    expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\//),
    )
  })

  test.each([[null], [{ data: null }], [[]]])('says so too when the answer is %j', async (body) => {
    apiStore().faults.add({ path: ONE, body })
    renderApp(paths.country.href('nowhere'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Country not found' }),
    ).toBeVisible()
  })

  test.each(['data', 'country'])('understands a country inside “%s”', async (wrapper) => {
    apiStore().faults.add({ path: ONE, body: { [wrapper]: { _id: '1', name: 'Malta' } } })
    renderApp(paths.country.href('1'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Malta' })).toBeVisible()
    expect(screen.getByText(/still writing about this country/)).toBeVisible()
  })

  test('shows markup in texts as text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const body = { _id: '1', name, description: '<b>bold</b>', details: '- <i>one</i>\n\n• two' }
    apiStore().faults.add({ path: ONE, body })
    renderApp(paths.country.href('1'))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText('<b>bold</b>')).toBeVisible()
    expect(screen.getByText('<i>one</i>')).toBeVisible()
    expect(screen.getByText('two')).toBeVisible()
  })

  test('asks for exactly the id of the address', async () => {
    renderApp('/country/a%2F..%2Fb')
    await screen.findByRole('heading', { level: 1, name: 'Country not found' })
    expect(apiStore().requests.map(({ path }) => path)).toContain(
      '/api/v1/country/getoneCountry/a%2F..%2Fb',
    )
  })
})
