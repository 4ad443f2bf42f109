import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { sampleLogins } from '../local-api/logins'
import { renderWithState } from '../helpers/render-account'
import { renderApp } from '../helpers/render-app'
import { settled } from '../helpers/waits'

const toPremium = /After you log in, you come back to Premium/
const toPage = /we open the page you asked for/

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function buyAsVisitor() {
  const { user } = renderApp(paths.premium.href())
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }))
  await heading('Login')
  return user
}

async function logIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
  await user.type(screen.getByLabelText('Password'), sampleLogins.member.password)
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Login' }))
}

describe('the login page says where it leads', () => {
  test('to a person who pressed Buy Now, and that nothing is paid yet', async () => {
    await buyAsVisitor()
    expect(await screen.findByText(toPremium)).toHaveTextContent('pay nothing until')
  })

  test('to a person who goes on to the registration', async () => {
    const user = await buyAsVisitor()
    await user.click(await screen.findByRole('link', { name: 'Register for free' }))
    await heading('Register')
    expect(await screen.findByText(toPremium)).toBeVisible()
  })

  test('to a person who asked for a page of members', async () => {
    renderWithState(paths.login.href(), { from: '/dashboard/user' })
    expect(await screen.findByText(toPage)).toBeVisible()
  })

  test('also after the skip link, which leads to the content and leaves no trace in the history', async () => {
    const user = await buyAsVisitor()
    const entries = window.history.length
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }))
    await settled()
    expect(screen.getByText(toPremium)).toBeVisible()
    expect(window.history.length).toBe(entries)
    expect(screen.getByRole('main')).toHaveFocus()
    await logIn(user)
    await waitFor(() => expect(window.location.pathname).toBe('/premium'))
  })

  test('but not to a person who came from an address that is not ours', async () => {
    renderWithState(paths.login.href(), { from: '//evil.example' })
    await screen.findByLabelText('Email')
    expect(screen.queryByText(/After you log in/)).toBeNull()
  })

  test('and the login leads there', async () => {
    const user = await buyAsVisitor()
    await logIn(user)
    await waitFor(() => expect(window.location.pathname).toBe('/premium'))
    expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeVisible()
  })
})
