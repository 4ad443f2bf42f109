import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, field, put } from '../helpers/admin-forms'
import { HALVED_ADDRESS, SCALED_ADDRESS } from '../samples/admin-pictures'
import { objectIdAt } from '../local-api/object-id'
import { apiStore } from '../helpers/local-server'
import { asked, bodiesOf } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, settled } from '../helpers/waits'

const CREATE = paths.adminCreateCountry.href()
const LIST = paths.adminCountries.href()

type User = ReturnType<typeof renderApp>['user']

const idOf = (name: string) => apiStore().countries.find((each) => each.name === name)?._id ?? ''
const updateOf = (name: string) => `/dashboard/admin/updateCountry/${idOf(name)}`
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = () => within(screen.getByRole('region', { name: 'Countries' }))
const names = () =>
  list()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const addIsland = () =>
  apiStore().countries.push({
    _id: objectIdAt(new Date(), 1),
    name: 'Ísland',
    description: 'Geysers and fish.',
    details: 'Language: Icelandic',
    photo: '',
  })
const row = (name: string) => screen.queryByRole('heading', { level: 2, name })

async function fillIn(user: User, name = 'Iceland') {
  await put(user, 'Name', name)
  await put(user, 'Description', 'Geysers and fish.')
  await put(user, 'Details', 'Language: Icelandic')
  await choosePicture(user)
}

beforeEach(() => logInAs('admin'))

describe('creating a country', () => {
  test('sends name, description, details and photo, says so, and starts anew', async () => {
    const bodies = bodiesOf('/country/createCountry')
    const { user } = renderApp(CREATE)
    await fillIn(user)
    await user.click(await button('Create country'))

    expect(await screen.findByText('Iceland is created')).toBeVisible()
    expect(bodies).toEqual([
      {
        name: 'Iceland',
        description: 'Geysers and fish.',
        details: 'Language: Icelandic',
        photo: SCALED_ADDRESS,
      },
    ])
    expect(await field('Name')).toHaveValue('')
    expect(await field('Name')).toHaveFocus()
    expect(screen.queryByText(/will be sent as/)).toBeNull()
  })

  test('shows in every list without a reload', async () => {
    const { user } = renderApp(LIST)
    await h1('Countries')
    expect(await screen.findByText('24 in all')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Add a country' }))
    await fillIn(user)
    await user.click(await button('Create country'))
    await screen.findByText('Iceland is created')
    const main = within(screen.getByRole('main'))
    await user.click(there(main.getAllByRole('link', { name: 'Countries' }).at(-1)))
    expect(await screen.findByText('25 in all')).toBeVisible()
    expect(apiStore().countries.at(-1)).toMatchObject({ name: 'Iceland', photo: SCALED_ADDRESS })
  })

  test('asks for what is missing, at the first missing field, and sends nothing', async () => {
    const { user } = renderApp(CREATE)
    for (const label of ['Name', 'Description', 'Details']) {
      expect(await field(label)).toBeRequired()
    }
    await user.click(await button('Create country'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(await field('Name')).toHaveFocus()
    expect(await field('Name')).toBeInvalid()
    for (const label of ['Name', 'Description', 'Details', 'Photo']) {
      expect(await screen.findByText(`${label} is required`)).toBeInTheDocument()
    }

    await put(user, 'Name', 'Iceland')
    await put(user, 'Description', '   ')
    await user.click(await button('Create country'))
    await waitFor(() => expect(screen.getByLabelText('Description')).toHaveFocus())

    await put(user, 'Description', 'Geysers and fish.')
    await put(user, 'Details', 'Language: Icelandic')
    await user.click(await button('Create country'))
    await waitFor(() => expect(screen.getByLabelText('Photo')).toHaveFocus())
    expect(asked('/country/createCountry')).toBe(0)
  })

  test.each([
    [{ body: { success: false, message: 'No room for islands' } }, 'No room for islands'],
    [{ status: 400, body: { success: false, message: 'No islands' } }, 'No islands'],
    [{ body: { success: false } }, 'country creation failed'],
    [{ body: { success: true, message: 'Country already exists' } }, 'Country already exists'],
    [{ body: { message: 'Country already exists' } }, 'Country already exists'],
    [{ status: 500, text: 'oops' }, 'Something went wrong while creating the country'],
    [{ reset: true }, 'Something went wrong while creating the country', /^No answer came/],
    [
      { text: '<h1>Hotel</h1>' },
      'Something went wrong while creating the country',
      /^No answer came/,
    ],
    [
      { status: 504, text: 'late' },
      'Something went wrong while creating the country',
      /^No answer came/,
    ],
    [{ body: { id: 7 } }, 'Something went wrong while creating the country', /^No answer came/],
    [
      { status: 404, body: {} },
      'Something went wrong while creating the country',
      /^Nothing was saved\. What/,
    ],
    [
      { status: 404, text: '<h1>No such app</h1>' },
      'Something went wrong while creating the country',
      /^No answer came/,
    ],
  ])(
    'answered with %j says so and keeps what was typed',
    async (fault, words, note = /^Nothing was saved/) => {
      const { user } = renderApp(CREATE)
      await fillIn(user)
      apiStore().faults.add({ method: 'POST', path: '/createCountry', ...fault })
      await user.click(await button('Create country'))
      expect(await screen.findByText(words)).toBeVisible()
      expect(screen.getByText(note)).toHaveFocus()
      expect(await field('Name')).toHaveValue('Iceland')
      expect(screen.getByText(/will be sent as/)).toBeVisible()

      apiStore().faults.clear()
      await user.click(await button('Create country'))
      expect(await screen.findByText('Iceland is created')).toBeVisible()
    },
  )

  test('sends a picture that the server finds too large once more, at half its size', async () => {
    const bodies = bodiesOf('/country/createCountry')
    const { user } = renderApp(CREATE)
    await fillIn(user)
    const tooLarge = { method: 'POST', path: '/createCountry', status: 413, text: 'Too large' }
    apiStore().faults.add({ ...tooLarge, times: 1 })
    await user.click(await button('Create country'))
    expect(await screen.findByText('Iceland is created')).toBeVisible()
    expect(bodies).toMatchObject([{ photo: SCALED_ADDRESS }, { photo: HALVED_ADDRESS }])

    await fillIn(user, 'Norway')
    apiStore().faults.add(tooLarge)
    await user.click(await button('Create country'))
    expect(await screen.findByText(/takes no picture of this size/)).toHaveFocus()
    expect(bodies).toHaveLength(4)
    expect(await field('Name')).toHaveValue('Norway')
  })

  test('shows the server’s own words about a breakdown', async () => {
    const { user } = renderApp(CREATE)
    await fillIn(user)
    apiStore().faults.add({ method: 'POST', path: '/createCountry', status: 500 })
    await user.click(await button('Create country'))
    await screen.findByText('Something went wrong while creating the country')
    expect(screen.getByText(/The server says: Something broke on the server/)).toBeVisible()
  })

  test('sends one request, however often the button is pressed', async () => {
    const { user } = renderApp(CREATE)
    await fillIn(user)
    const releaseAnswer = holdBack({ method: 'POST', path: '/createCountry' })
    await user.dblClick(await button('Create country'))
    const busy = await button('Creating...')
    expect(busy).toBeDisabled()
    await user.click(busy)
    await releaseAnswer()
    await screen.findByText('Iceland is created')
    expect(asked('/country/createCountry')).toBe(1)
  })
})

describe('updating a country', () => {
  test('keeps the present picture and shows the new name in the list', async () => {
    const bodies = bodiesOf(`/country/updateCountry/${idOf('Germany')}`)
    const before = { ...apiStore().countries.find(({ name }) => name === 'Germany') }
    const { user } = renderApp(updateOf('Germany'))
    await h1('Edit Germany')
    expect(await field('Name')).toHaveValue('Germany')
    expect(await field('Description')).toHaveValue(before.description)
    expect(await field('Details')).toHaveValue(before.details)
    expect(screen.getByText(/The present picture stays/)).toBeVisible()
    await put(user, 'Name', 'Deutschland')
    await user.click(await button('Save'))

    expect(await screen.findByText('Country Updated Successfully')).toBeVisible()
    expect(bodies).toEqual([
      {
        name: 'Deutschland',
        description: before.description,
        details: before.details,
        photo: expect.stringMatching(/^data:image\/png/),
      },
    ])
    await h1('Countries')
    await waitFor(() => expect(names()).toContain('Deutschland'))
    expect(names()).not.toContain('Germany')
  })

  test('sends the new picture when one was chosen', async () => {
    const { user } = renderApp(updateOf('Canada'))
    await choosePicture(user)
    await user.click(await button('Save'))
    await screen.findByText('Country Updated Successfully')
    expect(apiStore().countries.find(({ name }) => name === 'Canada')?.photo).toBe(SCALED_ADDRESS)
  })

  test('needs a picture if there is none yet', async () => {
    apiStore().faults.add({
      path: '/getoneCountry',
      body: { _id: 'x', name: 'Bare', description: 'd', details: 'e', photo: '' },
    })
    const { user } = renderApp(paths.adminUpdateCountry.href('x'))
    await h1('Edit Bare')
    await user.click(await button('Save'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(await field('Photo')).toHaveFocus()
    expect(asked('/country/updateCountry/x')).toBe(0)
  })

  test.each([
    [{ reset: true }, 'Update failed'],
    [{ body: { success: false } }, 'Update failed'],
    [{ body: { success: false, message: 'Somebody was faster' } }, 'Somebody was faster'],
    [{ body: { success: 'false', message: 'Validation failed' } }, 'Validation failed'],
    [{ body: { status: 'error', message: 'Not valid' } }, 'Not valid'],
    [{ body: { error: {}, message: 'Error while updating' } }, 'Error while updating'],
    [{ body: { ok: false } }, 'Update failed'],
  ])('answered with %j says so and keeps what was typed', async (fault, words) => {
    const { user } = renderApp(updateOf('Germany'))
    await put(user, 'Name', 'Deutschland')
    apiStore().faults.add({ path: '/updateCountry', ...fault })
    await user.click(await button('Save'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(await field('Name')).toHaveValue('Deutschland')
    expect(window.location.pathname).toBe(updateOf('Germany'))
  })

  test.each([
    { success: true, message: 'Country Updated Successfully', country: null },
    { acknowledged: true, modifiedCount: 0, matchedCount: 0 },
  ])('that somebody else deleted, answered with %j, is not reported saved', async (body) => {
    const { user } = renderApp(updateOf('Germany'))
    await put(user, 'Description', 'A text that took half an hour.')
    apiStore().faults.add({ path: '/updateCountry', body })
    await user.click(await button('Save'))
    expect(await screen.findByText(/the server no longer has this/)).toHaveFocus()
    expect(screen.getByText('Update failed')).toBeVisible()
    expect(screen.queryByText(/Country Updated/)).toBeNull()
    expect(await field('Description')).toHaveValue('A text that took half an hour.')
  })

  test('that does not load says so and loads on another try', async () => {
    apiStore().faults.add({ path: '/getoneCountry', status: 500 })
    const { user } = renderApp(updateOf('Germany'))
    expect(
      await screen.findByText('Something went wrong while fetching the country details'),
    ).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    await h1('Edit Germany')
  })

  test('that is unknown says so', async () => {
    renderApp(paths.adminUpdateCountry.href('unknown'))
    expect(await screen.findByText(/There is no country at this address/)).toBeVisible()
  })
})

test.each(['Save', 'Cancel', 'Back to the countries'])(
  '%s leads from a form back to its country in the list',
  async (way) => {
    const { user } = renderApp(LIST)
    await user.click(await screen.findByRole('link', { name: 'Edit Canada' }))
    await h1('Edit Canada')
    await user.click(screen.getByRole(way === 'Save' ? 'button' : 'link', { name: way }))
    await h1('Countries')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Canada' })).toHaveFocus())
  },
)

test('a list that Back leads to focuses no row: the browser restores the place on the page', async () => {
  const { user } = renderApp(LIST)
  await user.click(await screen.findByRole('link', { name: 'Edit Canada' }))
  await user.click(await screen.findByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Canada' })).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Edit Germany' }))
  await h1('Edit Germany')
  window.history.back()
  await h1('Countries')
  expect(screen.getByRole('link', { name: 'Edit Canada' })).not.toHaveFocus()
})

describe('deleting a country on its page', () => {
  test('asks with its name, says Deleting..., and leads to the list', async () => {
    const { user } = renderApp(updateOf('Germany'))
    await put(user, 'Name', 'Half typed')
    await user.click(await button('Delete this country'))
    const dialog = await screen.findByRole('dialog', {
      name: 'Are you sure you want to delete this country?',
      description: 'Germany This cannot be undone.',
    })
    expect(within(dialog).getByText('Germany')).toBeVisible()
    // An action that cannot be undone is not the first button.
    const answers = within(dialog).getAllByRole('button')
    expect(answers.map(({ textContent }) => textContent)).toEqual(['×', 'Keep it', 'Delete'])
    await answer(user, 'Keep it')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked(`/country/deleteCountry/${idOf('Germany')}`)).toBe(0)

    const releaseAnswer = holdBack({ method: 'DELETE', path: '/deleteCountry' })
    await user.click(await button('Delete this country'))
    await answer(user, 'Delete')
    expect(await button('Deleting...')).toBeDisabled()
    expect(await button('Save')).toBeDisabled()
    await releaseAnswer()
    expect(await screen.findByText('Country Deleted Successfully')).toBeVisible()
    await h1('Countries')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row('Germany')).toBeNull()
    expect(idOf('Germany')).toBe('')
  })

  test('that is slow brings nobody back from the page opened meanwhile', async () => {
    const { user } = renderApp(updateOf('Germany'))
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/deleteCountry' })
    await user.click(await button('Delete this country'))
    await answer(user, 'Delete')
    await user.click(screen.getByRole('link', { name: 'Users' }))
    await h1('Users')
    await releaseAnswer()
    expect(await screen.findByText('Country Deleted Successfully')).toBeVisible()
    await settled()
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect(window.location.pathname).toBe(paths.adminUsers.href())
  })

  test('waits until a save is over', async () => {
    const { user } = renderApp(updateOf('Germany'))
    await put(user, 'Name', 'Deutschland')
    const releaseAnswer = holdBack({ path: '/updateCountry', status: 500 })
    await user.click(await button('Save'))
    expect(await button('Updating...')).toBeDisabled()
    expect(await button('Delete this country')).toBeDisabled()
    await releaseAnswer()
    await screen.findByText('Update failed')
    expect(await button('Delete this country')).toBeEnabled()
  })

  test('that fails stays on the page with what was typed', async () => {
    const { user } = renderApp(updateOf('Germany'))
    await put(user, 'Name', 'Half typed')
    apiStore().faults.add({ method: 'DELETE', path: '/deleteCountry', reset: true })
    // Screen readers announce a status only if it was on the page before its text.
    const statuses = screen.getAllByRole('status')
    await user.click(await button('Delete this country'))
    await answer(user, 'Delete')
    expect(await screen.findByText('Delete failed')).toBeVisible()
    const note = screen.getByText(/^No answer came, so it is not known whether it was deleted/)
    expect(statuses).toContain(note.closest('[role="status"]'))
    expect(await field('Name')).toHaveValue('Half typed')
    expect(await button('Delete this country')).toBeEnabled()
  })
})

test('names in other scripts are read out in their language', async () => {
  const name = 'ജർമ്മനി'
  Object.assign(apiStore().countries.find((each) => each.name === 'Germany') ?? {}, { name })
  const { user } = renderApp(LIST)
  expect(await screen.findByRole('heading', { level: 2, name })).toHaveAttribute('lang', 'ml')
  expect(screen.getByRole('heading', { level: 2, name: 'Canada' })).not.toHaveAttribute('lang')
  const remove = await button(`Delete ${name}`)
  expect(within(remove).getByText(name)).toHaveAttribute('lang', 'ml')
  await user.click(remove)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(name)).toHaveAttribute('lang', 'ml')
  await answer(user, 'Keep it')
  const edit = screen.getByRole('link', { name: `Edit ${name}` })
  expect(within(edit).getByText(name)).toHaveAttribute('lang', 'ml')
  await user.click(edit)
  const title = await screen.findByRole('heading', { level: 1, name: `Edit ${name}` })
  expect(within(title).getByText(name)).toHaveAttribute('lang', 'ml')
})

describe('the list of countries', () => {
  test('deletes at once and says so', async () => {
    const { user } = renderApp(LIST)
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/deleteCountry' })
    await user.click(await button('Delete Canada'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Canada')
    await answer(user, 'Delete')
    await waitFor(() => expect(row('Canada')).toBeNull())
    expect(screen.queryByText('Country deleted successfully!')).toBeNull()
    expect(screen.getByRole('region', { name: 'Countries' })).toHaveFocus()
    await releaseAnswer()
    expect(await screen.findByText('Country deleted successfully!')).toBeVisible()
    expect(idOf('Canada')).toBe('')
  })

  test.each([{ error: { name: 'MongoServerError' } }, { ok: false }])(
    'does not believe that a country is deleted if the answer is %j',
    async (body) => {
      const { user } = renderApp(LIST)
      const before = await screen.findByText('24 in all')
      apiStore().faults.add({ path: '/deleteCountry', body })
      await user.click(await button('Delete Germany'))
      await answer(user, 'Delete')
      expect(await screen.findByText('Delete failed')).toBeVisible()
      expect(before).toHaveTextContent('24 in all')
      expect(row('Germany')).toBeVisible()
    },
  )

  test('puts a country back in its place when deleting fails', async () => {
    const { user } = renderApp(LIST)
    await screen.findByText('24 in all')
    const before = names()
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/deleteCountry', reset: true })
    await user.click(await button('Delete Canada'))
    await answer(user, 'Delete')
    await waitFor(() => expect(row('Canada')).toBeNull())
    await releaseAnswer()
    expect(await screen.findByText('Delete failed')).toBeVisible()
    expect(names()).toEqual(before)
  })

  test('is searched by name, and the address keeps the search', async () => {
    const { user } = renderApp(LIST)
    await screen.findByText('24 in all')
    await user.type(await field('Search by name'), 'aus')
    expect(names()).toEqual(['Austria', 'Australia'])
    expect(await screen.findByText('2 of 24 match')).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?q=aus'))
    await user.click(screen.getByRole('link', { name: 'Edit Austria' }))
    await put(user, 'Name', 'Austria Felix')
    await user.click(await button('Save'))
    await h1('Countries')
    expect(window.location.search).toBe('?q=aus')
    await user.click(await screen.findByRole('link', { name: 'Edit Austria Felix' }))
    await h1('Edit Austria Felix')
    window.history.back()
    await h1('Countries')
    expect(await field('Search by name')).toHaveValue('aus')
    expect(names()).toEqual(['Austria Felix', 'Australia'])

    await user.type(await field('Search by name'), 'zz')
    expect(screen.getByText(/No name matches/)).toBeVisible()
    await user.click(await button('Show all again'))
    expect(await field('Search by name')).toHaveValue('')
    expect(names()).toHaveLength(24)
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  test('of 300 shows 24 at a time, and the address keeps the page', async () => {
    const { countries } = apiStore()
    const [first] = countries
    for (let number = countries.length; number < 300; number += 1) {
      const name = `Island ${number}`
      countries.push({ description: '', details: '', photo: '', ...first, _id: name, name })
    }
    const { user } = renderApp(`${LIST}?page=13`)
    expect(await screen.findByText('300 in all')).toBeVisible()
    expect(names()).toHaveLength(12)
    expect(screen.getByText('289 to 300 of 300')).toBeVisible()
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }))
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('13')
    for (const item of pages.getAllByRole('listitem')) expect(item).not.toBeEmptyDOMElement()
    await user.click(pages.getByRole('link', { name: 'Page 1' }))
    await user.click(pages.getByRole('link', { name: 'Next' }))
    expect(window.location.search).toBe('?page=2')
    await waitFor(() => expect(names()).toHaveLength(24))
    expect(names()[0]).toBe('Island 275')
    // The focus is at the start of the new page, which is announced.
    expect(screen.getByText('300 in all').parentElement).toHaveFocus()
    expect(screen.getByText('25 to 48 of 300')).toHaveAttribute('role', 'status')

    await user.type(await field('Search by name'), 'island 29')
    expect(names()).toEqual([
      ...Array.from({ length: 10 }, (_, i) => `Island ${299 - i}`),
      'Island 29',
    ])
    await waitFor(() => expect(window.location.search).toBe('?q=island+29'))
  })

  test('is newest first or in the chosen order, which the address keeps', async () => {
    addIsland()
    const { user } = renderApp(LIST)
    await screen.findByText('25 in all')
    expect(names()[0]).toBe('Ísland')
    await user.selectOptions(await field('Sort by'), 'Name A to Z')
    expect(window.location.search).toBe('?sort=name')
    const sorted = apiStore()
      .countries.map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b, 'en-IN', { sensitivity: 'base' }))
    expect(names()).toEqual(sorted.slice(0, 24))
    await user.click(screen.getByRole('link', { name: 'Edit Canada' }))
    await h1('Edit Canada')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await h1('Countries')
    expect(await field('Sort by')).toHaveValue('name')
    expect(names()).toEqual(sorted.slice(0, 24))
  })

  test('finds a name that was pasted with the spaces of an office program', async () => {
    const name = 'Republic\u00A0of  Korea'
    Object.assign(apiStore().countries[0] ?? {}, { name })
    const { user } = renderApp(LIST)
    await screen.findByText('24 in all')
    await user.type(await field('Search by name'), 'republic of korea')
    expect(names()).toEqual([name])
  })

  test('is searched without regard to accents', async () => {
    addIsland()
    const { user } = renderApp(LIST)
    await screen.findByText('25 in all')
    await user.type(await field('Search by name'), 'island')
    expect(names()).toEqual(['Ísland'])
  })

  test('that does not load says so and loads on another try', async () => {
    apiStore().faults.add({ path: '/getCountry', status: 500 })
    const { user } = renderApp(LIST)
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    expect(await screen.findByText('24 in all')).toBeVisible()
  })

  test('without countries says so', async () => {
    apiStore().countries.splice(0)
    renderApp(LIST)
    expect(await screen.findByText('There are no countries yet.')).toBeVisible()
  })
})

test('nothing is asked for before the server has let the administrator in', async () => {
  await logInAs('member')
  renderApp(LIST)
  await screen.findByRole('heading', { level: 1, name: 'Please log in first' })
  expect(asked('/country/getCountry')).toBe(0)
})
