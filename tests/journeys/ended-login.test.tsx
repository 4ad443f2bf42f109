import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { sampleLogins } from '../local-api/logins'
import { newToken } from '../local-api/guards'
import { asked } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack, holdClock, pass, passAndLoad } from '../helpers/waits'

const welcome = () => screen.findByText('Welcome, Anjali Nair')

/** Logs in with a token that ended an hour ago by this device's clock. */
async function holdEndedToken({ serverKnowsIt }: { serverKnowsIt: boolean }) {
  const session = await logInAs('member')
  const { token } = newToken(session.user._id, -3600)
  window.localStorage.setItem('auth', JSON.stringify({ ...session, token }))
  if (serverKnowsIt) apiStore().sessions.set(token, { id: session.user._id, ends: Infinity })
}

async function logInAgain(
  user: ReturnType<typeof renderApp>['user'],
  who: keyof typeof sampleLogins = 'member',
) {
  await user.type(await screen.findByLabelText('Email'), sampleLogins[who].email)
  await user.type(screen.getByLabelText('Password'), sampleLogins[who].password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

describe('a login that has ended, which the server does not answer', () => {
  beforeEach(async () => {
    apiStore().tokens.silent = true
    await holdEndedToken({ serverKnowsIt: false })
  })

  test('is checked for 3 s at most, and the login leads back to the page', async () => {
    holdClock()
    const { user } = renderApp(paths.userProfile.href())
    await waitFor(() => expect(asked('/auth/userauth')).toBe(1))
    await passAndLoad(2500)
    expect(screen.getByText(/^Checking your login/)).toBeInTheDocument()
    await passAndLoad(600)
    expect(
      screen.getByRole('heading', { level: 1, name: 'Please log in first' }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Log in now' }))
    await logInAgain(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  })

  test('stops Buy Now within 3 s, says so, and the login leads back', async () => {
    const { user } = renderApp(paths.premium.href())
    const buyNow = await screen.findByRole('button', { name: 'Buy Now' })
    holdClock()
    await user.click(buyNow)
    await waitFor(() => expect(asked('/auth/userauth')).toBe(1))
    await passAndLoad(2500)
    expect(screen.queryByText(/Your login has ended/)).toBeNull()
    await passAndLoad(600)
    expect(screen.getByText(/Your login has ended/)).toBeVisible()
    expect(apiStore().orders).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await logInAgain(user)
    expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeEnabled()
    expect(window.location.pathname).toBe('/premium')
  })

  test('leaves public pages as they are', async () => {
    renderApp(paths.latest.href())
    expect(await screen.findByText('Nursing in Germany')).toBeVisible()
    expect(asked('/auth/userauth')).toBe(0)
  })
})

test('a wrong clock locks nobody out: the answer of the server wins', async () => {
  await holdEndedToken({ serverKnowsIt: true })
  const view = renderApp(paths.userDashboard.href())
  await welcome()
  view.unmount()
  // After one answer the server may take longer than 3 s.
  const answer = holdBack({ path: '/userauth' })
  holdClock()
  renderApp(paths.userDashboard.href())
  await waitFor(() => expect(asked('/auth/userauth')).toBe(2))
  await pass(3500)
  await answer()
  await welcome()
  expect(screen.queryByText('Please log in first')).toBeNull()
})

test('a login that was just made counts, whatever the clock says', async () => {
  apiStore().tokens.seconds = -3600
  const { user } = renderApp(paths.login.href())
  await logInAgain(user)
  await waitFor(() => expect(asked('/auth/login')).toBe(1))
  const stored: unknown = JSON.parse(window.localStorage.getItem('auth') ?? '{}')
  expect(stored).toMatchObject({ user: { name: 'Anjali Nair' } })
  expect(asked('/auth/userauth')).toBeLessThanOrEqual(1)
})

test('a check without an answer offers Log in again, which leads back', async () => {
  await logInAs('member')
  apiStore().faults.add({ path: '/userauth', reset: true })
  const { user } = renderApp(paths.userDashboard.href())
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  apiStore().faults.clear()
  await user.click(screen.getByRole('link', { name: 'Log in again' }))
  await logInAgain(user)
  await welcome()
  expect(window.location.pathname).toBe('/dashboard/user')
})

test('after it, an administrator is back at the same part of a list', async () => {
  await logInAs('admin')
  apiStore().faults.add({ path: '/adminauth', reset: true })
  const address = `${paths.adminUsers.href()}?view=subscribed&page=2`
  const { user } = renderApp(address)
  const again = await screen.findByRole('link', { name: 'Log in again' })
  apiStore().faults.clear()
  await user.click(again)
  await logInAgain(user, 'admin')
  await waitFor(() => expect(window.location.pathname).toBe(paths.adminUsers.href()))
  expect(window.location.pathname + window.location.search).toBe(address)
})

test('what was being typed when a login ended is there after the next login', async () => {
  await logInAs('member')
  const { user } = renderApp(paths.userProfile.href())
  await user.type(await screen.findByLabelText(/^Name/), ' Menon')
  apiStore().sessions.clear()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your login has ended' }),
  ).toBeVisible()
  expect(screen.getByText(/^What you typed and had not saved is kept in this tab/)).toBeVisible()
  expect(screen.queryByText(/an account that can open this page/)).toBeNull()
  expect(await screen.findByText('Update failed')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Log in now' }))
  expect(await screen.findByText('Logout successfully')).toBeVisible()
  await logInAgain(user)
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Anjali Nair Menon')
})
