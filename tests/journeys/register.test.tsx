import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { asked, bodiesOf } from '../helpers/render-account'
import { renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, holdClock, pass } from '../helpers/waits'

const person = {
  Name: 'Asha Thomas',
  Email: 'asha@example.com',
  Phone: '+91 98470 12345',
  Password: ' two words ',
  'Confirm password': ' two words ',
}

const button = () => screen.getByRole('button', { name: 'Register' })

async function fillIn(user: UserEvent, changes: Partial<typeof person> = {}) {
  await screen.findByRole('heading', { level: 1, name: 'Register' })
  for (const [label, text] of Object.entries({ ...person, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text)
  }
}

async function register(address = '/register', changes: Partial<typeof person> = {}) {
  const { user } = renderApp(address)
  await fillIn(user, changes)
  await user.click(button())
  return user
}

const typed = () =>
  Object.keys(person).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

describe('a registration', () => {
  test('says so, and leads to the login page after a second', async () => {
    const { user } = renderApp('/register')
    await fillIn(user)
    holdClock()
    await user.click(button())
    expect(await screen.findByText('You are registered')).toBeVisible()
    await pass(700)
    expect(window.location.pathname).toBe('/register')
    await pass(400)
    expect(window.location.pathname).toBe('/login')
    expect(await screen.findByText('Registered successfully')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  })

  test('sends exactly the six fields, the phone as ten digits, the password as typed', async () => {
    const bodies = bodiesOf('/auth/register')
    await register()
    await screen.findByText('Registered successfully')
    expect(bodies).toEqual([
      {
        name: 'Asha Thomas',
        email: 'asha@example.com',
        phone: '9847012345',
        password: ' two words ',
        confirmPassword: ' two words ',
        invitecode: '',
      },
    ])
  })

  test('does not ask for the list of members', async () => {
    await register()
    await screen.findByText('Registered successfully')
    expect(asked('/auth/getusers')).toBe(0)
  })

  test('stays on a page that the person has gone to meanwhile', async () => {
    const { user } = renderApp('/register')
    await fillIn(user)
    holdClock()
    await user.click(button())
    await screen.findByText('You are registered')
    await user.click(there(screen.getAllByRole('link', { name: 'Home' })[0]))
    await pass(1200)
    expect(window.location.pathname).toBe('/')
  })
})

const invite = () => screen.queryByLabelText(/^Invite code/)
const keptInvite = () => window.sessionStorage.getItem('invite-code')

describe('an invite', () => {
  test('fills in the invite code, which cannot be changed, and is sent with the registration', async () => {
    const bodies = bodiesOf('/auth/register')
    const { user } = renderApp('/register/URU%2DRAHUL')
    await fillIn(user)
    const code = screen.getByLabelText(/^Invite code/)
    expect(code).toHaveValue('URU-RAHUL')
    await user.type(code, 'X')
    expect(code).toHaveValue('URU-RAHUL')
    await user.click(button())
    await screen.findByText('Registered successfully')
    expect(bodies).toMatchObject([{ invitecode: 'URU-RAHUL' }])
    const members = apiStore().members
    expect(members.find(({ user: { name } }) => name === person.Name)?.referredBy).toBe('URU-RAHUL')
  })

  test('survives visits to other pages and a reload, and is forgotten once it was used', async () => {
    const bodies = bodiesOf('/auth/register')
    const { user } = renderApp('/register/URU-RAHUL')
    await screen.findByLabelText(/^Invite code/)
    await user.click(there(screen.getAllByRole('link', { name: 'Home' })[0]))
    await user.click(there(screen.getAllByRole('link', { name: 'Login' })[0]))
    await user.click(await screen.findByRole('link', { name: 'Register for free' }))
    expect(await screen.findByLabelText(/^Invite code/)).toHaveValue('URU-RAHUL')
    expect(window.location.pathname).toBe('/register')
    cleanup()
    const again = renderApp('/register')
    await fillIn(again.user)
    expect(invite()).toHaveValue('URU-RAHUL')
    await again.user.click(button())
    await screen.findByText('Registered successfully')
    expect(bodies).toMatchObject([{ invitecode: 'URU-RAHUL' }])
    expect(keptInvite()).toBeNull()
    cleanup()
    renderApp('/register')
    await screen.findByLabelText('Name')
    expect(invite()).toBeNull()
  })

  test('of a newer link replaces the one before', async () => {
    renderApp('/register/URU-RAHUL')
    await screen.findByLabelText(/^Invite code/)
    cleanup()
    renderApp('/register/URU-ANJALI')
    expect(await screen.findByLabelText(/^Invite code/)).toHaveValue('URU-ANJALI')
    cleanup()
    renderApp('/register')
    expect(await screen.findByLabelText(/^Invite code/)).toHaveValue('URU-ANJALI')
  })

  test('stays if nobody was registered', async () => {
    await register('/register/URU-RAHUL', { Email: 'rahul@example.com' })
    await within(await screen.findByRole('form')).findByText('Already Register please login')
    expect(keptInvite()).toBe('URU-RAHUL')
  })

  test.each(['/register/URU-RAHUL', '/register'])(
    'can be refused on %s, which keeps what was typed',
    async (address) => {
      window.sessionStorage.setItem('invite-code', 'URU-RAHUL')
      const bodies = bodiesOf('/auth/register')
      const { user } = renderApp(address)
      await fillIn(user)
      expect(invite()).toHaveAccessibleDescription(/sees your name, when you joined/)
      await user.click(screen.getByRole('button', { name: 'Remove this code' }))
      expect(invite()).toBeNull()
      expect(screen.getByText('The invite code is gone. You register without it.')).toHaveFocus()
      await user.click(button())
      await screen.findByText('Registered successfully')
      expect(bodies).toMatchObject([{ name: person.Name, invitecode: '' }])
    },
  )

  test('can no longer be refused while it is being sent', async () => {
    const answer = holdBack({ path: '/auth/register', status: 500 })
    const { user } = renderApp('/register/URU-RAHUL')
    await fillIn(user)
    await user.click(button())
    expect(await screen.findByRole('button', { name: 'Registering...' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Remove this code' })).toBeDisabled()
    await answer()
    expect(await screen.findByRole('button', { name: 'Register' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Remove this code' })).toBeEnabled()
  })

  test('that was refused stays away after a reload of its link, until another link is opened', async () => {
    const { user } = renderApp('/register/URU-RAHUL')
    await user.click(await screen.findByRole('button', { name: 'Remove this code' }))
    cleanup()
    renderApp('/register/URU-RAHUL')
    const gone = await screen.findByText('The invite code is gone. You register without it.')
    expect(gone).not.toHaveFocus()
    expect(invite()).toBeNull()
    cleanup()
    renderApp('/register')
    expect(await screen.findByText(/^Did a friend invite you/)).toBeVisible()
    expect(invite()).toBeNull()
    cleanup()
    renderApp('/register/URU-ANJALI')
    expect(await screen.findByLabelText(/^Invite code/)).toHaveValue('URU-ANJALI')
  })

  test('is not asked for if there is none', async () => {
    renderApp(paths.register.href())
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    expect(screen.queryByLabelText(/^Invite code/)).toBeNull()
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(description).toMatch(/A friend’s invite link fills in their code\.$/)
  })
})

describe('what the server can answer', () => {
  test('an email that is known: please log in', async () => {
    const user = await register('/register', { Email: 'rahul@example.com' })
    const form = within(await screen.findByRole('form'))
    expect(await form.findByText('Already Register please login')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(window.location.pathname).toBe('/register')
    const problem = within(screen.getByRole('form'))
    await user.click(problem.getByRole('link', { name: 'Login' }))
    expect(window.location.pathname).toBe('/login')
  })

  test.each([202, 400, 403, 404, 409, 500])('status %i: failed', async (status) => {
    apiStore().faults.add({ path: '/register', status, body: { message: 'A server detail' } })
    await register()
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed')
    expect(screen.queryByText('A server detail')).toBeNull()
  })

  test('status 201 without a readable body: registered', async () => {
    apiStore().faults.add({ path: '/register', status: 201, text: 'Created' })
    await register()
    expect(await screen.findByText('Registered successfully')).toBeVisible()
  })

  test('a lost connection: something went wrong', async () => {
    apiStore().faults.add({ path: '/register', reset: true })
    await register()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  })

  test('a page in place of an answer: something went wrong, not "already registered"', async () => {
    apiStore().faults.add({ path: '/register', text: '<p>Welcome to the hotel</p>' })
    await register()
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    expect(screen.queryByText('Already Register please login')).toBeNull()
  })

  test.each([
    ['a lost connection', { reset: true }],
    ['a page in place of an answer', { text: '<p>Welcome to the hotel</p>' }],
    ['a gateway', { status: 504, text: '<p>Gateway</p>' }],
    ['a server that broke', { status: 500, body: {} }],
    ['a host in place of the API', { status: 404, text: '<h1>No such app</h1>' }],
  ])('%s: one may be registered already, and can log in', async (_, fault) => {
    apiStore().faults.add({ path: '/register', ...fault, times: 1 })
    const user = await register()
    await screen.findByRole('alert')
    const form = within(screen.getByRole('form'))
    expect(
      await form.findByText(/you may be registered already\. Press Register once more/),
    ).toBeVisible()
    await user.click(form.getByRole('link', { name: 'Login' }))
    expect(window.location.pathname).toBe('/login')
  })

  test.each([409, 429])(
    'status %i is a refusal: the page does not say that one may be registered',
    async (status) => {
      apiStore().faults.add({ path: '/register', status, body: {} })
      await register()
      await within(await screen.findByRole('form')).findByText('Registration failed')
      expect(screen.queryByText(/may be registered/)).toBeNull()
    },
  )

  test('after a failure and a reload all but the passwords is still there, until it is sent', async () => {
    apiStore().faults.add({ path: '/register', status: 429, times: 1 })
    await register()
    await screen.findByRole('alert')
    cleanup()
    const { user } = renderApp('/register')
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    const { Name, Email, Phone } = person
    expect(typed()).toEqual([Name, Email, Phone, '', ''])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(person.Password.trim())
    await user.type(screen.getByLabelText('Password'), person.Password)
    await user.type(screen.getByLabelText('Confirm password'), person.Password)
    await user.click(button())
    await screen.findByText('Registered successfully')
    cleanup()
    renderApp('/register')
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    expect(typed().join('')).toBe('')
  })

  test('after a failure the passwords that were shown are hidden', async () => {
    apiStore().faults.add({ path: '/register', status: 409, body: {} })
    const { user } = renderApp('/register')
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await user.click(button())
    await screen.findByRole('alert')
    for (const label of ['Password', 'Confirm password'])
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
  })

  test('after a failure the button works again and everything typed is still there', async () => {
    const answer = holdBack({ path: '/register', status: 500, times: 1 })
    const user = await register()
    const busy = screen.getByRole('button', { name: 'Registering...' })
    expect(busy).toBeDisabled()
    await answer()
    await screen.findByRole('alert')
    expect(typed()).toEqual(Object.values(person))
    // The toast is shown a moment before the button works again.
    await user.click(await screen.findByRole('button', { name: 'Register' }))
    expect(await screen.findByText('Registered successfully')).toBeVisible()
    expect(asked('/auth/register')).toBe(2)
  })
})

describe('what is checked before anything is sent', () => {
  test('two passwords that differ', async () => {
    await register('/register', { 'Confirm password': 'another' })
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'This is not the same as the password above',
    )
    expect(screen.getByLabelText('Confirm password')).toHaveFocus()
    expect(asked('/auth/register')).toBe(0)
    expect(typed()).toEqual([...Object.values(person).slice(0, 4), 'another'])
  })

  test('two passwords that differ, beside another field that is wrong', async () => {
    await register('/register', { Phone: '1234567890', 'Confirm password': 'another' })
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    expect(screen.getByText('Please check what you typed')).toBeVisible()
    expect(screen.getByLabelText('Phone')).toBeInvalid()
    const differs = 'This is not the same as the password above'
    expect(screen.getByRole('link', { name: differs })).toBeVisible()
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(differs)
    expect(asked('/auth/register')).toBe(0)
  })

  test('is listed in the order of the fields', async () => {
    await register('/register', { Email: 'asha', 'Confirm password': 'another' })
    const problem = await screen.findByText('Please check what you typed')
    const links = within(there(problem.parentElement)).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter an email address such as name@example.com',
      'This is not the same as the password above',
    ])
  })

  test.each([
    ['Name', 'Enter your name'],
    ['Email', 'Enter your email address'],
    ['Phone', 'Enter your phone number'],
    ['Password', 'Choose a password'],
    ['Confirm password', 'Type your password once more'],
  ])('%s is required', async (label, words) => {
    const user = await register('/register', { [label]: '' })
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Please fill in all required fields')
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    await user.click(within(summary).getByRole('link', { name: words }))
    expect(field).toHaveFocus()
    expect(asked('/auth/register')).toBe(0)
  })

  test.each(['asha', 'asha@', '@example.com', 'asha@example.com x', 'asha@example.com,'])(
    'the email %j is not valid',
    async (email) => {
      await register('/register', { Email: email })
      expect(await screen.findByRole('alert')).toHaveTextContent('Please check what you typed')
      expect(screen.getByLabelText('Email')).toBeInvalid()
      expect(asked('/auth/register')).toBe(0)
    },
  )

  test.each(['12345', '5847012345', '98470123456', 'nine eight'])(
    'the phone %j is not an Indian one',
    async (phone) => {
      await register('/register', { Phone: phone })
      await screen.findByRole('alert')
      expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/starts with 6, 7, 8 or 9/)
      expect(asked('/auth/register')).toBe(0)
    },
  )
})

const attributes = (label: string) =>
  ['type', 'autocomplete', 'inputmode'].map((a) => screen.getByLabelText(label).getAttribute(a))

const kept = () =>
  [window.sessionStorage, window.localStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, at) => store.getItem(store.key(at) ?? '')),
  )

describe('the fields', () => {
  test('suit phones and password managers', async () => {
    renderApp(paths.register.href())
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    expect(attributes('Name')).toEqual([null, 'name', null])
    // Marks the email as the login name; otherwise Chrome stores the field before the password, the phone.
    expect(attributes('Email')).toEqual(['email', 'username', null])
    expect(attributes('Phone')).toEqual(['tel', 'tel', 'numeric'])
    expect(attributes('Password')).toEqual(['password', 'new-password', null])
    expect(attributes('Confirm password')).toEqual(['password', 'new-password', null])
  })

  test('passwords are shown on request, hidden again on sending, and never stored', async () => {
    const { user } = renderApp(paths.register.href())
    await fillIn(user, { Phone: '1' })
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
    await user.type(screen.getByLabelText('Confirm password'), 'x{Backspace}')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    expect(kept().join()).not.toContain('two words')
  })
})
