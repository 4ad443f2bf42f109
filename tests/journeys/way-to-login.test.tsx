import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../local-server'
import { sampleLogins } from '../local-api/logins'
import { renderWithState } from '../render-account'
import { renderApp } from '../render-app'
import { holdClock, pass } from '../waits'

const email = 'asha@example.com'

const toPremium = /After the login you are back at Premium/
const toPage = /we open the page that you asked for/

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function onLoginPage() {
  await heading('Login')
  return screen.findByLabelText('Email')
}

async function buyAsVisitor() {
  const { user } = renderApp(paths.premium.href())
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }))
  await heading('Login')
  return user
}

async function fillInRegistration(user: UserEvent, address = email) {
  await user.type(await screen.findByLabelText('Name'), 'Asha Thomas')
  await user.type(screen.getByLabelText('Email'), address)
  await user.type(screen.getByLabelText('Phone'), '9847012345')
  await user.type(screen.getByLabelText('Password'), 'two words')
  await user.type(screen.getByLabelText('Confirm password'), 'two words')
}

describe('the login page says where it leads', () => {
  test('to who pressed Buy Now, and that nothing is paid yet', async () => {
    await buyAsVisitor()
    expect(await screen.findByText(toPremium)).toHaveTextContent('pay nothing before')
  })

  test('to who goes on to the registration', async () => {
    const user = await buyAsVisitor()
    await user.click(await screen.findByRole('link', { name: 'Register for free' }))
    await heading('Register')
    expect(await screen.findByText(toPremium)).toBeVisible()
  })

  test('to who asked for a page of members', async () => {
    renderWithState(paths.login.href(), { from: '/dashboard/user' })
    expect(await screen.findByText(toPage)).toBeVisible()
  })

  test('and nothing to who came by themselves, or from an address that is not ours', async () => {
    renderWithState(paths.login.href(), { from: '//evil.example' })
    await screen.findByLabelText('Email')
    expect(screen.queryByText(/After the login/)).toBeNull()
  })

  test('after the login Buy Now is in sight and has the focus', async () => {
    const user = await buyAsVisitor()
    await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
    await user.type(screen.getByLabelText('Password'), sampleLogins.member.password)
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(window.location.pathname).toBe('/premium'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveFocus())
  })
})

describe('an e-mail that was typed on one of the login pages is there on the next', () => {
  test('after a registration', async () => {
    const { user } = renderApp(paths.register.href())
    await fillInRegistration(user)
    holdClock()
    await user.click(screen.getByRole('button', { name: 'Register' }))
    await screen.findByText('You are registered')
    await pass(1100)
    expect(await onLoginPage()).toHaveValue(email)
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  test('where somebody is registered already', async () => {
    const { user } = renderApp(paths.register.href())
    await fillInRegistration(user, sampleLogins.member.email)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    const form = screen.getByRole('form')
    await user.click(await within(form).findByRole('link', { name: 'Login' }))
    expect(await onLoginPage()).toHaveValue(sampleLogins.member.email)
  })

  test('over the address that an earlier login was tried with', async () => {
    const { user } = renderApp(paths.login.href())
    await user.type(await screen.findByLabelText('Email'), 'wrong@example.com')
    await user.click(screen.getByRole('link', { name: 'Register for free' }))
    await heading('Register')
    await user.clear(await screen.findByLabelText('Email'))
    await fillInRegistration(user, sampleLogins.member.email)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    const form = screen.getByRole('form')
    await user.click(await within(form).findByRole('link', { name: 'Login' }))
    expect(await onLoginPage()).toHaveValue(sampleLogins.member.email)
  })

  test('where somebody who is new goes on to register', async () => {
    const { user } = renderApp(paths.login.href())
    await user.type(await screen.findByLabelText('Email'), email)
    await user.click(screen.getByRole('link', { name: 'Register for free' }))
    await heading('Register')
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
  })

  test('beside what is typed there already', async () => {
    const { user } = renderApp(paths.register.href())
    await user.type(await screen.findByLabelText('Name'), 'Asha')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
    await user.type(await onLoginPage(), email)
    await user.click(screen.getByRole('link', { name: 'Register for free' }))
    await heading('Register')
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha')
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  test('where a password was forgotten, and back again', async () => {
    const { user } = renderApp(paths.login.href())
    await user.type(await screen.findByLabelText('Email'), email)
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    await heading('Reset your password')
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
    expect(await onLoginPage()).toHaveValue(email)
  })

  test('after a reset', async () => {
    const { user } = renderApp(paths.forget.href())
    await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    const otp = await screen.findByLabelText('OTP')
    await user.type(otp, apiStore().otps.get(sampleLogins.member.email)?.code ?? '')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    await user.type(await screen.findByLabelText('New password'), 'another one')
    holdClock()
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
    await screen.findByRole('heading', { name: 'Your password is changed' })
    await pass(2100)
    expect(await onLoginPage()).toHaveValue(sampleLogins.member.email)
  })
})
