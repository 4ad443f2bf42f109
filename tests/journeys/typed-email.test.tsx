import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { sampleLogins } from '../local-api/logins'
import { inAnotherTab } from '../render-account'
import { logInAs, renderApp } from '../render-app'

const EMAIL = sampleLogins.member.email

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const email = () => screen.findByLabelText<HTMLInputElement>('Email')

const press = (user: UserEvent, name: string, place = document.body) =>
  user.click(within(place).getAllByRole('link', { name })[0] ?? document.body)

async function follow(user: UserEvent, link: string, to: string) {
  await press(user, link, screen.getByRole('main'))
  await heading(to)
}

async function type(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.type(await screen.findByLabelText(label), text)
  }
}

const person = {
  Name: 'Asha Thomas',
  Email: 'asha@example.com',
  Phone: '98470 12345',
  Password: 'secret',
  'Confirm password': 'secret',
}

test('who has registered finds the e-mail address in the login', async () => {
  const { user } = renderApp(paths.register.href())
  await heading('Register')
  await type(user, person)
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByText('You are registered')
  await user.click(screen.getByRole('link', { name: 'Go there now' }))
  await heading('Login')
  expect(await email()).toHaveValue(person.Email)
})

test('who is registered already finds it in the login, and from a refused login in the reset', async () => {
  const { user } = renderApp(paths.register.href())
  await heading('Register')
  await type(user, { ...person, Email: EMAIL })
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await within(screen.getByRole('form')).findByText('Already Register please login')
  await follow(user, 'Login', 'Login')
  expect(await email()).toHaveValue(EMAIL)
  await type(user, { Password: 'wrong' })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await within(screen.getByRole('form')).findByText('Wrong email or password')
  await follow(user, 'Forgot your password?', 'Reset your password')
  expect(await email()).toHaveValue(EMAIL)
  expect(await email()).not.toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByLabelText('OTP')
})

test('what is typed and not sent counts, and is changed where it was typed last', async () => {
  const { user } = renderApp(paths.login.href())
  await type(user, { Email: EMAIL })
  await follow(user, 'Forgot your password?', 'Reset your password')
  await user.clear(await email())
  await type(user, { Email: 'other@example.com' })
  await follow(user, 'Login', 'Login')
  // A form that has words of its own keeps them.
  expect(await email()).toHaveValue(EMAIL)
  await follow(user, 'Register for free', 'Register')
  expect(await email()).toHaveValue('other@example.com')
})

test('after a login and a logout nothing of it is left', async () => {
  const { user } = renderApp(paths.login.href())
  await type(user, { Email: EMAIL, Password: sampleLogins.member.password })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 3000 })
  expect(await email()).toHaveValue('')
  await follow(user, 'Register for free', 'Register')
  expect(await email()).toHaveValue('')
})

test('a login in another tab drops it, and what a member types is not noted', async () => {
  const { user } = renderApp(paths.register.href())
  await type(user, { Email: EMAIL })
  const login = await logInAs('premium')
  act(() => inAnotherTab(login))
  await user.clear(await email())
  await type(user, { Email: 'friend@example.com' })
  await press(user, 'Home')
  window.localStorage.removeItem('auth')
  act(() => inAnotherTab(null))
  await press(user, 'Login')
  expect(await email()).toHaveValue('')
})
