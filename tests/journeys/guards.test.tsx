import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { request } from '@/lib/api/http'
import * as v from 'valibot'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { sampleLogins } from '../local-api/logins'
import { asked, inAnotherTab, renderWithState } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, holdClock, pass, settled } from '../helpers/waits'

const denied = () => screen.findByRole('heading', { level: 1, name: 'Please log in first' })
const welcome = (name = 'Anjali Nair') => screen.findByText(`Welcome, ${name}`)

/** A request that a page makes while it is in use. */
const call = () => request(v.unknown(), { url: '/auth/getoneuser/x' }).catch(() => undefined)
const work = () => act(call)

describe('a visitor', () => {
  test.each(['/dashboard/user', '/dashboard/admin'])(
    'at %s counts down from 3 and reaches the login page',
    async (address) => {
      holdClock()
      renderWithState(address)
      await denied()
      // The clock moves only manually: on a busy machine part of a second would be lost.
      vi.setTimerTickMode('manual')
      for (const words of ['3 seconds', '2 seconds', '1 second', '0 seconds']) {
        expect(screen.getByText(new RegExp(`in ${words}\\.`))).toBeVisible()
        expect(window.location.pathname).toBe(address)
        if (words !== '0 seconds') await pass(1000)
      }
      await pass(200)
      expect(window.location.pathname).toBe(address)
      await pass(100)
      expect(window.location.pathname).toBe('/login')
      vi.setTimerTickMode('interval')
      expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
      expect(asked('/auth/userauth') + asked('/auth/adminauth')).toBe(0)
      expect(screen.queryByText('Logout successfully')).toBeNull()
    },
  )

  test('hears the countdown once: a new sentence each second would cut off the one before', async () => {
    holdClock()
    renderWithState(paths.userDashboard.href())
    await denied()
    vi.setTimerTickMode('manual')
    const line = screen.getByText(/^Redirecting you to the login page in/)
    const heard: string[] = []
    const listen = new MutationObserver(() => {
      if (line.closest('[aria-live="polite"]')) heard.push(line.textContent)
    })
    listen.observe(line, { characterData: true, childList: true, subtree: true })
    for (const words of ['2 seconds', '1 second', '0 seconds']) {
      await pass(1000)
      expect(line).toHaveTextContent(words)
    }
    listen.disconnect()
    vi.setTimerTickMode('interval')
    expect(heard).toEqual(['Redirecting you to the login page in 2 seconds.'])
  })

  test('can go elsewhere at the last moment, and stays there', async () => {
    holdClock()
    renderApp(paths.userDashboard.href())
    await denied()
    vi.setTimerTickMode('manual')
    for (let second = 3; second > 0; second -= 1) await pass(1000)
    expect(screen.getByText(/in 0 seconds\./)).toBeVisible()
    fireEvent.click(there(screen.getAllByRole('link', { name: 'Home' })[0]))
    await pass(400)
    expect(window.location.pathname).toBe('/')
  })

  test('comes back to the page asked for after the login', async () => {
    const { user } = renderApp('/dashboard/user?from=mail#top')
    await user.click(await screen.findByRole('link', { name: 'Log in now' }))
    await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
    await user.type(screen.getByLabelText('Password'), sampleLogins.member.password)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await welcome()
    expect(window.location.href).toMatch(/\/dashboard\/user\?from=mail#top$/)
  })
})

describe('a member', () => {
  beforeEach(() => logInAs('member'))

  test('sees the page only after the server has said yes', async () => {
    const answer = holdBack({ path: '/userauth' })
    renderApp(paths.userDashboard.href())
    expect(await screen.findByText(/^Checking your login/)).toBeInTheDocument()
    expect(screen.queryByText('Welcome, Anjali Nair')).toBeNull()
    await answer()
    await welcome()
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  })

  test('is turned away from the administration', async () => {
    renderApp(paths.adminDashboard.href())
    await denied()
    expect(screen.queryByText(/^Welcome/)).toBeNull()
  })

  test.each([
    { status: 200, body: { ok: false } },
    { status: 200, body: {} },
    { status: 200, body: null },
    { status: 404, body: {} },
    { status: 200, body: { ok: 'true' } },
    { status: 401, body: {} },
    { status: 401, text: '<h1>nginx</h1>' },
    { status: 403, body: { ok: true } },
    { status: 403, text: '' },
    { status: 403, text: 'Forbidden' },
  ])('is turned away by %j', async (fault) => {
    apiStore().faults.add({ path: '/userauth', ...fault })
    renderApp(paths.userDashboard.href())
    await denied()
    expect(asked('/auth/userauth')).toBe(1)
  })

  test.each([
    { reset: true },
    { status: 500 },
    { status: 503, text: '<h1>Busy</h1>' },
    // Not the API: the host has suspended it, has lost its address, or wants to be paid.
    { status: 402, text: 'Payment required' },
    { status: 403, text: '<h1>Web App stopped</h1>' },
    { status: 403, text: '<h1>403 Forbidden</h1>' },
    { status: 404, text: '<h1>No such app</h1>' },
    { status: 404, text: 'Not Found' },
  ])('stays logged in when the check fails (%j), and gets in on another try', async (fault) => {
    apiStore().faults.add({ path: '/userauth', ...fault })
    const { user } = renderApp(paths.userDashboard.href())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not check your login' }),
    ).toBeVisible()
    expect(window.localStorage.getItem('auth')).not.toBeNull()
    apiStore().faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await welcome()
  })

  test('whose answer is a page of HTML is not turned away', async () => {
    apiStore().faults.add({ path: '/userauth', text: '<p>Hotel</p>' })
    renderApp(paths.userDashboard.href())
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText('Please log in first')).toBeNull()
  })
})

test('an administrator gets in', async () => {
  await logInAs('admin')
  renderApp(paths.adminDashboard.href())
  await welcome('Sample Administrator')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

describe('a 401 in the middle of work', () => {
  test('repeats the access check, whose refusal leads to the redirect page', async () => {
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    apiStore().sessions.clear()
    await work()
    await screen.findByRole('heading', { level: 1, name: 'Your login has ended' })
    await settled()
    expect(asked('/auth/userauth')).toBe(2)
  })

  test('changes nothing if the check still says yes, and asks it once', async () => {
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    apiStore().faults.add({ path: '/getoneuser', status: 401 })
    await work()
    await settled()
    await welcome()
    expect(asked('/auth/userauth')).toBe(2)
  })

  test('changes nothing if the check gets no answer', async () => {
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    apiStore().faults.add({ path: '/getoneuser', status: 401 })
    apiStore().faults.add({ path: '/userauth', reset: true })
    await work()
    await waitFor(() => expect(asked('/auth/userauth')).toBe(3))
    await settled()
    await welcome()
  })

  test('is ignored when the login was replaced meanwhile', async () => {
    const premium = await logInAs('premium')
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    const answer = holdBack({ path: '/getoneuser', status: 401, times: 1 })
    const late = call()
    act(() => inAnotherTab(premium))
    await welcome('Rahul Menon')
    const checks = asked('/auth/userauth')
    await answer()
    await late
    await welcome('Rahul Menon')
    expect(asked('/auth/userauth')).toBe(checks)
  })
})
