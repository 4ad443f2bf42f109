import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, field, put } from '../helpers/admin-forms'
import { SCALED_ADDRESS } from '../samples/admin-pictures'
import { objectIdAt } from '../local-api/object-id'
import { apiStore, server } from '../helpers/local-server'
import { asked, bodiesOf } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack } from '../helpers/waits'

const CREATE = paths.adminCreateCategory.href()
const LATEST = paths.adminLatestCategories.href()

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const latest = async () => within(await screen.findByRole('region', { name: 'Latest country' }))
const names = async () =>
  (await latest()).queryAllByRole('heading').map(({ textContent }) => textContent)
/** The names of the categories, newest first: the seed lists the oldest first. */
const newest = () =>
  apiStore()
    .categories.map(({ name }) => name)
    .toReversed()

beforeEach(() => logInAs('admin'))

describe('creating a category', () => {
  test('says in plain words that it is a job category', async () => {
    renderApp(CREATE)
    expect(await field('Name')).toHaveAccessibleDescription(/^A job category, such as/)
  })

  test('sends name and photo, says so, and it leads the list without a reload', async () => {
    const bodies = bodiesOf('/category/create-category')
    const { user } = renderApp(LATEST)
    const [first, second, third] = newest()
    expect(await names()).toEqual(newest().slice(0, 4))
    await user.click(screen.getByRole('link', { name: 'Add a latest country' }))
    await put(user, 'Name', 'Bakers in Iceland')
    await choosePicture(user)
    await user.click(await button('Create'))

    expect(await screen.findByText('Bakers in Iceland is created')).toBeVisible()
    expect(bodies).toEqual([{ name: 'Bakers in Iceland', photo: SCALED_ADDRESS }])
    expect(await field('Name')).toHaveValue('')
    const main = within(screen.getByRole('main'))
    await user.click(there(main.getAllByRole('link', { name: 'Latest country' }).at(-1)))
    await waitFor(async () =>
      expect(await names()).toEqual(['Bakers in Iceland', first, second, third]),
    )
  })

  test('does not ask for the next one when a second press follows right after the answer', async () => {
    const { user } = renderApp(CREATE)
    await put(user, 'Name', 'Bakers in Iceland')
    await choosePicture(user)
    // The clock stands still, however slow this machine is.
    vi.useFakeTimers({ toFake: ['Date'] })
    await user.click(await button('Create'))
    expect(await screen.findByText('Bakers in Iceland is created')).toBeVisible()
    vi.setSystemTime(Date.now() + 1400)
    await user.dblClick(await button('Create'))
    await user.type(await field('Name'), '{Enter}')
    expect(screen.getByText('Bakers in Iceland is created')).toBeVisible()
    expect(screen.queryByText('Please fill in all required fields')).toBeNull()
    expect(screen.queryByText('Name is required')).toBeNull()
    expect(asked('/category/create-category')).toBe(1)

    // Once somebody has begun the next one, a press counts.
    await put(user, 'Name', 'Cooks in Iceland')
    await user.click(await button('Create'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
  })

  test('asks for the next one a moment after the success', async () => {
    const { user } = renderApp(CREATE)
    await put(user, 'Name', 'Bakers in Iceland')
    await choosePicture(user)
    await user.click(await button('Create'))
    expect(await screen.findByText('Bakers in Iceland is created')).toBeVisible()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1500 })
    await user.click(await button('Create'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
  })

  test('needs a name and a picture, and sends nothing without', async () => {
    const { user } = renderApp(CREATE)
    expect(await field('Name')).toBeRequired()
    await put(user, 'Name', 'Bakers in Iceland')
    await user.click(await button('Create'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Photo')).toHaveFocus())
    await put(user, 'Name', '')
    await choosePicture(user)
    await user.click(await button('Create'))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    expect(asked('/category/create-category')).toBe(0)
  })

  test.each([
    [{ body: { success: false, message: 'Too many' } }, 'Too many'],
    [{ body: { success: false } }, 'Something went wrong in the input form'],
    [{ body: { success: true, message: 'Category Already Exisits' } }, 'Category Already Exisits'],
    [{ body: { message: 'Category already exists' } }, 'Category already exists'],
    [{ body: { ok: false, message: 'Not allowed' } }, 'Not allowed'],
    [{ body: { error: { code: 11_000 } } }, 'Something went wrong in the input form'],
    [{ reset: true }, 'Something went wrong in the input form'],
  ])('answered with %j says so and keeps what was typed', async (fault, words) => {
    const { user } = renderApp(CREATE)
    await put(user, 'Name', 'Bakers in Iceland')
    await choosePicture(user)
    // The second click happens during the first call.
    const releaseAnswer = holdBack({ path: '/create-category', ...fault })
    await user.dblClick(await button('Create'))
    expect(await button('Creating...')).toBeDisabled()
    await releaseAnswer()
    expect(await screen.findByText(words)).toBeVisible()
    expect(await field('Name')).toHaveValue('Bakers in Iceland')
    expect(asked('/category/create-category')).toBe(1)
  })
})

/** An HTML page that a gateway sends in place of the server's answer. */
const gatewayPage = (status: number) => () =>
  HttpResponse.html('<h1>Gateway Time-out</h1>', { status })

test.each([
  ['was lost', () => HttpResponse.error()],
  ['a gateway took for broken (502)', gatewayPage(502)],
  ['a gateway did not get (503)', gatewayPage(503)],
  ['a gateway did not wait for (504)', gatewayPage(504)],
  ['came as a page (200)', gatewayPage(200)],
  ['came as a page (201)', gatewayPage(201)],
  ['is neither yes nor no', () => HttpResponse.json(null)],
])(
  'a category whose answer %s is not reported as unsaved, and is shown in the list',
  async (_, answerOf) => {
    const { user } = renderApp(LATEST)
    expect(await names()).toHaveLength(4)
    await user.click(screen.getByRole('link', { name: 'Add a latest country' }))
    await put(user, 'Name', 'Bakers in Iceland')
    await choosePicture(user)
    const made = new Date()
    server.use(
      http.post('*/category/create-category', () => {
        const [first] = apiStore().categories
        if (!first) throw new Error('The seed has no categories')
        const more = { _id: objectIdAt(made, 1), name: 'Bakers in Iceland' }
        apiStore().categories.push({ ...first, ...more, createdAt: made.toISOString() })
        return answerOf()
      }),
    )
    await user.click(await button('Create'))
    expect(await screen.findByText('Something went wrong in the input form')).toBeVisible()
    expect(screen.queryByText(/Nothing was saved/)).toBeNull()
    const note = screen.getByText(/^No answer came, so it is not known whether this was saved\./)
    expect(note).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Latest Country' }))
    await answer(user, 'Leave without saving')
    await waitFor(async () => expect((await names())[0]).toBe('Bakers in Iceland'))
  },
)

test('the message of a gateway is shown after the note that the outcome is not known', async () => {
  const { user } = renderApp(CREATE)
  await put(user, 'Name', 'Bakers in Iceland')
  await choosePicture(user)
  const body = { message: 'Service Unavailable' }
  apiStore().faults.add({ path: '/create-category', status: 503, body })
  await user.click(await button('Create'))
  expect(
    await screen.findByText(/^No answer came, .*The server says: Service Unavailable$/),
  ).toBeVisible()
})

describe('the latest categories', () => {
  test('are four, and all of them on request, with search', async () => {
    const { user } = renderApp(LATEST)
    const all = apiStore().categories.length
    expect(await names()).toHaveLength(4)
    await user.click(screen.getByRole('link', { name: `Show all ${all}` }))
    expect(window.location.search).toBe('?all=1')
    await waitFor(async () => expect(await names()).toEqual(newest()))
    await user.type(await field('Search by name'), 'nursing')
    expect(await names()).toEqual(newest().filter((name) => /nursing/i.test(name)))
    await waitFor(() => expect(window.location.search).toBe('?all=1&q=nursing'))
    await user.click(screen.getByRole('link', { name: 'Show the latest four only' }))
    await waitFor(async () => expect(await names()).toEqual(newest().slice(0, 4)))
  })

  test('are edited: the present picture stays, and every list has the new name', async () => {
    const { user } = renderApp(LATEST)
    const [name = ''] = newest()
    const { _id = '' } = apiStore().categories.at(-1) ?? {}
    const bodies = bodiesOf(`/category/update-category/${_id}`)
    await user.click(await screen.findByRole('link', { name: `Edit ${name}` }))
    await h1(`Edit ${name}`)
    expect(await field('Name')).toHaveValue(name)
    await put(user, 'Name', 'Renamed')
    const releaseAnswer = holdBack({ path: '/update-category' })
    await user.click(await button('Save'))
    expect(await button('Updating...')).toBeDisabled()
    await releaseAnswer()
    expect(await screen.findByText('Renamed is updated')).toBeVisible()
    expect(bodies).toEqual([{ name: 'Renamed', photo: expect.stringMatching(/^data:image\/png/) }])
    await h1('Latest country')
    await waitFor(async () => expect((await names())[0]).toBe('Renamed'))
  })

  test('are edited at the top of the page, where the focus is too', async () => {
    const { user } = renderApp(`${LATEST}?all=1`)
    const scrolled = vi.spyOn(window, 'scrollTo')
    const name = newest().at(-1) ?? ''
    await user.click(await screen.findByRole('link', { name: `Edit ${name}` }))
    await h1(`Edit ${name}`)
    expect(screen.getByRole('main')).toHaveFocus()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })

  test('lead to their works and back to the list as it was searched', async () => {
    const { user } = renderApp(`${LATEST}?all=1&q=nursing&sort=name`)
    await user.click(await screen.findByRole('link', { name: 'Works Nursing in Germany' }))
    await h1('Works of Nursing in Germany')
    await user.click(await screen.findByRole('link', { name: 'Edit Intensive care nurse' }))
    await h1('Edit Intensive care nurse')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await h1('Works of Nursing in Germany')
    await user.click(screen.getByRole('link', { name: 'Back to the latest countries' }))
    await h1('Latest country')
    expect(window.location.search).toBe('?all=1&q=nursing&sort=name')
    expect(await field('Search by name')).toHaveValue('nursing')
  })

  test('keep what was typed when an update fails', async () => {
    const { user } = renderApp(LATEST)
    const [name = ''] = newest()
    await user.click(await screen.findByRole('link', { name: `Edit ${name}` }))
    await put(user, 'Name', 'Renamed')
    apiStore().faults.add({ path: '/update-category', status: 500 })
    await user.click(await button('Save'))
    expect(await screen.findByText('Something went wrong in the input form')).toBeVisible()
    expect(await field('Name')).toHaveValue('Renamed')
  })

  test('are deleted at once, by name', async () => {
    const { user } = renderApp(LATEST)
    const [first = '', ...others] = newest()
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/delete-category' })
    await user.click(await button(`Delete ${first}`))
    expect(await screen.findByRole('dialog')).toHaveTextContent(first)
    await answer(user, 'Delete')
    await waitFor(async () => expect(await names()).toEqual(others.slice(0, 4)))
    expect(screen.queryByText('Category is deleted')).toBeNull()
    await releaseAnswer()
    expect(await screen.findByText('Category is deleted')).toBeVisible()
    expect(newest()).toEqual(others)
  })

  test('come back when deleting fails', async () => {
    const { user } = renderApp(LATEST)
    const before = newest().slice(0, 4)
    const [, second = ''] = before
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/delete-category', reset: true })
    await user.click(await button(`Delete ${second}`))
    await answer(user, 'Delete')
    await waitFor(async () => expect(await names()).not.toContain(second))
    await releaseAnswer()
    expect(await screen.findByText('Delete failed')).toBeVisible()
    expect(await names()).toEqual(before)
  })

  test('that do not load say so and load on another try', async () => {
    apiStore().faults.add({ path: '/get-category', status: 500 })
    const { user } = renderApp(LATEST)
    expect(await screen.findByText('Something went wrong in getting categories')).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    expect(await names()).toHaveLength(4)
  })

  test('are edited with the server’s data, not with that of the list that was open', async () => {
    const { user } = renderApp(LATEST)
    const [name = ''] = newest()
    const edit = await screen.findByRole('link', { name: `Edit ${name}` })
    // Another administrator has changed it meanwhile.
    const category = apiStore().categories.at(-1)
    Object.assign(category ?? {}, { photo: SCALED_ADDRESS })
    const releaseAnswer = holdBack({ path: '/get-category' })
    await user.click(edit)
    await screen.findByRole('link', { name: 'Back to the list' })
    expect(screen.queryByLabelText('Name')).toBeNull()
    await releaseAnswer()
    await h1(`Edit ${name}`)
    await put(user, 'Name', 'Renamed')
    await user.click(await button('Save'))
    expect(await screen.findByText('Renamed is updated')).toBeVisible()
    expect(category).toMatchObject({ name: 'Renamed', photo: SCALED_ADDRESS })
  })

  test('whose form does not load say so and load on another try', async () => {
    const { user } = renderApp(LATEST)
    const [name = ''] = newest()
    const edit = await screen.findByRole('link', { name: `Edit ${name}` })
    apiStore().faults.add({ path: '/get-category', status: 500 })
    await user.click(edit)
    expect(await screen.findByText('Something went wrong in getting categories')).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    expect(await field('Name')).toHaveValue(name)
  })

  test('that do not exist say so', async () => {
    renderApp(`${LATEST}?edit=unknown`)
    expect(await screen.findByText(/There is none at this address/)).toBeVisible()
  })
})
