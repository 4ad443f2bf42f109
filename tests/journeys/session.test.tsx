import { QueryObserver } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sessionStore } from '@/auth/session-store'
import { queryClient } from '@/lib/api/query'
import { localStore } from '@/lib/browser/storage/storage'
import { ENDED_LOGIN } from '@/content/facts/pending-flag'
import { paths } from '@/lib/navigation/paths'
import { breakStorage, denyStorage } from '../helpers/broken-storage'
import { sampleLogins } from '../local-api/logins'
import { apiStore } from '../helpers/local-server'
import { asked, inAnotherTab, renderWithState } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, holdClock, pass, settled } from '../helpers/waits'

const login = () => screen.findByRole('heading', { level: 1, name: 'Login' })
const loggedOutElsewhere = () =>
  screen.findByRole('heading', { level: 1, name: 'You were logged out in another tab' })
const denied = () => screen.findByRole('heading', { level: 1, name: 'Please log in first' })
const welcome = (name = 'Anjali Nair') => screen.findByText(`Welcome, ${name}`)

/** A member types a name into the form of /study, and a page that refuses the login leads to /login. */
async function typeAndLoseLogin() {
  await logInAs('member')
  const { user } = renderApp(paths.study.href())
  await user.type(await screen.findByLabelText(/^Name/), 'Anjali Nair')
  cleanup()
  const { unmount } = renderWithState(paths.login.href(), { from: paths.study.href() })
  expect(await screen.findByText('Logout successfully')).toBeVisible()
  // Nothing waits to be sent, so nobody needs to know later whose login this was.
  expect(window.localStorage.getItem(ENDED_LOGIN)).toBeNull()
  return { user, unmount }
}

/** Waits for the code that notes whose text is in this tab; it loads at the first interaction. */
const ownerNoted = (session: unknown) =>
  waitFor(() => {
    act(() => inAnotherTab(session))
    expect(window.sessionStorage.getItem('typed:by')).not.toBeNull()
  })

async function logOut(who: 'member' | 'admin' = 'member') {
  await logInAs(who)
  const { user } = renderWithState(who === 'admin' ? '/dashboard/admin' : '/dashboard/user')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  return user
}

describe('the Logout button', () => {
  test.each(['member', 'admin'] as const)(
    'of a %s clears the login, says so once and leads to the login page after a second',
    async (who) => {
      await logInAs(who)
      const { user } = renderWithState(who === 'admin' ? '/dashboard/admin' : '/dashboard/user')
      const button = await screen.findByRole('button', { name: 'Logout' })
      holdClock()
      await user.click(button)
      expect(window.localStorage.getItem('auth')).toBeNull()
      expect(screen.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
      expect(screen.queryByText('Please log in first')).toBeNull()
      await pass(700)
      expect(window.location.pathname).toMatch(/^\/dashboard/)
      await pass(400)
      expect(window.location.pathname).toBe('/login')
      await login()
      expect(await screen.findAllByText('Logout successfully')).toHaveLength(1)
    },
  )

  test('does not move a person who has gone elsewhere within that second', async () => {
    holdClock()
    const user = await logOut()
    await user.click(there(screen.getAllByRole('link', { name: 'Home' })[0]))
    await pass(1200)
    expect(window.location.pathname).toBe('/')
  })

  test('does not move a person who has logged in again in another tab within that second', async () => {
    const session = await logInAs('member')
    holdClock()
    await logOut()
    act(() => inAnotherTab(session))
    await pass(1200)
    expect(window.location.pathname).toBe('/dashboard/user')
    expect(await welcome()).toBeVisible()
  })

  test('forgets what was read for this person', async () => {
    await logInAs('member')
    const { user } = renderApp(paths.userDashboard.href())
    const button = await screen.findByRole('button', { name: 'Logout' })
    queryClient.setQueryData(['members', 'me'], { name: 'secret' })
    await user.click(button)
    expect(queryClient.getQueryData(['members', 'me'])).toBeUndefined()
  })

  test.each([
    ['the Logout button', false],
    ['a visit of the login page', true],
  ])('%s leaves nothing that was typed to the next person', async (_, isVisit) => {
    await logInAs('member')
    const { user } = renderApp(paths.study.href())
    await user.type(await screen.findByLabelText(/^Name/), 'Anjali Nair')
    cleanup()
    expect(window.sessionStorage.getItem('draft:enquiry:study')).not.toBeNull()
    window.sessionStorage.setItem('invite-code', 'URU-RAHUL')
    if (isVisit) renderApp(paths.login.href())
    else await logOut()
    await waitFor(() => expect(window.sessionStorage.getItem('draft:enquiry:study')).toBeNull())
    expect(window.sessionStorage.getItem('invite-code')).toBeNull()
    cleanup()
    await logInAs('premium')
    renderApp(paths.study.href())
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
  })

  test('a visit that a page led to leaves what was typed there: mostly the login had ended', async () => {
    const { unmount } = await typeAndLoseLogin()
    await settled()
    unmount()
    renderApp(paths.study.href())
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Anjali Nair')
  })

  test.each([
    ['the same member finds', 'member', 'Anjali Nair'],
    ['another member does not find', 'premium', ''],
  ] as const)('after a login that ended by itself, %s what was typed', async (_, who, text) => {
    const { user, unmount } = await typeAndLoseLogin()
    const { email, password } = sampleLogins[who]
    await user.type(await screen.findByLabelText('Email'), email)
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByLabelText(/^Name/)).toHaveValue(text)
    unmount()
  })

  test('discards the form that was on the page', async () => {
    const { user: member } = await logInAs('member')
    const { user } = renderApp(paths.userProfile.href())
    await user.type(await screen.findByLabelText(/^Name/), ' Menon')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Logout successfully')
    expect(window.sessionStorage.getItem(`draft:profile:${member._id}`)).toBeNull()
  })

  test('makes the guarded page ask for a login again afterwards', async () => {
    holdClock()
    await logOut()
    await pass(1100)
    expect(window.location.pathname).toBe('/login')
    act(() => window.history.back())
    await denied()
  })
})

describe('another tab', () => {
  test.each([
    ['logs in as somebody else', false],
    ['logs out, and then in as somebody else', true],
  ])('%s: nothing typed into the profile here stays', async (_, isOutFirst) => {
    const premium = await logInAs('premium')
    const { user: member } = await logInAs('member')
    const { user } = renderApp(paths.userProfile.href())
    await user.type(await screen.findByLabelText(/^Name/), ' Menon')
    if (isOutFirst) {
      act(() => inAnotherTab(null))
      await loggedOutElsewhere()
    }
    act(() => inAnotherTab(premium))
    expect(await screen.findByDisplayValue('Rahul Menon')).toBeVisible()
    const key = `draft:profile:${member._id}`
    await waitFor(() => expect(window.sessionStorage.getItem(key)).toBeNull())
  })

  test.each([
    ['logs out, and then in as somebody else', true],
    ['logs in as somebody else', false],
  ])('%s: nothing typed into a public page here stays', async (_, isOutFirst) => {
    const premium = await logInAs('premium')
    const member = await logInAs('member')
    const { user } = renderApp(paths.study.href())
    await user.type(await screen.findByLabelText(/^Name/), 'Anjali Nair')
    await ownerNoted(member)
    if (isOutFirst) act(() => inAnotherTab(null))
    await settled()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Anjali Nair')
    act(() => inAnotherTab(premium))
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue(''))
    cleanup()
    renderApp(paths.study.href())
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
  })

  test('logs in as the same member again: what was typed into a public page here stays', async () => {
    const session = await logInAs('member')
    const { user } = renderApp(paths.study.href())
    await user.type(await screen.findByLabelText(/^Name/), 'Anjali Nair')
    await ownerNoted(session)
    act(() => inAnotherTab(null))
    await settled()
    act(() => inAnotherTab(session))
    await settled()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Anjali Nair')
  })

  test('logs in: what a visitor has typed into a public page here is the member’s', async () => {
    const session = await logInAs('member')
    window.localStorage.clear()
    const { user } = renderApp(paths.study.href())
    await user.type(await screen.findByLabelText(/^Name/), 'Anjali Nair')
    act(() => inAnotherTab(session))
    await settled()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Anjali Nair')
  })

  test('logs out: the guarded page here becomes the redirect page, without a toast', async () => {
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    act(() => inAnotherTab(null))
    await loggedOutElsewhere()
    expect(screen.getByText(/^What you typed and had not saved is kept in this tab/)).toBeVisible()
    expect(screen.queryByText('Logout successfully')).toBeNull()
  })

  test('logs in: the redirect page here becomes the page asked for', async () => {
    const session = await logInAs('member')
    window.localStorage.clear()
    renderApp(paths.userDashboard.href())
    await denied()
    act(() => inAnotherTab(session))
    expect(await welcome()).toBeVisible()
  })

  test('logs in as somebody else: nothing of the first person stays', async () => {
    const premium = await logInAs('premium')
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    queryClient.setQueryData(['members', 'me'], { name: 'secret' })
    act(() => inAnotherTab(premium))
    await welcome('Rahul Menon')
    expect(queryClient.getQueryData(['members', 'me'])).toBeUndefined()
    expect(screen.queryByText('Welcome, Anjali Nair')).toBeNull()
  })

  test('logs in as somebody else: what a page shows is read again for the second person', async () => {
    const premium = await logInAs('premium')
    await logInAs('member')
    renderApp(paths.userDashboard.href())
    await welcome()
    const shown = new QueryObserver(queryClient, {
      queryKey: ['members', 'me'],
      queryFn: () => Promise.resolve(sessionStore.get()?.user.name),
      staleTime: Infinity,
    })
    const stop = shown.subscribe(() => undefined)
    await waitFor(() => expect(shown.getCurrentResult().data).toBe('Anjali Nair'))
    act(() => inAnotherTab(premium))
    await waitFor(() => expect(shown.getCurrentResult().data).toBe('Rahul Menon'))
    stop()
  })

  test('logs in while this one is on the login page: this tab does not log the other out', async () => {
    const session = await logInAs('member')
    window.localStorage.clear()
    renderApp(paths.login.href())
    await login()
    act(() => inAnotherTab(session))
    await settled()
    expect(window.localStorage.getItem('auth')).not.toBeNull()
    expect(screen.queryByText('Logout successfully')).toBeNull()
  })
})

const at = () => window.location.pathname

/** Waits longer than the countdown of a guarded page and the pause after a form, until the login page. */
async function atLogin() {
  await pass(3500)
  await waitFor(() => expect(at()).toBe('/login'))
}
const stored = () => JSON.parse(window.localStorage.getItem('auth') ?? '{}').token

/** Another tab stores a login, of which this slow tab has not been notified. */
const inSlowTab = (session: unknown) => window.localStorage.setItem('auth', JSON.stringify(session))

async function resetPassword() {
  const { user } = renderWithState(paths.forget.href())
  await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  const otp = await screen.findByLabelText('OTP')
  await user.type(otp, apiStore().outbox.at(-1)?.fields.otp ?? '')
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
  await user.type(await screen.findByLabelText('New password'), 'new pass')
  holdClock()
  await user.click(screen.getByRole('button', { name: 'Reset password' }))
}

async function register() {
  const { user } = renderWithState(paths.register.href())
  const typed = {
    Name: 'Asha Thomas',
    Email: 'asha@example.com',
    Phone: '9847012345',
    Password: 'secret',
    'Confirm password': 'secret',
  }
  for (const [label, text] of Object.entries(typed))
    await user.type(await screen.findByLabelText(label), text)
  holdClock()
  await user.click(screen.getByRole('button', { name: 'Register' }))
}

describe('a redirect to the login page that nobody pressed', () => {
  test("a countdown at the admin pages does not end a member's login of another tab", async () => {
    const session = await logInAs('member')
    window.localStorage.clear()
    holdClock()
    renderWithState(paths.adminDashboard.href())
    await denied()
    act(() => inAnotherTab(session))
    await atLogin()
    await login()
    await settled()
    expect(stored()).toBe(session.token)
    expect(screen.queryByText('Logout successfully')).toBeNull()
  })

  test('a countdown whose tab was not notified of the login leads to the page asked for', async () => {
    const session = await logInAs('member')
    window.localStorage.clear()
    holdClock()
    renderWithState(paths.userDashboard.href())
    await denied()
    await pass(2500)
    inSlowTab(session)
    await pass(1000)
    expect(await welcome()).toBeVisible()
    expect(stored()).toBe(session.token)
  })

  test('a member who opens the admin pages is still logged out, as by a visit', async () => {
    await logInAs('member')
    holdClock()
    renderWithState(paths.adminDashboard.href())
    await denied()
    await atLogin()
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    expect(window.localStorage.getItem('auth')).toBeNull()
  })

  test('"Log in now" counts as a visit because it is pressed', async () => {
    const session = await logInAs('member')
    window.localStorage.clear()
    const { user } = renderWithState(paths.adminDashboard.href())
    await denied()
    act(() => inAnotherTab(session))
    await waitFor(() => expect(asked('/auth/adminauth')).toBe(1))
    await denied()
    await user.click(screen.getByRole('link', { name: 'Log in now' }))
    await login()
    expect(window.localStorage.getItem('auth')).toBeNull()
  })

  test.each([
    ['registration', register, '/auth/register', 'Registered successfully'],
    ['reset of a password', resetPassword, '/auth/resetpassword', 'Password reset successful'],
  ] as const)(
    'a %s whose answer is slow does not end a login that another tab made meanwhile',
    async (_, send, path, success) => {
      const session = await logInAs('premium')
      window.localStorage.clear()
      const answer = holdBack({ path })
      await send()
      act(() => inAnotherTab(session))
      await answer()
      await screen.findByText(success)
      await atLogin()
      await login()
      await settled()
      expect(stored()).toBe(session.token)
      expect(screen.queryByText('Logout successfully')).toBeNull()
    },
  )

  test('"Your password is changed" does not end a login of another tab', async () => {
    const session = await logInAs('premium')
    window.localStorage.clear()
    await resetPassword()
    await screen.findByText('Password reset successful')
    inSlowTab(session)
    await atLogin()
    await login()
    await settled()
    expect(stored()).toBe(session.token)
    expect(screen.queryByText('Logout successfully')).toBeNull()
  })

  test("Back to the login page that Logout led to goes on to where another tab's login leads", async () => {
    const session = await logInAs('premium')
    holdClock()
    const user = await logOut()
    await atLogin()
    await login()
    act(() => inAnotherTab(session))
    await user.click(there(screen.getAllByRole('link', { name: 'Home' })[0]))
    await waitFor(() => expect(at()).toBe('/'))
    act(() => window.history.back())
    await welcome('Rahul Menon')
    expect(stored()).toBe(session.token)
  })
})

describe('what is stored under auth', () => {
  test.each(['garbage', '[]', '{"user":{}}', '{"token":"t"}', 'null', '{"user":[],"token":7}'])(
    '%s counts as logged out, at a guarded page and at the login',
    async (text) => {
      window.localStorage.setItem('auth', text)
      const { unmount } = renderApp(paths.userDashboard.href())
      await denied()
      unmount()
      renderApp(paths.login.href())
      await login()
      expect(screen.queryByText('Logout successfully')).toBeNull()
    },
  )
})

async function logInHere() {
  const { user } = renderApp(paths.login.href())
  await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
  await user.type(screen.getByLabelText('Password'), sampleLogins.member.password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await welcome()
  return user
}

describe('a storage that fails', () => {
  test('a full one: the login works on this page, and so does the logout', async () => {
    const repair = breakStorage('setItem')
    const user = await logInHere()
    expect(window.localStorage.getItem('auth')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    repair()
  })

  test('a denied one: the same', async () => {
    const repair = denyStorage()
    try {
      const user = await logInHere()
      await user.click(screen.getByRole('button', { name: 'Logout' }))
      expect(await screen.findByText('Logout successfully')).toBeVisible()
    } finally {
      repair()
      localStore.remove('auth')
    }
  })

  test('one that cannot be read breaks no page', async () => {
    breakStorage('getItem')
    renderApp(paths.userDashboard.href())
    expect(await denied()).toBeVisible()
  })
})
