import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { ids } from '../../e2e/faults/ids'
import { header } from '../../helpers/buying'
import { apiStore } from '../../helpers/local-server'
import { logInAs, renderApp } from '../../helpers/render-app'
import { sampleLogins } from '../../local-api/logins'
import { foreignTexts } from '../../samples/foreign-texts'

const denied = () => screen.findByRole('heading', { name: 'Please log in first' })
const main = () => within(screen.getByRole('main'))

test.each(Object.entries(foreignTexts))(
  'auth contains %s: logged out, and a login works',
  async (_, text) => {
    window.localStorage.setItem('auth', text)
    const { user } = renderApp(paths.userDashboard.href())
    expect(await denied()).toBeVisible()
    expect(header().getAllByRole('link', { name: 'Login' })[0]).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Log in now' }))
    await user.type(await screen.findByLabelText('Email'), sampleLogins.member.email)
    await user.type(screen.getByLabelText('Password'), sampleLogins.member.password)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Welcome, Anjali Nair')).toBeVisible()
  },
)

test.each(Object.entries(foreignTexts))(
  'cart contains %s: an empty shortlist, and saving works',
  async (_, text) => {
    window.localStorage.setItem('cart', text)
    renderApp(paths.search.href())
    expect(await screen.findByText('Nothing is saved yet.')).toBeVisible()
    cleanup()
    const { user } = renderApp(paths.country.href(ids.germany))
    await screen.findByRole('heading', { level: 1, name: 'Germany' })
    await user.click(await main().findByRole('button', { name: /^Save/ }))
    cleanup()
    renderApp(paths.search.href())
    expect(await main().findByRole('link', { name: 'Germany' })).toBeVisible()
  },
)

test.each(['', '/users', '/countries', `/updateCountry/${ids.germany}`])(
  'a forged administrator sees nothing of the administration: %s',
  async (address) => {
    const { user, token } = await logInAs('member')
    window.localStorage.setItem('auth', JSON.stringify({ user: { ...user, role: 1 }, token }))
    renderApp(`/dashboard/admin${address}`)
    expect(await denied()).toBeVisible()
    expect(apiStore().requests.filter(({ path }) => path.includes('getusers'))).toEqual([])
  },
)
