import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, field, put } from '../helpers/admin-forms'
import { slowFile } from '../samples/admin-pictures'
import { apiStore } from '../helpers/local-server'
import { sampleLogins } from '../local-api/logins'
import { waitForPicture } from '../helpers/wait-for-picture'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack, settled } from '../helpers/waits'

const CREATE = paths.adminCreateCountry.href()
const menu = (name: string) => screen.findByRole('link', { name })
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const question = () =>
  screen.queryByRole('dialog', {
    name: 'Leave without saving?',
    description: /./,
  })
const at = () => window.location.pathname

/** Whether the browser asks before closing: newer ones do if the event is prevented, older ones if it has a value. */
function closeTab(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  const value: unknown = Reflect.get(event, 'returnValue')
  expect(value !== undefined && value !== '').toBe(event.defaultPrevented)
  return event.defaultPrevented
}

beforeEach(() => logInAs('admin'))

/** Types a name after coming from the list of countries, so that there is a way back. */
async function typeSomething() {
  const { user } = renderApp(paths.adminCountries.href())
  await user.click(await menu('Add Country'))
  await put(user, 'Name', 'Iceland')
  return user
}

/** The browser discards the page without asking and loads it again; sessionStorage survives. */
function reload() {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
  const { sessionStorage: storage } = window
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
  const kept = keys.map((key) => [key, storage.getItem(key) ?? ''] as const)
  cleanup()
  storage.clear()
  for (const [key, value] of kept) storage.setItem(key, value)
  return renderApp(CREATE)
}

describe('what is typed and not saved', () => {
  test('is asked about before a link is followed', async () => {
    const user = await typeSomething()
    await user.click(await menu('Users'))
    expect(question()).toBeVisible()
    expect(at()).toBe(CREATE)
    await answer(user, 'Stay here')
    expect(question()).toBeNull()
    expect(await field('Name')).toHaveValue('Iceland')

    await user.click(await menu('Users'))
    await answer(user, 'Leave without saving')
    await h1('Users')
    await user.click(await menu('Add Country'))
    expect(await field('Name')).toHaveValue('')
  })

  test('is there again after the page was discarded without asking, as on a reload', async () => {
    await typeSomething()
    reload()
    expect(await field('Name')).toHaveValue('Iceland')
    expect(screen.getByText(/what you typed here before/)).toBeVisible()
    // Fields that nobody has touched, the photo and the points, are not marked as wrong.
    await settled()
    expect(screen.queryAllByRole('alert')).toEqual([])
  })

  test('is not shown to the next administrator at this browser', async () => {
    await typeSomething()
    const { user, token } = await logInAs('admin')
    localStorage.setItem('auth', JSON.stringify({ user: { ...user, _id: 'other' }, token }))
    reload()
    expect(await field('Name')).toHaveValue('')
  })

  test('is left out when starting again, and so is a picture that is still being prepared', async () => {
    await typeSomething()
    const { user } = reload()
    const { file, finish } = slowFile()
    await user.upload(await field('Photo'), file)
    expect(await screen.findByText('Preparing the picture')).toBeVisible()
    await user.click(await button('Start again without it'))
    expect(await field('Name')).toHaveValue('')
    finish()
    await waitForPicture()
    expect(screen.getByText('No picture yet')).toBeVisible()
    expect(closeTab()).toBe(false)
  })

  test('is asked about before Back, which then works', async () => {
    const user = await typeSomething()
    act(() => window.history.back())
    await waitFor(() => expect(question()).toBeVisible())
    expect(at()).toBe(CREATE)
    await answer(user, 'Stay here')
    await settled()
    expect(await field('Name')).toHaveValue('Iceland')

    act(() => window.history.back())
    await waitFor(() => expect(question()).toBeVisible())
    await answer(user, 'Leave without saving')
    await h1('Countries')
    expect(at()).toBe('/dashboard/admin/countries')
  })

  test('is asked about by the browser before the tab is closed', async () => {
    const user = await typeSomething()
    expect(closeTab()).toBe(true)
    await put(user, 'Name', '')
    expect(closeTab()).toBe(false)
    await user.click(await menu('Users'))
    expect(question()).toBeNull()
    await h1('Users')
  })

  test('is asked about before Logout, which then logs out', async () => {
    const user = await typeSomething()
    const token = localStorage.getItem('auth')
    await user.click(await button('Logout'))
    expect(question()).toBeVisible()
    await answer(user, 'Stay here')
    expect(localStorage.getItem('auth')).toBe(token)
    expect(await field('Name')).toHaveValue('Iceland')

    await user.click(await button('Logout'))
    await answer(user, 'Leave without saving')
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    expect(localStorage.getItem('auth')).toBeNull()
    await waitFor(() => expect(at()).toBe('/login'))
  })

  test('survives a login that ends in the middle, and can be discarded', async () => {
    const user = await typeSomething()
    await put(user, 'Description', 'Geysers')
    // Another page asks for something, and the server no longer knows the login.
    apiStore().sessions.clear()
    act(() => window.history.back())
    await answer(user, 'Stay here')
    window.localStorage.removeItem('auth')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })))
    await user.click(await screen.findByRole('link', { name: 'Log in now' }))
    expect(question()).toBeNull()
    await user.type(await field('Email'), sampleLogins.admin.email)
    await user.type(await field('Password'), sampleLogins.admin.password)
    await user.click(await button('Login'))

    await h1('Add a country')
    expect(await field('Name')).toHaveValue('Iceland')
    expect(await field('Description')).toHaveValue('Geysers')
    expect(screen.getByText(/had not saved/)).toBeVisible()
    await user.click(await button('Start again without it'))
    expect(await field('Name')).toHaveValue('')
    expect(closeTab()).toBe(false)
  })
})

/** Sends a new country, and the connection breaks before the answer. */
async function loseTheAnswer() {
  const user = await typeSomething()
  await put(user, 'Description', 'Geysers')
  await put(user, 'Details', 'Language: Icelandic')
  await choosePicture(user)
  apiStore().faults.add({ path: '/createCountry', reset: true })
  await user.click(await button('Create country'))
  await screen.findByText(/^No answer came/)
  return user
}

describe('what may have been saved, since no answer came', () => {
  test('is there again after a check of the list, which the note asks for', async () => {
    const user = await loseTheAnswer()
    expect(await screen.findByText(/^No answer came, .* stays here while you look/)).toBeVisible()
    await user.click(await menu('Latest Country'))
    await answer(user, 'Leave without saving')
    await h1('Latest country')
    apiStore().faults.clear()
    await user.click(await menu('Add Country'))
    expect(await field('Name')).toHaveValue('Iceland')
    expect(await field('Description')).toHaveValue('Geysers')
    await user.click(await button('Create country'))
    expect(await screen.findByText('Iceland is created')).toBeVisible()
    expect(await field('Name')).toHaveValue('')
  })

  test('is removed by a Logout', async () => {
    const user = await loseTheAnswer()
    await user.click(await button('Logout'))
    await answer(user, 'Leave without saving')
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  test('is dropped once the server says that nothing was saved', async () => {
    const user = await loseTheAnswer()
    apiStore().faults.clear()
    apiStore().faults.add({ path: '/createCountry', body: { success: false, message: 'No' } })
    await user.click(await button('Create country'))
    await screen.findByText(/^Nothing was saved/)
    await user.click(await menu('Latest Country'))
    await answer(user, 'Leave without saving')
    await h1('Latest country')
    await user.click(await menu('Add Country'))
    expect(await field('Name')).toHaveValue('')
  })
})

describe('what is saved while the question is open', () => {
  test.each([
    ['created', CREATE, '/createCountry', 'Create country'],
    ['updated', '', '/updateCountry', 'Save'],
  ])('%s: the question closes, and the link is followed', async (_, address, path, press) => {
    const [{ _id } = { _id: '' }] = apiStore().countries
    const { user } = renderApp(address || paths.adminUpdateCountry.href(_id))
    await put(user, 'Name', 'Iceland')
    await put(user, 'Description', 'Geysers')
    await put(user, 'Details', 'Language: Icelandic')
    if (address) await choosePicture(user)
    const releaseAnswer = holdBack({ method: 'POST', path })
    await user.click(await button(press))
    await user.click(await menu('Users'))
    expect(question()).toBeVisible()
    await releaseAnswer()
    await h1('Users')
    expect(question()).toBeNull()
    expect(at()).toBe(paths.adminUsers.href())
    expect(closeTab()).toBe(false)
  })

  test('deleted: the question closes, and the link is followed', async () => {
    const { user } = renderApp(paths.adminUpdateCountry.href(apiStore().countries[0]?._id ?? ''))
    await put(user, 'Name', 'Iceland')
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/deleteCountry' })
    await user.click(await button('Delete this country'))
    await answer(user, 'Delete')
    await user.click(await menu('Users'))
    expect(question()).toBeVisible()
    await releaseAnswer()
    await h1('Users')
    await screen.findByText('Country Deleted Successfully')
    expect(question()).toBeNull()
    expect(at()).toBe(paths.adminUsers.href())
  })

  test('and fails: the question waits for its answer', async () => {
    const { user } = renderApp(paths.adminUpdateCountry.href(apiStore().countries[0]?._id ?? ''))
    await put(user, 'Name', 'Iceland')
    const letFail = holdBack({ method: 'POST', path: '/updateCountry', status: 500 })
    await user.click(await button('Save'))
    await user.click(await menu('Users'))
    await letFail()
    await screen.findByText('Update failed')
    expect(question()).toBeVisible()
    await answer(user, 'Stay here')
    expect(await field('Name')).toHaveValue('Iceland')
  })
})

test('a link to the page itself does not count as leaving', async () => {
  const user = await typeSomething()
  await user.click(await menu('Add Country'))
  await settled()
  expect(question()).toBeNull()
  expect(await field('Name')).toHaveValue('Iceland')
})

test('an address that was entered manually, with no number in the history, is asked about too', async () => {
  const user = await typeSomething()
  act(() => {
    window.history.pushState(null, '', paths.adminUsers.href())
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await waitFor(() => expect(question()).toBeVisible())
  expect(at()).toBe(CREATE)
  await answer(user, 'Leave without saving')
  await h1('Users')
  expect(at()).toBe(paths.adminUsers.href())
})

test('a jump inside the page does not count as leaving', async () => {
  await typeSomething()
  act(() => {
    window.history.pushState(null, '', `${CREATE}#main`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await settled()
  expect(question()).toBeNull()
})
