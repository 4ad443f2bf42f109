import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { queryClient } from '@/lib/api/query'
import { hasDraftOf } from '@/lib/browser/storage/draft-key'
import { paths } from '@/lib/navigation/paths'
import { notify } from '@/lib/notices/notify'
import { apiStore, server } from '../helpers/local-server'
import { asked, bodiesOf, inAnotherTab } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack } from '../helpers/waits'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const password = () => field('New password (optional)')
const save = () => screen.getByRole('button', { name: /^(Save changes|Submitting\.\.\.)$/ })
const auth = () => JSON.parse(window.localStorage.getItem('auth') ?? '{}')
const values = () => ['Name', 'Email', 'Phone'].map((label) => field(label).value)
const heading = () => screen.findByRole('heading', { level: 1, name: 'Profile' })
const restoredNote = () => screen.queryByText(/^What you typed but did not save/)

async function open() {
  const login = await logInAs('member')
  const { user } = renderApp(paths.userProfile.href())
  await heading()
  return { user, login }
}

async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(field(label))
  await user.type(field(label), text)
}

async function reload() {
  cleanup()
  queryClient.clear()
  const { user } = renderApp(paths.userProfile.href())
  await heading()
  return user
}

describe('the profile', () => {
  test('is prefilled, and the password is not', async () => {
    await open()
    expect(values()).toEqual(['Anjali Nair', 'anjali@example.com', '9000000003'])
    expect(password()).toHaveValue('')
  })

  test('shows what the server knows now, but not over what is being typed', async () => {
    const { user: stored } = await logInAs('member')
    const fresh = { ...stored, name: 'Anjali Menon', phone: '9000099999' }
    const answer = holdBack({ path: '/getoneuser', body: { data: fresh } })
    const { user } = renderApp(paths.userProfile.href())
    await heading()
    await user.type(field('Name'), ' K')
    await answer()
    await waitFor(() => expect(field('Phone')).toHaveValue('9000099999'))
    expect(field('Name')).toHaveValue('Anjali Nair K')
  })

  test('sends name, email and phone, and no password where none was typed', async () => {
    const bodies = bodiesOf('/auth/profile')
    const { user } = await open()
    await retype(user, 'Name', ' Anjali N Menon ')
    await retype(user, 'Phone', '+91 98470 12345')
    await user.click(save())
    expect(await screen.findByText('Profile updated successfully')).toBeVisible()
    expect(bodies).toEqual([
      { name: 'Anjali N Menon', email: 'anjali@example.com', phone: '9847012345' },
    ])
    expect(values()).toEqual(['Anjali N Menon', 'anjali@example.com', '9847012345'])
  })

  test('sends a new password as it was typed, empties its field, and the password works', async () => {
    const bodies = bodiesOf('/auth/profile')
    const { user } = await open()
    await user.type(password(), 'new  secret')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    expect(bodies).toMatchObject([{ password: 'new  secret' }])
    expect(password()).toHaveValue('')
    const answer = await fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'anjali@example.com', password: 'new  secret' }),
    })
    expect(answer.status).toBe(200)
  })

  test('updates the stored login from updatedUser and keeps its token', async () => {
    const { user, login } = await open()
    apiStore().faults.add({
      path: '/auth/profile',
      body: { updatedUser: { name: 'ANJALI', phone: 9847012345 } },
    })
    await retype(user, 'Name', 'Anjali')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    expect(auth().token).toBe(login.token)
    expect(auth().user).toMatchObject({
      _id: login.user._id,
      name: 'ANJALI',
      phone: '9847012345',
      email: 'anjali@example.com',
      usercode: 'URU-ANJALI',
    })
    expect(
      within(screen.getByRole('navigation', { name: 'Your account' })).getByText('ANJALI'),
    ).toBeVisible()
  })

  test.each([null, 'another'])(
    'keeps the account, whatever id updatedUser has (%j)',
    async (_id) => {
      const { user, login } = await open()
      apiStore().faults.add({
        path: '/auth/profile',
        body: { updatedUser: { _id, name: 'Anjali' } },
      })
      await retype(user, 'Name', 'Anjali')
      await user.click(save())
      await screen.findByText('Profile updated successfully')
      expect(auth().user).toMatchObject({ _id: login.user._id, name: 'Anjali' })
    },
  )

  test('keeps stored values that updatedUser does not contain', async () => {
    const { user: stored } = await logInAs('premium')
    const { user } = renderApp(paths.userProfile.href())
    await heading()
    const nothing = { name: null, email: '', phone: null, receipt: null, usercode: null }
    apiStore().faults.add({ path: '/auth/profile', body: { updatedUser: nothing } })
    // The read that follows fails, as it would otherwise repair what the answer broke.
    apiStore().faults.add({ path: '/getoneuser', status: 500 })
    await retype(user, 'Name', 'Rahul M')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    const { email, phone, receipt, usercode } = stored
    expect(receipt).toBeTruthy()
    expect(auth().user).toMatchObject({ name: 'Rahul M', email, phone, receipt, usercode })
    expect(values()).toEqual(['Rahul M', email, phone])
  })

  test('is not undone on coming back by what was read before it, if the read after it fails', async () => {
    const { user } = await open()
    await waitFor(() => expect(asked(`/auth/getoneuser/${auth().user._id}`)).toBe(1))
    await retype(user, 'Name', 'Anjali Menon')
    apiStore().faults.add({ path: '/getoneuser', status: 400 })
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    await waitFor(() => expect(asked(`/auth/getoneuser/${auth().user._id}`)).toBe(2))
    const [services] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Services' })
    await user.click(there(services))
    await waitFor(() => expect(window.location.pathname).toBe('/services'))
    act(() => window.history.back())
    await heading()
    await waitFor(() => expect(asked(`/auth/getoneuser/${auth().user._id}`)).toBe(3))
    expect(auth().user.name).toBe('Anjali Menon')
    expect(values()[0]).toBe('Anjali Menon')
  })

  test('keeps an administrator’s role, whatever role updatedUser has', async () => {
    await logInAs('admin')
    const { user } = renderApp(paths.userProfile.href())
    await heading()
    const body = { updatedUser: { name: 'Head', role: null } }
    apiStore().faults.add({ path: '/auth/profile', body })
    await retype(user, 'Name', 'Head')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    expect(auth().user).toMatchObject({ name: 'Head', role: 1 })
  })

  test('is saved once for a double click, and the button says so meanwhile', async () => {
    const answer = holdBack({ path: '/auth/profile' })
    const bodies = bodiesOf('/auth/profile')
    const { user } = await open()
    await user.type(field('Name'), ' K')
    await user.dblClick(save())
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await answer()
    await screen.findByText('Profile updated successfully')
    expect(bodies).toHaveLength(1)
    await waitFor(() => expect(save()).toBeEnabled())
  })
})

describe('the new password', () => {
  test('is shown on request, and hidden again on sending', async () => {
    const { user } = await open()
    expect(password()).toHaveAttribute('type', 'password')
    await user.type(password(), 'secret')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.clear(field('Name'))
    await user.click(save())
    expect(password()).toHaveAttribute('type', 'text')
    await user.type(field('Name'), 'Anjali')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    expect(password()).toHaveAttribute('type', 'password')
  })

  test('is not stored anywhere while it is shown', async () => {
    const { user } = await open()
    await user.type(password(), 'secret-9')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await reload()
    expect(password()).toHaveValue('')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret-9')
  })
})

describe('what is wrong', () => {
  test('an empty field is named, and nothing is sent', async () => {
    const bodies = bodiesOf('/auth/profile')
    const { user } = await open()
    await user.clear(field('Name'))
    await user.click(save())
    const problem = within(await screen.findByRole('alert'))
    expect(problem.getByText('Please fill in all required fields')).toBeVisible()
    await user.click(problem.getByRole('link', { name: 'Enter your name' }))
    expect(field('Name')).toHaveFocus()
    expect(bodies).toEqual([])
  })

  test('a malformed email or phone is named', async () => {
    const { user } = await open()
    await retype(user, 'Email', 'anjali')
    await retype(user, 'Phone', '12345')
    await user.click(save())
    const problem = within(await screen.findByRole('alert'))
    expect(problem.getByText('Please check what you typed')).toBeVisible()
    expect(problem.getAllByRole('link')).toHaveLength(2)
  })

  test.each([
    ['phone number', { phone: '0495 2700000' }],
    ['email', { email: 'anjali@example.com.' }],
  ])('an old %s in another format does not prevent a new name', async (_, kept) => {
    const { user: stored, token } = await logInAs('member')
    const old = { ...stored, ...kept }
    window.localStorage.setItem('auth', JSON.stringify({ user: old, token }))
    apiStore().faults.add({ path: '/getoneuser', body: { data: old } })
    apiStore().faults.add({ path: '/auth/profile', body: { updatedUser: old } })
    const bodies = bodiesOf('/auth/profile')
    const { user } = renderApp(paths.userProfile.href())
    await heading()
    await user.type(field('Name'), ' K')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    expect(bodies).toMatchObject([kept])
  })

  test('the server’s error is shown, and what was typed stays', async () => {
    const { user } = await open()
    await retype(user, 'Email', 'rahul@example.com')
    await user.type(password(), 'secret')
    await user.click(save())
    const problem = await screen.findByRole('alert')
    expect(problem).toHaveTextContent('Another account uses this email')
    expect(problem).toHaveFocus()
    expect(field('Email')).toHaveValue('rahul@example.com')
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription(
      'You log in with it. Another account uses this email',
    )
    expect(field('Phone')).toBeValid()
    expect(password()).toHaveValue('secret')
    expect(auth().user.email).toBe('anjali@example.com')
    expect(screen.queryByText('Profile updated successfully')).toBeNull()
  })

  test.each([
    [{ status: 200, body: { success: false } }, 'Update failed'],
    [{ status: 200, body: {} }, 'Something went wrong during update'],
    // The message of a success is not an error to show, and says nothing about the user.
    [{ status: 200, body: { msg: 'Profile updated' } }, 'Something went wrong during update'],
    [{ status: 400, body: {} }, 'Update failed'],
    [{ status: 500, body: {} }, 'Something went wrong during update'],
    [{ status: 404, text: '<h1>No such app</h1>' }, 'Something went wrong during update'],
    [{ reset: true }, 'Something went wrong during update'],
    [{ text: '<p>Hotel</p>' }, 'Something went wrong during update'],
  ])('%j, which does not say what is wrong: "%s"', async (fault, words) => {
    const { user } = await open()
    apiStore().faults.add({ path: '/auth/profile', ...fault })
    await user.type(field('Name'), ' K')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field('Name')).toHaveValue('Anjali Nair K')
  })
})

const warning = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

/** Logs out while a change is being saved; `answer` brings the outcome. */
async function logOutWhileSaving(fault: object = {}) {
  const { user } = await open()
  await user.type(field('Name'), ' K')
  const answer = holdBack({ path: '/auth/profile', ...fault })
  await user.click(save())
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(within(await warning()).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  return answer
}

describe('a change that is being saved at a logout', () => {
  test('is reported as saved, and logs nobody in', async () => {
    const answer = await logOutWhileSaving()
    await answer()
    expect(await screen.findByText('Profile updated successfully')).toBeVisible()
    expect(window.localStorage.getItem('auth')).toBeNull()
  })

  test('is reported as refused', async () => {
    const body = { message: 'Another account uses this email' }
    const answer = await logOutWhileSaving({ status: 400, body })
    await answer()
    expect(await screen.findByText(body.message)).toBeVisible()
  })

  test.each([
    ['saved', {}],
    ['refused', { status: 400, body: { message: 'Another account uses this email' } }],
  ])('says nothing to the next person: %s', async (_, fault) => {
    const answer = await logOutWhileSaving(fault)
    const premium = await logInAs('premium')
    act(() => inAnotherTab(premium))
    await answer()
    act(() => notify.error('A later toast'))
    await screen.findByText('A later toast')
    expect(screen.queryByText(/updated successfully|Another account/)).toBeNull()
    expect(auth().user.name).toBe('Rahul Menon')
  })
})

const NOT_KNOWN = /it is not known whether this was saved/
const MAY_COUNT = /Your new password may already count/

const GATEWAY = { text: '<h1>The gateway gave up</h1>' }

describe('a change whose answer is lost', () => {
  test.each([
    { reset: true },
    { status: 502, ...GATEWAY },
    { status: 504, ...GATEWAY },
    { text: '<p>Hotel</p>' },
  ])('is reported as unknown, and the account is read again (%j)', async (fault) => {
    const { user, login } = await open()
    apiStore().faults.add({ path: '/auth/profile', ...fault })
    const member = apiStore().members.find((each) => each.user._id === login.user._id)
    if (member) member.user.phone = '9000099999'
    await user.type(field('Name'), ' K')
    await user.click(save())
    const problem = await screen.findByRole('alert')
    expect(problem).toHaveTextContent('Something went wrong during update')
    expect(problem).toHaveTextContent(NOT_KNOWN)
    expect(problem).not.toHaveTextContent(MAY_COUNT)
    await waitFor(() => expect(field('Phone')).toHaveValue('9000099999'))
    expect(field('Name')).toHaveValue('Anjali Nair K')
  })

  test('that the account turns out to have is not asked about on leaving', async () => {
    const { user, login } = await open()
    const member = apiStore().members.find((each) => each.user._id === login.user._id)
    server.use(
      http.put(
        '*/auth/profile',
        async ({ request }) => {
          if (member) member.user = { ...member.user, ...Object(await request.json()) }
          return HttpResponse.html(GATEWAY.text, { status: 504 })
        },
        { once: true },
      ),
    )
    await user.type(field('Name'), ' K')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_KNOWN)
    await user.click(await screen.findByRole('link', { name: 'Anjali Nair K' }))
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_KNOWN)
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
  })

  test('that the account turns out to have is still asked about if there is a new password', async () => {
    const { user, login } = await open()
    const member = apiStore().members.find((each) => each.user._id === login.user._id)
    if (member) member.user.name = 'Anjali Nair K'
    apiStore().faults.add({ path: '/auth/profile', status: 504, ...GATEWAY })
    await user.type(field('Name'), ' K')
    await user.type(password(), 'secret')
    await user.click(save())
    await screen.findByRole('link', { name: 'Anjali Nair K' })
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    expect(await warning()).toBeVisible()
  })

  test('may have changed the password, if one was typed', async () => {
    const { user } = await open()
    apiStore().faults.add({ path: '/auth/profile', status: 504, ...GATEWAY })
    await user.type(password(), 'secret')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(MAY_COUNT)
    expect(password()).toHaveValue('secret')
  })

  test.each([
    { status: 400, body: {} },
    { status: 500, body: { message: 'The database is away' } },
  ])('is not assumed after a refusal or an error that the server reports (%j)', async (fault) => {
    const { user } = await open()
    apiStore().faults.add({ path: '/auth/profile', ...fault })
    await user.type(password(), 'secret')
    await user.click(save())
    expect(await screen.findByRole('alert')).not.toHaveTextContent(NOT_KNOWN)
  })
})

describe('what is not saved', () => {
  test('is not lost by a stray click: the page asks first', async () => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    const asking = within(await warning())
    await user.click(asking.getByRole('button', { name: 'Stay here' }))
    expect(field('Name')).toHaveValue('Anjali Nair K')
    expect(window.location.pathname).toBe('/dashboard/user/profile')
  })

  test('is no longer asked about once it was saved: the link that was pressed is followed', async () => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    const answer = holdBack({ path: '/auth/profile' })
    await user.click(save())
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    await warning()
    await answer()
    await screen.findByText('Profile updated successfully')
    await waitFor(() => expect(window.location.pathname).toBe(paths.userReferrals.href()))
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
  })

  test.each([
    [{ status: 400, body: { message: 'Another account uses this email' } }, 'Another account uses'],
    [{ reset: true }, 'Something went wrong during update'],
  ])('and was left while being sent is reported in a toast (%j)', async (fault, words) => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    const answer = holdBack({ path: '/auth/profile', ...fault })
    await user.click(save())
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    await user.click(within(await warning()).getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { level: 1, name: 'Referrals' })
    await answer()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  test.each([
    ['{Tab}', /^Something went wrong during update\. It is not known whether this was saved\.$/],
    ['secret', /^Something went wrong during update\. It is not .* password may already count/],
  ])(
    'and was left says in the toast that nobody knows whether it was saved (new password: %j)',
    async (typed, said) => {
      const { user } = await open()
      await user.type(field('Name'), ' K')
      await user.type(password(), typed)
      const answer = holdBack({ path: '/auth/profile', status: 504, ...GATEWAY })
      await user.click(save())
      await user.click(screen.getByRole('link', { name: 'Referrals' }))
      await user.click(within(await warning()).getByRole('button', { name: 'Leave' }))
      await screen.findByRole('heading', { level: 1, name: 'Referrals' })
      await answer()
      expect(await screen.findByRole('alert')).toHaveTextContent(said)
    },
  )

  test('is shown again after leaving anyway, with a note and a button to discard it', async () => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    await user.type(password(), 'secret')
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    await user.click(within(await warning()).getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { level: 1, name: 'Referrals' })
    await user.click(screen.getByRole('link', { name: 'Anjali Nair' }))
    await heading()
    expect(field('Name')).toHaveValue('Anjali Nair K')
    expect(password()).toHaveValue('')
    expect(restoredNote()).toBeVisible()
    const status = restoredNote()?.closest('[role="status"]')
    await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
    expect(values()).toEqual(['Anjali Nair', 'anjali@example.com', '9000000003'])
    expect(restoredNote()).toBeNull()
    // The status stays, because screen readers announce it only if it was there before its text.
    expect(status).toBeInTheDocument()
    await reload()
    expect(restoredNote()).toBeNull()
  })

  test('survives a reload; no password is stored anywhere', async () => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    await user.type(password(), 'secret-9')
    await reload()
    expect(field('Name')).toHaveValue('Anjali Nair K')
    expect(restoredNote()).toBeVisible()
    for (const storage of [window.sessionStorage, window.localStorage]) {
      const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      expect(kept.map((key) => storage.getItem(key)).join()).not.toContain('secret-9')
    }
  })

  test('is forgotten once it was saved or typed back', async () => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    await user.type(field('Name'), '{Backspace}{Backspace}')
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    await screen.findByRole('heading', { level: 1, name: 'Referrals' })
    expect(hasDraftOf('')).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Anjali Nair' }))
    await heading()
    expect(restoredNote()).toBeNull()
    await user.type(field('Name'), ' K')
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    await user.click(screen.getByRole('link', { name: 'Referrals' }))
    await screen.findByRole('heading', { level: 1, name: 'Referrals' })
    expect(hasDraftOf('')).toBe(false)
    await user.click(screen.getByRole('link', { name: 'Anjali Nair K' }))
    await heading()
    expect(restoredNote()).toBeNull()
  })

  test('is not shown to the next person at this browser', async () => {
    const { user } = await open()
    await user.type(field('Name'), ' K')
    const premium = await logInAs('premium')
    act(() => inAnotherTab(premium))
    await waitFor(() => expect(field('Name')).toHaveValue('Rahul Menon'))
    expect(restoredNote()).toBeNull()
  })
})
