import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bringCameFrom } from '@/lib/navigation/came-from'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { sampleLogins } from '../local-api/logins'
import {
  asked,
  bodiesOf,
  inAnotherTab,
  renderWithState,
  stateHere,
} from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, settled } from '../helpers/waits'

const at = () => window.location.pathname + window.location.search + window.location.hash

async function fillIn(user: UserEvent, who: keyof typeof sampleLogins = 'member') {
  await user.type(await screen.findByLabelText('Email'), sampleLogins[who].email)
  await user.type(screen.getByLabelText('Password'), sampleLogins[who].password)
}

const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Login' }))

async function logIn(who: keyof typeof sampleLogins = 'member', from?: string) {
  const { user } = renderWithState(paths.login.href(), from === undefined ? undefined : { from })
  await fillIn(user, who)
  await press(user)
  return user
}

describe('a login', () => {
  test('of a member shows the toast, stores the login and leads to the dashboard', async () => {
    const bodies = bodiesOf('/auth/login')
    await logIn()
    expect(await screen.findByText('Login successfully')).toBeVisible()
    expect(await screen.findByText('Welcome, Anjali Nair')).toBeVisible()
    expect(at()).toBe('/dashboard/user')
    const stored = JSON.parse(window.localStorage.getItem('auth') ?? '')
    expect(Object.keys(stored).toSorted()).toEqual(['token', 'user'])
    expect(stored.user.email).toBe(sampleLogins.member.email)
    expect(bodies).toEqual([sampleLogins.member])
  })

  test('of an administrator leads to the admin area', async () => {
    await logIn('admin')
    expect(await screen.findByText('Welcome, Sample Administrator')).toBeVisible()
    expect(at()).toBe('/dashboard/admin')
  })

  test('does not count as a visit while logged in: nothing logs out again', async () => {
    await logIn()
    await screen.findByText('Welcome, Anjali Nair')
    expect(screen.queryByText('Logout successfully')).toBeNull()
    expect(window.localStorage.getItem('auth')).not.toBeNull()
  })

  test('accepts an id that is a number', async () => {
    const user = { ...apiStore().members[0]?.user, _id: 7 }
    apiStore().faults.add({ path: '/login', body: { user, token: 'a.b.c' } })
    await logIn()
    expect(await screen.findByText('Login successfully')).toBeVisible()
    expect(JSON.parse(window.localStorage.getItem('auth') ?? '').user._id).toBe('7')
  })

  test('sends the token unchanged with the next request', async () => {
    await logIn()
    await screen.findByText('Welcome, Anjali Nair')
    const { token } = JSON.parse(window.localStorage.getItem('auth') ?? '')
    const check = apiStore().requests.find(({ path }) => path.endsWith('/userauth'))
    expect(check?.authorization).toBe(token)
  })

  test('is sent once however often it is clicked', async () => {
    const answer = holdBack({ path: '/login' })
    const { user } = renderApp(paths.login.href())
    await fillIn(user)
    await user.dblClick(screen.getByRole('button', { name: 'Login' }))
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
    await answer()
    await screen.findByText('Welcome, Anjali Nair')
    expect(asked('/auth/login')).toBe(1)
  })

  test('that answers after the person has left is dropped', async () => {
    const answer = holdBack({ path: '/login' })
    const { user } = renderApp(paths.login.href())
    await fillIn(user)
    await press(user)
    await user.click(screen.getByRole('link', { name: 'Register for free' }))
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    expect(asked('/auth/login')).toBe(1)
    await answer()
    expect(at()).toBe('/register')
    expect(window.localStorage.getItem('auth')).toBeNull()
    expect(screen.queryByText(/Login successfully|Something went wrong/)).toBeNull()
  })

  test('that is answered after a login in another tab leaves that login, and says so', async () => {
    const meanwhile = await logInAs('premium')
    window.localStorage.clear()
    const answer = holdBack({ path: '/login', times: 1 })
    const { user } = renderApp(paths.login.href())
    await fillIn(user)
    await press(user)
    act(() => inAnotherTab(meanwhile))
    await answer()
    expect(await screen.findByText(/just logged in from another tab/)).toBeVisible()
    expect(JSON.parse(window.localStorage.getItem('auth') ?? '').token).toBe(meanwhile.token)
    expect(screen.queryByText('Login successfully')).toBeNull()
    expect(screen.getByLabelText('Email')).toHaveValue(sampleLogins.member.email)

    // A second try is now the later login.
    await press(user)
    expect(await screen.findByText('Welcome, Anjali Nair')).toBeVisible()
  })
})

describe('where a login leads', () => {
  test.each([
    ['/premium', '/premium'],
    ['/search?q=nurse#results', '/search?q=nurse#results'],
    ['/dashboard/user', '/dashboard/user'],
    ['/dashboard/admin', '/dashboard/user'],
    ['/Dashboard/Admin/users?page=2', '/dashboard/user'],
    ['/login', '/dashboard/user'],
    ['//evil.example', '/dashboard/user'],
    ['/\\evil.example', '/dashboard/user'],
    ['/.//evil.example', '/dashboard/user'],
    ['https://evil.example', '/dashboard/user'],
    ['javascript:alert(1)', '/dashboard/user'],
  ])('a member who came from %s goes to %s', async (from, to) => {
    await logIn('member', from)
    await waitFor(() => expect(at()).toBe(to))
  })

  test('an administrator goes back to the administration page asked for', async () => {
    await logIn('admin', '/dashboard/admin?tab=users')
    await waitFor(() => expect(at()).toBe('/dashboard/admin?tab=users'))
  })

  test('the page asked for is remembered through registration', async () => {
    const { user } = renderWithState(paths.login.href(), { from: '/premium' })
    await user.click(await screen.findByRole('link', { name: 'Register for free' }))
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    const links = screen.getAllByRole('link', { name: 'Login' })
    await user.click(there(links.at(-1)))
    await fillIn(user)
    await press(user)
    await waitFor(() => expect(at()).toBe('/premium'))
  })

  test('there is a link to the password reset', async () => {
    const { user } = renderApp(paths.login.href())
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible()
  })
})

const stay = (event: Event) => event.preventDefault()

async function changeLanguage(from: unknown, how: MouseEventInit = {}) {
  const { unmount } = renderWithState(paths.login.href(), { from })
  const [link] = screen.getAllByRole('link', { name: 'हिन्दी', hidden: true })
  await screen.findByLabelText('Email')
  fireEvent.click(there(link), how)
  unmount()
}

const keptFrom = () => window.sessionStorage.getItem('came-from')

describe('where a login leads, after a change of the language', () => {
  // Each language is a separate build, so the links to it leave the page.
  beforeEach(() => window.addEventListener('click', stay, true))
  afterEach(() => window.removeEventListener('click', stay, true))

  test('the page asked for is taken along, once', async () => {
    await changeLanguage('/search?q=nurse#results')
    expect(keptFrom()).toBe('/search?q=nurse#results')
    window.history.replaceState(null, '', paths.login.href())
    bringCameFrom()
    expect(stateHere()).toEqual({ from: '/search?q=nurse#results' })
    expect(keptFrom()).toBeNull()
    window.history.replaceState(null, '', paths.login.href())
    bringCameFrom()
    expect(stateHere()).toBeUndefined()
  })

  test.each([{ evil: true }, undefined])('nothing is taken along from %j', async (from) => {
    await changeLanguage(from)
    expect(keptFrom()).toBeNull()
  })

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('nothing is stored if a press with %j opens the link beside this page', async (how) => {
    await changeLanguage('/search?q=nurse', how)
    expect(keptFrom()).toBeNull()
  })

  test('an address that is not ours leads nowhere', async () => {
    window.sessionStorage.setItem('came-from', '//evil.example')
    bringCameFrom()
    window.removeEventListener('click', stay, true)
    const { user } = renderWithState(paths.login.href(), stateHere())
    await fillIn(user)
    await press(user)
    await waitFor(() => expect(at()).toBe('/dashboard/user'))
  })
})

describe('a refused login', () => {
  test("shows the server's words and keeps what was typed", async () => {
    const { user } = renderApp(paths.login.href())
    await user.type(await screen.findByLabelText('Email'), 'rahul@example.com')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await press(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password')
    expect(screen.getByLabelText('Email')).toHaveValue('rahul@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled()
    expect(window.localStorage.getItem('auth')).toBeNull()
  })

  test('is announced once, by the toast; the message stays in the form and takes the focus', async () => {
    apiStore().faults.add({ path: '/login', status: 401, body: { msg: 'Nobody' } })
    await logIn()
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    const kept = within(screen.getByRole('form', { name: 'Login' })).getByText('Nobody')
    expect(kept).toBeVisible()
    expect(kept.parentElement).toHaveFocus()
  })

  test('hides a password that was shown, before anybody else sees the page', async () => {
    const { user } = renderApp(paths.login.href())
    await user.type(await screen.findByLabelText('Email'), 'rahul@example.com')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await press(user)
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
  })

  test('removes its toast when the next try begins', async () => {
    apiStore().faults.add({ path: '/login', status: 401, body: { msg: 'Nobody' }, times: 1 })
    const user = await logIn()
    const toast = await screen.findByRole('alert')
    await press(user)
    await waitFor(() => expect(toast.closest('.Toastify__toast')?.className).toMatch(/-exit/))
  })

  const user = { _id: 'u1', name: 'A' }
  test.each([
    ['200 without user and token', { status: 200, body: {} }, 'Login failed'],
    ['200 with msg', { status: 200, body: { msg: 'Locked', message: 'No' } }, 'Locked'],
    ['200 with message', { status: 200, body: { message: 'Not yet' } }, 'Not yet'],
    ['200 without a token', { status: 200, body: { user } }, 'Login failed'],
    ['200 without a user', { status: 200, body: { token: 't' } }, 'Login failed'],
    ['200 with an array', { status: 200, body: [] }, 'Login failed'],
    ['200 with a page of HTML', { status: 200, text: '<p>Hi</p>' }, 'Login failed'],
    ['201 with both', { status: 201, body: { user, token: 't' } }, 'Login failed'],
    ['401 with msg', { status: 401, body: { msg: 'Nobody' } }, 'Nobody'],
    ['401 without words', { status: 401, body: {} }, 'Login failed'],
    ['500 with a page of HTML', { status: 500, text: '<p>Oops</p>' }, 'Login failed'],
    ['a lost connection', { reset: true }, 'Something went wrong'],
  ])('%s', async (_, fault, words) => {
    apiStore().faults.add({ path: '/login', ...fault })
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(at()).toBe('/login')
    expect(window.localStorage.getItem('auth')).toBeNull()
  })
})

const maybeRight = () => screen.queryByText(/your password may well be right/)

describe('below a failed login', () => {
  const user = { _id: 'u1', name: 'A' }

  test.each([
    ['a lost connection', { reset: true }],
    ['a gateway', { status: 504, text: '<p>Gateway</p>' }],
    ['a host in place of the API', { status: 404, text: '<h1>No such app</h1>' }],
    ['a stopped host', { status: 403, text: '<h1>Web App stopped</h1>' }],
    ['an answer that is none', { status: 200, body: { user } }],
    ['a busy server', { status: 429, text: 'Too many requests' }],
  ])('%s: the password may be right', async (_, fault) => {
    apiStore().faults.add({ path: '/login', ...fault })
    await logIn()
    await screen.findByRole('alert')
    expect(maybeRight()).toBeVisible()
  })

  test.each([
    ['a refusal without a message', { status: 401, body: {} }],
    ['words of the server', { status: 500, body: { msg: 'Closed for today' } }],
  ])('%s: nothing else is shown', async (_, fault) => {
    apiStore().faults.add({ path: '/login', ...fault })
    await logIn()
    await screen.findByRole('alert')
    expect(maybeRight()).toBeNull()
  })
})

test('email and password are required, and nothing is sent without', async () => {
  const { user } = renderApp(paths.login.href())
  await screen.findByLabelText('Email')
  await press(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password')
  expect(asked('/auth/login')).toBe(0)
})

test('the fields suit password managers, and the password can be shown', async () => {
  const { user } = renderApp(paths.login.href())
  expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
})

describe('a visit while logged in', () => {
  test('first logs out, with the toast exactly once', async () => {
    await logInAs('member')
    renderWithState(paths.login.href())
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    expect(window.localStorage.getItem('auth')).toBeNull()
    await settled()
    expect(screen.getAllByText('Logout successfully')).toHaveLength(1)
  })

  test('then takes another login', async () => {
    await logInAs('admin')
    await logIn('member')
    expect(await screen.findByText('Welcome, Anjali Nair')).toBeVisible()
  })
})

async function logInMeanwhile() {
  const session = await logInAs('member')
  act(() => inAnotherTab(session))
}

const goBack = () => act(() => window.history.back())

describe('Back to a login page that was visited before the login', () => {
  test('leads to the dashboard and logs nobody out', async () => {
    const { user } = renderApp(paths.login.href())
    await screen.findByLabelText('Email')
    const links = screen.getAllByRole('link', { name: 'Job' })
    await user.click(there(links[0]))
    await screen.findByRole('form')
    await logInMeanwhile()
    goBack()
    expect(await screen.findByText('Welcome, Anjali Nair')).toBeVisible()
    expect(at()).toBe('/dashboard/user')
    expect(screen.queryByText('Logout successfully')).toBeNull()
  })

  test('leads to the page that had asked for the login', async () => {
    const { user } = renderWithState(paths.login.href(), { from: '/premium' })
    await screen.findByLabelText('Email')
    await user.click(there(screen.getAllByRole('link', { name: 'Job' })[0]))
    await screen.findByRole('form')
    await logInMeanwhile()
    goBack()
    await waitFor(() => expect(at()).toBe('/premium'))
    await settled()
    expect(window.localStorage.getItem('auth')).not.toBeNull()
  })

  test('does not change a link to it, which still logs out after Back was used', async () => {
    const { user } = renderApp(paths.services.href())
    await user.click(there(screen.getAllByRole('link', { name: 'Job' })[0]))
    goBack()
    await screen.findByRole('heading', { level: 1, name: /step by step/ })
    const login = there(screen.getAllByRole('link', { name: 'Login' })[0])
    await logInAs('member')
    await user.click(login)
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    expect(at()).toBe('/login')
  })
})

test('the links between the login pages leave no entries for Back', async () => {
  const { user } = renderApp(paths.login.href())
  const before = window.history.length
  for (const [link, heading] of [
    ['Register for free', 'Register'],
    ['Login', 'Login'],
    ['Forgot your password?', 'Reset your password'],
    ['Login', 'Login'],
  ] as const) {
    const main = within(screen.getByRole('main'))
    await user.click(await main.findByRole('link', { name: link }))
    await screen.findByRole('heading', { level: 1, name: heading })
  }
  expect(window.history.length).toBe(before)
})

test('after a refusal and a reload the email is still there, until somebody is logged in', async () => {
  apiStore().faults.add({ path: '/login', status: 401, body: { msg: 'Nobody' }, times: 1 })
  await logIn()
  await screen.findByRole('alert')
  cleanup()
  const { user } = renderApp(paths.login.href())
  const { email, password } = sampleLogins.member
  expect(await screen.findByLabelText('Email')).toHaveValue(email)
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await user.type(screen.getByLabelText('Password'), password)
  await press(user)
  await screen.findByText('Login successfully')
  expect(sessionStorage.getItem('draft:login')).toBeNull()
})
