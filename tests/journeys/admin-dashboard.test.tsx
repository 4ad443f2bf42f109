import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { usersQuery } from '@/entities/user/api'
import { queryClient } from '@/lib/api/query'
import { DAY_MS } from '@/lib/dates/spans'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { asked } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

const ENTRIES = [
  ['Dashboard', '/dashboard/admin'],
  ['Countries', '/dashboard/admin/countries'],
  ['Add Country', '/dashboard/admin/create-country'],
  ['Users', '/dashboard/admin/users'],
  ['Latest Work', '/dashboard/admin/works'],
  ['Add Latest Country', '/dashboard/admin/create-category'],
  ['Latest Country', '/dashboard/admin/latestcoun'],
] as const

const menu = () => screen.findByRole('navigation', { name: 'Administration' })
const figures = () => screen.findByRole('list', { name: 'Users in numbers' })

/** The first row of the table, below its head. */
const lastMonth = () => screen.getAllByRole('row').at(1)

/** The requests to the API so far, except the test's own login. */
const requests = () =>
  apiStore()
    .requests.map(({ path }) => path.replace('/api/v1', ''))
    .filter((path) => path !== '/auth/login')

describe('nobody but an administrator', () => {
  const addresses = ['/dashboard/admin', '/dashboard/admin/users', '/dashboard/admin/ref/x']

  test.each(addresses)('a member at %s sees nothing, and no data is asked for', async (address) => {
    await logInAs('member')
    renderApp(address)
    await screen.findByRole('heading', { level: 1, name: 'Please log in first' })
    expect(requests()).toEqual(['/auth/adminauth'])
    expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull()
  })

  test.each(addresses)('a visitor at %s asks the API nothing', async (address) => {
    renderApp(address)
    await screen.findByRole('heading', { level: 1, name: 'Please log in first' })
    expect(requests()).toEqual([])
  })

  test('while the check is under way no data is asked for', async () => {
    await logInAs('admin')
    const releaseAnswer = holdBack({ path: '/adminauth' })
    renderApp(paths.adminUsers.href())
    await screen.findByText(/^Checking your login/)
    expect(requests()).toEqual(['/auth/adminauth'])
    await releaseAnswer()
    await screen.findByRole('heading', { level: 1, name: 'Users' })
    await waitFor(() => expect(requests()).toEqual(['/auth/adminauth', '/auth/getusers']))
  })
})

describe('the side menu', () => {
  beforeEach(() => logInAs('admin'))

  test('has its eight entries in order, and marks the present one', async () => {
    renderApp(paths.adminDashboard.href())
    const nav = await menu()
    const items = within(nav).getAllByRole('listitem')
    expect(items).toHaveLength(8)
    const links = within(nav).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ENTRIES.map(([, to]) => to))
    for (const [place, [label]] of ENTRIES.entries()) {
      expect(items[place]).toContainElement(within(nav).getByRole('link', { name: label }))
    }
    expect(items.at(-1)).toHaveTextContent(/^Logout$/)
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
  })

  test.each([
    ['Latest Work', 'Add a vacancy'],
    ['Add Latest Country', 'Add a job category'],
    ['Latest Country', 'All job categories'],
  ])('explains below %s, which stays its name, what it means: %s', async (name, meaning) => {
    renderApp(paths.adminDashboard.href())
    const link = within(await menu()).getByRole('link', { name })
    expect(within(link).getByText(meaning)).toBeVisible()
    expect(link).toHaveAccessibleDescription(meaning)
  })

  test.each(ENTRIES)('%s leads to %s', async (label, to) => {
    const { user } = renderApp(paths.adminDashboard.href())
    await user.click(within(await menu()).getByRole('link', { name: label }))
    expect(window.location.pathname).toBe(to)
    // The old page's entry stays marked until the new page has loaded.
    const link = await within(await menu()).findByRole('link', { name: label, current: 'page' })
    expect(link).toHaveAttribute('href', to)
    // The previous page may not be removed yet.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
  })

  test('marks Users on a referral page, which has no entry of its own', async () => {
    const { user } = await logInAs('admin')
    renderApp(paths.adminReferrals.href(user._id))
    const link = within(await menu()).getByRole('link', { name: 'Users' })
    expect(link).toHaveAttribute('aria-current', 'true')
  })

  test('Logout clears the login, says so and leads to the login page', async () => {
    const { user } = renderApp(paths.adminUsers.href())
    await user.click(within(await menu()).getByRole('button', { name: 'Logout' }))
    expect(window.localStorage.getItem('auth')).toBeNull()
    expect(await screen.findByText('Logout successfully')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 3000 })
  })
})

describe('the dashboard', () => {
  beforeEach(() => logInAs('admin'))

  test('counts users, subscribers and non-subscribers, each leading to its list', async () => {
    renderApp(paths.adminDashboard.href())
    const items = within(await figures()).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Total users 31',
      'Subscribers 11',
      'Non-subscribers 20',
    ])
    const links = within(await figures()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/admin/users',
      '/dashboard/admin/users?view=subscribed',
      '/dashboard/admin/users?view=non-subscribed',
    ])
    expect(screen.getByText('35% of all users are subscribers')).toBeVisible()
  })

  test('draws sign-ups and subscriptions, and shows the same numbers as a table', async () => {
    const { user } = renderApp(paths.adminDashboard.href())
    const chart = await screen.findByRole('img', { name: /sign-ups and .* subscriptions/ })
    const name = chart.getAttribute('aria-label') ?? ''
    const [, signUps, subscriptions] = /: (\d+) sign-ups and (\d+) subscriptions/.exec(name) ?? []
    await user.click(screen.getByText('Table'))
    const table = screen.getByRole('table', { name: 'Sign-ups and subscriptions' })
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(1 + 12 + 1)
    expect(rows.at(-1)).toHaveTextContent(`In all${signUps}${subscriptions}`)
    const sum = rows
      .slice(1, -1)
      .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent))
      .reduce((a, b) => a + b)
    expect(sum).toBe(Number(signUps))
    expect(screen.getByText(/last updated/)).toBeVisible()
  })

  test('names a single sign-up and a single subscription as one', async () => {
    const { members } = apiStore()
    const now = new Date().toISOString()
    const admins = members.filter(({ user }) => user.role === 1).slice(0, 1)
    for (const { user } of admins)
      Object.assign(user, { createdAt: now, updatedAt: now, receipt: 'r1' })
    members.splice(0, members.length, ...admins)
    renderApp(paths.adminDashboard.href())
    expect(
      await screen.findByRole('img', { name: /: 1 sign-up and 1 subscription\./ }),
    ).toBeVisible()
  })

  test('left open over the end of a month, it has the new month once the users are read again', async () => {
    vi.setSystemTime(new Date('2026-12-31T12:00:00+05:30'))
    apiStore().tokens.seconds = (60 * DAY_MS) / 1000
    await logInAs('admin')
    const { user } = renderApp(paths.adminDashboard.href())
    await user.click(await screen.findByText('Table'))
    expect(lastMonth()).toHaveTextContent('Dec 2026')
    vi.setSystemTime(new Date('2027-01-01T12:00:00+05:30'))
    await act(() => queryClient.invalidateQueries({ queryKey: usersQuery().queryKey }))
    await waitFor(() => expect(lastMonth()).toHaveTextContent('Jan 2027'))
  })

  test('shows the chosen period', async () => {
    const { user } = renderApp(paths.adminDashboard.href())
    await user.click(await screen.findByText('24 months'))
    await user.click(screen.getByText('Table'))
    expect(screen.getAllByRole('row').length).toBeGreaterThan(14)
    await user.click(screen.getByText('All'))
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('In all3111')
  })

  test.each([{ users: [] }, null, 'nobody', 7, {}])('an answer of %j is no users', async (body) => {
    apiStore().faults.add({ path: '/getusers', body })
    renderApp(paths.adminDashboard.href())
    expect(await figures()).toHaveTextContent('Total users 0Subscribers 0Non-subscribers 0')
    expect(screen.getByText(/Nobody has registered yet/)).toBeVisible()
    expect(screen.queryByText('❌ Error fetching user data')).toBeNull()
  })

  test.each([
    [{ body: { success: false, message: 'Restarting' } }],
    [{ body: { error: {} } }],
    [{ body: [{ _id: { $oid: '65f000000000000000000001' } }, null, 'x'] }],
  ])('an answer that gives no list (%j) does not say that nobody has registered', async (fault) => {
    apiStore().faults.add({ path: '/getusers', ...fault })
    const { user } = renderApp(paths.adminDashboard.href())
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText(/Nobody has registered/)).toBeNull()
    apiStore().faults.clear()
    await user.click(again)
    expect(await figures()).not.toHaveTextContent('Total users 0')
  })

  test('a failed load says so and can be tried again in place', async () => {
    apiStore().faults.add({ path: '/getusers', status: 400 })
    const { user } = renderApp(paths.adminDashboard.href())
    expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
    apiStore().faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await figures()).toHaveTextContent('Total users 31')
    expect(asked('/auth/getusers')).toBe(2)
  })

  test('the users page asks nothing again for what the dashboard has just read', async () => {
    const { user } = renderApp(paths.adminDashboard.href())
    await user.click(within(await figures()).getByRole('link', { name: 'Subscribers' }))
    expect(await screen.findByText('11 users')).toBeVisible()
    expect(asked('/auth/getusers')).toBe(1)
  })
})
