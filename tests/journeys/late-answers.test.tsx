import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { notify } from '@/lib/notices/notify'
import { apiStore } from '../helpers/local-server'
import { asked, inAnotherTab } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

const welcome = (name: string) => screen.findByText(`Welcome, ${name}`)
const auth = () => JSON.parse(window.localStorage.getItem('auth') ?? 'null')

/** Makes two logins and opens the page as the first; its answer from `path` arrives late. */
async function openSlowly(address: string, path: string, fault: object = {}) {
  const second = await logInAs('premium')
  const first = await logInAs('member')
  const answer = holdBack({ path, times: 1, ...fault })
  const { user } = renderApp(address)
  return { user, first, second, answer }
}

/** Toasts come late: what was to be shown before this one is there with it. */
async function afterToasts() {
  act(() => notify.error('A later toast'))
  await screen.findByText('A later toast')
}

describe('a late answer to a login that was replaced by another', () => {
  test('about the member changes neither the new login nor the page', async () => {
    const { second, answer } = await openSlowly('/dashboard/user', '/getoneuser')
    await welcome('Anjali Nair')
    await waitFor(() => expect(asked(`/auth/getoneuser/${auth().user._id}`)).toBe(1))
    act(() => inAnotherTab(second))
    await welcome('Rahul Menon')
    await answer()
    expect(auth()).toMatchObject({ token: second.token, user: { name: 'Rahul Menon' } })
    // Anjali referred Nikhil; Rahul did not.
    expect(await screen.findByText('Fathima Beevi')).toBeVisible()
    expect(screen.queryByText('Nikhil Das')).toBeNull()
  })

  test('about a saved profile changes nothing and shows nothing', async () => {
    const { user, second, answer } = await openSlowly('/dashboard/user/profile', '/auth/profile')
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Anjali Menon')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    act(() => inAnotherTab(second))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Rahul Menon'))
    await answer()
    expect(auth()).toMatchObject({ token: second.token, user: { name: 'Rahul Menon' } })
    expect(screen.getByLabelText('Name')).toHaveValue('Rahul Menon')
    await afterToasts()
    expect(screen.queryByText(/updated successfully/)).toBeNull()
  })

  test('about a refused profile shows nothing', async () => {
    const fault = { status: 400, body: { message: 'Another account uses this email' } }
    const { user, second, answer } = await openSlowly(
      '/dashboard/user/profile',
      '/auth/profile',
      fault,
    )
    await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    act(() => inAnotherTab(second))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Rahul Menon'))
    await answer()
    await afterToasts()
    expect(screen.queryByText(/Another account/)).toBeNull()
  })

  test.each([
    ['done', {}],
    ['refused', { status: 200, body: { success: false, message: 'No more countries' } }],
    ['failed', { status: 500, body: {} }],
  ])('to a change by an administrator shows nothing: %s', async (_, fault) => {
    const second = await logInAs('member')
    await logInAs('admin')
    const answer = holdBack({ path: '/updateCountry', times: 1, ...fault })
    const [country] = apiStore().countries
    const { user } = renderApp(`/dashboard/admin/updateCountry/${country?._id}`)
    await user.type(await screen.findByLabelText('Name'), ' (new)')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    act(() => inAnotherTab(second))
    expect(await screen.findByText('Please log in first')).toBeVisible()
    await answer()
    await afterToasts()
    expect(screen.queryByText(/updated|No more countries/i)).toBeNull()
    expect(screen.queryByText('Update failed')).toBeNull()
  })

  test.each([
    ['of the page', '/dashboard/user', '/getoneuser'],
    ['of the access check', '/dashboard/user', '/userauth'],
    ['of a save', '/dashboard/user/profile', '/auth/profile'],
  ])('with status 401 %s does not log the new login out', async (_, address, path) => {
    const refused = { status: 401, body: { message: 'Token expired' } }
    const { user, second, answer } = await openSlowly(address, path, refused)
    if (path === '/auth/profile') {
      await user.click(await screen.findByRole('button', { name: 'Save changes' }))
    }
    await waitFor(() =>
      expect(apiStore().requests.some((note) => note.path.includes(path))).toBe(true),
    )
    act(() => inAnotherTab(second))
    await answer()
    expect(auth().token).toBe(second.token)
    expect(screen.queryByText('Please log in first')).toBeNull()
    expect(screen.queryByText('Token expired')).toBeNull()
    expect(await screen.findByRole('link', { name: 'Rahul Menon' })).toBeVisible()
  })
})

describe('a late answer after the logout', () => {
  test.each([
    ['200', {}],
    ['401', { status: 401, body: { message: 'Token expired' } }],
  ])('of status %s restores no login and shows nothing', async (_, fault) => {
    const { user, answer } = await openSlowly('/dashboard/user', '/getoneuser', fault)
    await welcome('Anjali Nair')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await answer()
    expect(auth()).toBeNull()
    expect(screen.queryByText(/Nikhil Das|Token expired/)).toBeNull()
  })

  test('does not replace the data of the next login', async () => {
    const { second, answer } = await openSlowly('/dashboard/user', '/getoneuser')
    await welcome('Anjali Nair')
    act(() => inAnotherTab(null))
    act(() => inAnotherTab(second))
    await welcome('Rahul Menon')
    await answer()
    expect(auth().user.name).toBe('Rahul Menon')
    expect(screen.queryByText('Nikhil Das')).toBeNull()
  })
})
