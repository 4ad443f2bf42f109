import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Toasts } from '@/app/toasts/toasts'
import { LatestJobsStrip } from '@/pages/public/home-page/latest-jobs-strip'
import { countriesNamedKey } from '@/pages/public/latest-jobs-page/countries-named'
import { CATEGORIES } from '@/entities/category/keys'
import { categoryWorksKey } from '@/entities/work/keys'
import { queryClient } from '@/lib/api/query'
import { newestFirst } from '@/lib/dates/newest-first'
import { paths } from '@/lib/navigation/paths'
import { embedData, removeEmbedded } from '../helpers/embedded-page'
import { apiStore, server } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { serveIndex } from '../helpers/serve-index'
import { there } from '../helpers/there'
import { holdBack, settled } from '../helpers/waits'

const LIST = '/category/get-category'
const WORKS = '/work/work-category'

function newestNames() {
  return newestFirst(apiStore().categories).map(({ name }) => name)
}

function nursing() {
  const category = apiStore().categories.find(({ name }) => name.startsWith('Nursing'))
  if (!category) throw new Error('Nursing is not seeded')
  return category
}

function renderStrip() {
  render(
    <BrowserRouter>
      <LatestJobsStrip />
      <Toasts />
    </BrowserRouter>,
  )
  return userEvent.setup()
}

describe('the strip of latest jobs', () => {
  test('shows the four newest categories, newest first, each with its link', async () => {
    renderStrip()
    const headings = await screen.findAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(newestNames().slice(0, 4))
    const links = screen.getAllByRole('link', { name: 'View more' })
    const ids = newestFirst(apiStore().categories).map(({ _id }) => `/latestjobs/${_id}`)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ids.slice(0, 4))
    expect(links[0]).toHaveAccessibleDescription(newestNames()[0])
    expect(screen.getByRole('link', { name: /all job categories/ })).toHaveAttribute(
      'href',
      '/latest',
    )
  })

  test('says when there is none', async () => {
    apiStore().categories = []
    renderStrip()
    expect(await screen.findByText(/no job updates right now/)).toBeVisible()
  })

  test('a failure shows one toast and can be tried again in place', async () => {
    apiStore().faults.add({ path: LIST, status: 500, times: 2 })
    const user = renderStrip()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(4)
    expect(await screen.findAllByText('Something Went Wrong')).toHaveLength(1)
    expect(screen.getByRole('link', { name: /all job categories/ })).toBeVisible()
  })

  test.each([
    ['null', { body: null }],
    ['HTML', { text: '<html></html>', contentType: 'text/html' }],
    ['a list in the wrong place', { body: [] }],
    ['success: false', { body: { success: false, category: [] } }],
  ])('%s is a failure', async (_, answer) => {
    apiStore().faults.add({ path: LIST, ...answer })
    renderStrip()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('/latest', () => {
  test('without a category links to other pages', async () => {
    apiStore().categories = []
    renderApp(paths.latest.href())
    expect(await screen.findByText(/^There are no job categories right now\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tell us what work you look for' })).toHaveAttribute(
      'href',
      paths.job.href(),
    )
    expect(screen.getByRole('link', { name: 'See the countries' })).toHaveAttribute(
      'href',
      '/#countries',
    )
  })

  test('lists every category, newest first', async () => {
    renderApp(paths.latest.href())
    await screen.findByRole('heading', { name: 'IT in Ireland' })
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(newestNames())
  })

  test('links to the works of a category', async () => {
    const { user } = renderApp(paths.latest.href())
    const name = newestNames()[0] ?? ''
    const label = (await screen.findByRole('heading', { name })).closest('li')
    if (!label) throw new Error('No label')
    await user.click(within(label).getByRole('link', { name: 'View more' }))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('draws a picture if one is missing or may not be shown', async () => {
    const category = [{ _id: '1', name: 'Cooks', photo: 'javascript:alert(1)' }]
    apiStore().faults.add({ path: LIST, body: { success: true, category } })
    renderApp(paths.latest.href())
    const label = (await screen.findByRole('heading', { name: 'Cooks' })).closest('li')
    await waitFor(() => expect(label?.querySelector('svg')).not.toBeNull())
    expect(label?.querySelector('img')).toBeNull()
  })

  test('the failure of a list is announced once: the text in its place is that of the toast', async () => {
    apiStore().faults.add({ path: LIST, body: { success: false } })
    renderApp(paths.latest.href())
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Something Went Wrong')).toHaveLength(2))
    const [alert, ...others] = screen.getAllByRole('alert')
    expect(others).toEqual([])
    expect(alert).toHaveTextContent(/^Something Went Wrong$/)
  })

  test('a failed list says so and can be tried again', async () => {
    apiStore().faults.add({ path: LIST, body: { success: false }, times: 1 })
    const { user } = renderApp(paths.latest.href())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'IT in Ireland' })).toBeVisible()
  })
})

async function renderNurse() {
  const { user } = renderApp(paths.latestJobs.href(nursing()._id))
  const heading = await screen.findByRole('heading', { name: 'Intensive care nurse' })
  const card = heading.closest('article')
  if (!card) throw new Error('No card')
  const button = within(card).getByRole('button', { name: 'Details' })
  return { user, card, button, point: within(card).getByText('Adaptation course on arrival') }
}

describe('/latestjobs/:id', () => {
  test('shows the works of the category with Apply Now', async () => {
    const { card } = await renderNurse()
    expect(screen.getByRole('heading', { level: 1, name: nursing().name })).toBeVisible()
    const works = apiStore().works.filter(({ category }) => category === nursing()._id)
    expect(screen.getAllByRole('article')).toHaveLength(works.length)
    const id = works.find(({ name }) => name === 'Intensive care nurse')?._id ?? ''
    const apply = within(card).getByRole('link', { name: 'Apply Now' })
    expect(apply).toHaveAttribute('href', `/job/${id}`)
    expect(apply).toHaveAccessibleDescription('Intensive care nurse')
  })

  test('names the country that it is about, with a link to its page, and asks the API for no country', async () => {
    serveIndex()
    await renderNurse()
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: 'Germany' })).toHaveAttribute(
      'href',
      paths.country.href(germany?._id ?? ''),
    )
    expect(main.getByText(/^Before you apply, read about the country:/)).toBeVisible()
    expect(apiStore().requests.filter(({ path }) => path.includes('/country/'))).toEqual([])
  })

  test('has the countries that the page’s HTML contains, and does not ask for the index', async () => {
    const read = vi.fn<() => Response>(() => HttpResponse.json({}))
    server.use(http.get('*/search-index.json', read))
    const { categories, works } = apiStore()
    const ofNursing = works.filter(({ category }) => category === nursing()._id)
    const naming = { name: nursing().name, works: ofNursing }
    embedData(
      [CATEGORIES, categories],
      [categoryWorksKey(nursing()._id), ofNursing],
      [countriesNamedKey(nursing()._id, naming), [{ _id: 'g', name: 'Germany' }]],
    )
    onTestFinished(removeEmbedded)
    await renderNurse()
    expect(await screen.findByText(/^Before you apply, read about the country:/)).toBeVisible()
    await settled()
    expect(read).not.toHaveBeenCalled()
  })

  test('names another country once its name does', async () => {
    serveIndex()
    await renderNurse()
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: 'Germany' })).toBeVisible()
    nursing().name = 'Nursing in Austria'
    await act(() => queryClient.invalidateQueries({ queryKey: CATEGORIES }))
    expect(await main.findByRole('heading', { level: 1, name: 'Nursing in Austria' })).toBeVisible()
    expect(await main.findByRole('link', { name: 'Austria' })).toBeVisible()
    expect(main.queryByRole('link', { name: 'Germany' })).toBeNull()
  })

  test('says nothing of countries if it names too many to be about one', async () => {
    serveIndex()
    nursing().name = 'Nursing abroad'
    const names = apiStore().countries.map(({ name }) => name)
    const work = apiStore().works.find(({ category }) => category === nursing()._id)
    if (work) work.name = `Nurse in ${names.slice(0, 7).join(', ')}`
    await renderNurse()
    await settled()
    expect(screen.queryByText(/read about the country/)).toBeNull()
  })

  test('three points are in sight, and the rest opens above the buttons', async () => {
    const { user, card, button, point } = await renderNurse()
    for (const shown of [
      'B.Sc. Nursing or GNM',
      'Two years in an intensive care unit',
      'German B2',
    ]) {
      expect(within(card).getByText(shown)).toBeVisible()
    }
    expect(point).not.toBeVisible()
    await user.click(button)
    expect(point).toBeVisible()
    const apply = within(card).getByRole('link', { name: 'Apply Now' })
    expect(point.compareDocumentPosition(apply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('a work with three points or fewer has nothing more to open', async () => {
    await renderNurse()
    const heading = screen.getByRole('heading', { name: 'Operating theatre technician' })
    const card = heading.closest('article')
    if (!card) throw new Error('No card')
    expect(within(card).getByText('Hospital experience')).toBeVisible()
    expect(within(card).queryByRole('button', { name: 'Details' })).not.toBeInTheDocument()
  })

  test('a picture that works share is shown once, with the name of the category', async () => {
    const photo = 'data:image/png;base64,AAAA'
    for (const work of apiStore().works) work.photo = photo
    nursing().photo = photo
    await renderNurse()
    const main = screen.getByRole('main')
    expect(main.querySelectorAll(`img[src="${photo}"]`)).toHaveLength(1)
    expect(main.querySelectorAll('article :is(img, svg[viewBox="0 0 240 180"])')).toHaveLength(0)
  })

  test('works with pictures of their own show them', async () => {
    const works = apiStore().works.filter(({ category }) => category === nursing()._id)
    for (const [index, work] of works.entries()) work.photo = `data:image/png;base64,AAA${index}`
    await renderNurse()
    expect(screen.getByRole('main').querySelectorAll('article img')).toHaveLength(works.length)
  })

  test('the details are shown under the mouse', async () => {
    const { user, card, button, point } = await renderNurse()
    expect(point).not.toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.hover(card)
    expect(point).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.unhover(card)
    expect(point).not.toBeVisible()
  })

  test('the details are shown on keyboard focus, and Escape hides them', async () => {
    const { user, card, button, point } = await renderNurse()
    button.focus()
    await waitFor(() => expect(point).toBeVisible())
    await user.keyboard('{Escape}')
    expect(point).not.toBeVisible()
    await user.keyboard('{Enter}')
    expect(point).toBeVisible()
    await user.tab()
    expect(within(card).getByRole('link', { name: 'Apply Now' })).toHaveFocus()
    expect(point).toBeVisible()
  })

  test('a press of the button says that the details are open, though its focus alone showed them', async () => {
    const { user, button, point } = await renderNurse()
    button.focus()
    await waitFor(() => expect(point).toBeVisible())
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(point).not.toBeVisible()
  })

  test('Escape hides the details under the mouse wherever the focus is, but none that a press has opened', async () => {
    const { user, card, button, point } = await renderNurse()
    await user.hover(card)
    expect(point).toBeVisible()
    expect(document.body).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(point).not.toBeVisible()
    await user.click(button)
    act(() => button.blur())
    await user.keyboard('{Escape}')
    expect(point).toBeVisible()
  })

  test('a tap shows the details and a second one hides them', async () => {
    const { user, button, point } = await renderNurse()
    await user.pointer({ keys: '[TouchA]', target: button })
    expect(point).toBeVisible()
    await user.pointer({ keys: '[TouchA]', target: button })
    expect(point).not.toBeVisible()
  })

  test('a click keeps them open after the mouse has left', async () => {
    const { user, card, button, point } = await renderNurse()
    await user.click(button)
    await user.unhover(card)
    expect(point).toBeVisible()
    await user.keyboard('{Escape}')
    expect(point).not.toBeVisible()
  })

  test('odd details do no harm', async () => {
    const works = [
      { _id: '1', name: 'No details' },
      { _id: '2', name: 'Commas', details: ', one,, one ,' },
      { _id: '3', name: 'A list', details: ['two', 'three'] },
      { _id: '4' },
      { _id: '5', name: 'Gaps', details: ['four', null, 5] },
    ]
    apiStore().faults.add({ path: WORKS, body: { works } })
    renderApp(paths.latestJobs.href(nursing()._id))
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(screen.getByText('No details are written yet. Ask us about this job.')).toBeVisible()
    expect(screen.getAllByText('one')).toHaveLength(1)
    expect(screen.getByText('three')).toBeInTheDocument()
    expect(screen.getByText('four')).toBeInTheDocument()
    expect(screen.getByText('5')).toBeInTheDocument()
  })

  test('says that an unknown category is unknown', async () => {
    renderApp(paths.latestJobs.href('nowhere'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Category not found' }),
    ).toBeVisible()
  })

  test('says so too if the server answers with an empty list', async () => {
    apiStore().faults.add({ path: WORKS, body: { works: [] } })
    renderApp(paths.latestJobs.href('nowhere'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Category not found' }),
    ).toBeVisible()
  })

  test('a category without works says so', async () => {
    apiStore().works = []
    renderApp(paths.latestJobs.href(nursing()._id))
    expect(await screen.findByText('There is no job in this category right now.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: nursing().name })).toBeVisible()
  })

  test.each([{}, { delayMs: 500 }])(
    'a category that the server answers with 404 because it has no works says the same (its list: %j)',
    async (slowness) => {
      apiStore().faults.add({ path: WORKS, status: 404, body: {} })
      apiStore().faults.add({ path: LIST, ...slowness })
      renderApp(paths.latestJobs.href(nursing()._id))
      expect(await screen.findByRole('heading', { level: 1, name: nursing().name })).toBeVisible()
      expect(screen.getByText('There is no job in this category right now.')).toBeVisible()
      expect(screen.queryByText('Something went wrong')).toBeNull()
    },
  )

  test('a reader who comes back to such a category sees the same at once', async () => {
    apiStore().faults.add({ path: WORKS, status: 404, body: {} })
    const { user } = renderApp(paths.latestJobs.href(nursing()._id))
    const empty = 'There is no job in this category right now.'
    await user.click(await screen.findByRole('link', { name: 'See all job categories' }))
    await screen.findByRole('heading', { name: 'IT in Ireland' })
    // The stored answers no longer count as fresh.
    await act(() => queryClient.invalidateQueries({ refetchType: 'none' }))
    const answer = holdBack({ path: WORKS, status: 404, body: {} })
    const blinked = vi.fn<() => void>()
    const watch = new MutationObserver(() => {
      if (screen.queryByText(/Loading|went wrong|not found/) !== null) blinked()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    act(() => window.history.back())
    expect(await screen.findByText(empty)).toBeVisible()
    await answer()
    watch.disconnect()
    expect(screen.getByText(empty)).toBeVisible()
    expect(blinked).not.toHaveBeenCalled()
  })

  test('a category that neither list knows is unknown', async () => {
    apiStore().faults.add({ path: WORKS, status: 404, body: {} })
    apiStore().faults.add({ path: LIST, body: null })
    renderApp(paths.latestJobs.href(nursing()._id))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Category not found' }),
    ).toBeVisible()
  })

  test('a failure shows a toast and can be tried again', async () => {
    apiStore().faults.add({ path: WORKS, body: { works: null }, times: 1 })
    const { user } = renderApp(paths.latestJobs.href(nursing()._id))
    const again = await screen.findByRole('button', { name: 'Try again' })
    await waitFor(() => expect(screen.getAllByText('Something went wrong')).toHaveLength(2))
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Intensive care nurse' })).toBeVisible()
  })

  test('the works are shown even if the name of the category does not load', async () => {
    apiStore().faults.add({ path: LIST, body: null })
    renderApp(paths.latestJobs.href(nursing()._id))
    expect(await screen.findByRole('heading', { name: 'Intensive care nurse' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs in this category' })).toBeVisible()
    expect(await screen.findByText('Something went wrong in getting categories')).toBeVisible()
  })
})

test('a list of jobs whose page is left is no longer loaded, and loads anew when the page is opened again', async () => {
  holdBack({ path: WORKS, times: 1 })
  const given = vi.spyOn(XMLHttpRequest.prototype, 'abort')
  const asked = () => apiStore().requests.filter(({ path }) => path.includes(WORKS)).length
  const { user } = renderApp(`/latestjobs/${nursing()._id}`)
  await waitFor(() => expect(asked()).toBe(1))
  expect(given).not.toHaveBeenCalled()
  const [about] = await screen.findAllByRole('link', { name: /^about us$/i })
  await user.click(there(about))
  expect(await screen.findByRole('heading', { level: 1, name: /about/i })).toBeVisible()
  expect(given).toHaveBeenCalledOnce()
  act(() => window.history.back())
  expect(await screen.findByRole('button', { name: 'Save Intensive care nurse' })).toBeVisible()
  expect(asked()).toBe(2)
})
