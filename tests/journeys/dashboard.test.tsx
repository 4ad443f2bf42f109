import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { asked, inAnotherTab } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack } from '../helpers/waits'

const heading = (name = 'Dashboard') => screen.findByRole('heading', { level: 1, name })
const menu = () => within(screen.getByRole('navigation', { name: 'Your account' }))
const referred = () => within(screen.getByRole('region', { name: 'People you referred' }))

async function open(who: Parameters<typeof logInAs>[0] = 'member') {
  const login = await logInAs(who)
  const { user } = renderApp(paths.userDashboard.href())
  await heading()
  return { user, login }
}

describe('the sidebar', () => {
  test.each([
    ['a member', 'member', 'Anjali Nair'],
    ['a Premium member', 'premium', 'Rahul Menon'],
  ] as const)(
    'of %s has the name, Dashboard, Referrals and Logout, in this order',
    async (_, who, name) => {
      await open(who)
      expect(
        menu()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([name, 'Dashboard', 'Referrals', 'Logout'])
      expect(menu().getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'aria-current',
        'page',
      )
    },
  )

  test('links from the name to the profile, to the referrals and back', async () => {
    const { user } = await open()
    await user.click(menu().getByRole('link', { name: 'Anjali Nair' }))
    await heading('Profile')
    expect(window.location.pathname).toBe('/dashboard/user/profile')
    await user.click(menu().getByRole('link', { name: 'Referrals' }))
    await heading('Referrals')
    expect(window.location.pathname).toBe('/dashboard/user/refferal')
    expect(menu().getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
    await user.click(menu().getByRole('link', { name: 'Dashboard' }))
    await heading()
  })

  test.each([
    ['member', 'userProfile', 'Profile', 'Your account'],
    ['admin', 'adminUsers', 'Users', 'Administration'],
  ] as const)('of the %s’s area is passed by the skip link', async (who, page, title, name) => {
    await logInAs(who)
    const { user } = renderApp(paths[page].href())
    await heading(title)
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }))
    await user.tab()
    expect(screen.getByRole('main')).toContainElement(document.querySelector<HTMLElement>(':focus'))
    expect(screen.getByRole('navigation', { name })).not.toContainElement(
      screen.getByRole('main').querySelector<HTMLElement>(':focus'),
    )
  })

  test('of somebody without a name still links to the profile', async () => {
    const { user, token } = await logInAs('member')
    window.localStorage.setItem('auth', JSON.stringify({ user: { ...user, name: '' }, token }))
    apiStore().faults.add({ path: '/getoneuser', body: { data: { ...user, name: '' } } })
    renderApp(paths.userDashboard.href())
    await heading()
    expect(menu().getByRole('link', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '/dashboard/user/profile',
    )
    expect(screen.getByText('Welcome')).toBeVisible()
  })
})

test.each(['/dashboard/user', '/dashboard/user/profile', '/dashboard/user/refferal'])(
  '%s asks a visitor to log in, and shows nothing of anybody',
  async (address) => {
    renderApp(address)
    await heading('Please log in first')
    expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull()
    expect(asked('/auth/userauth')).toBe(0)
  },
)

test('the dashboard welcomes the member by name', async () => {
  await open()
  expect(screen.getByText('Welcome, Anjali Nair')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Membership' })).toBeVisible()
})

describe('the people one has referred', () => {
  test('are listed in a table: name, date, status, newest first, and are summed up in words', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'People you referred' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Registered', 'Status'])
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Neethu Babu',
      'Nikhil Das',
      'Divya Raj',
      'Sreelakshmi Pillai',
    ])
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells.map(([, status]) => status)).toEqual(['Pending', 'Success', 'Pending', 'Success'])
    for (const [date] of cells) expect(date).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u)
    expect(
      referred().getByText(
        '4 people registered with your link: 2 bought Premium (Success), 2 have not yet (Pending).',
      ),
    ).toBeVisible()
  })

  test.each([
    [[{ receipt: 'r1' }], '1 person registered with your link: 1 bought Premium (Success), 0 have'],
    [[{}], '1 person registered with your link: 0 bought Premium (Success), 1 has not yet'],
  ])('%j are summed up rightly', async (people, words) => {
    const { user } = await logInAs('member')
    apiStore().faults.add({
      path: '/getoneuser',
      body: {
        data: user,
        referredUsers: people.map((person, index) => ({ _id: `p${index}`, name: 'Jo', ...person })),
      },
    })
    renderApp(paths.userDashboard.href())
    expect(await screen.findByText(new RegExp(words.replaceAll(/[()]/g, '\\$&')))).toBeVisible()
    expect(screen.getByText('Date not known')).toBeVisible()
  })

  test.each([undefined, null])(
    'are taken from the user, if there is no list beside it (%j)',
    async (referredUsers) => {
      const { user } = await logInAs('member')
      const data = { ...user, referredUsers: [{ _id: 'p1', name: 'Jo', receipt: 'r1' }] }
      apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers } })
      renderApp(paths.userDashboard.href())
      const table = within(await screen.findByRole('table', { name: 'People you referred' }))
      expect(table.getByRole('row', { name: /^Jo/ })).toHaveTextContent('Success')
      expect(JSON.parse(window.localStorage.getItem('auth') ?? '{}').user).not.toHaveProperty(
        'referredUsers',
      )
    },
  )

  test('if there are none yet, the page says so and links to the invite link', async () => {
    const { user } = await logInAs('member')
    apiStore().faults.add({ path: '/getoneuser', body: { data: user } })
    const { user: person } = renderApp(paths.userDashboard.href())
    expect(await screen.findByText(/^Nobody has registered with your link yet/)).toBeVisible()
    expect(screen.queryByRole('table', { name: 'People you referred' })).toBeNull()
    await person.click(screen.getByRole('link', { name: 'Share your link' }))
    await heading('Referrals')
  })

  test('with odd fields do not break the rest', async () => {
    const { user } = await logInAs('member')
    apiStore().faults.add({
      path: '/getoneuser',
      body: {
        data: user,
        referredUsers: [null, 7, 'x', { name: 'no id' }, { _id: 'p1', name: null, createdAt: 5 }],
      },
    })
    renderApp(paths.userDashboard.href())
    expect(await screen.findByText('No name given')).toBeVisible()
  })

  test.each([[['65f1', '65f2']], [{ 0: { _id: 'p1' } }], ['65f1']])(
    'in an unknown shape (%j) do not count as none: the list says that it failed, and the login is updated',
    async (referredUsers) => {
      const { user } = await logInAs('member')
      const data = { ...user, name: 'Anjali Menon' }
      apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers } })
      const { user: person } = renderApp(paths.userDashboard.href())
      expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
      expect(referred().getByText('We could not load your account just now.')).toBeVisible()
      expect(screen.queryByText(/^Nobody has registered/)).toBeNull()
      expect(screen.getByText('Welcome, Anjali Menon')).toBeVisible()
      apiStore().faults.clear()
      await person.click(referred().getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('Neethu Babu')).toBeVisible()
    },
  )

  test.each([{ status: 500, body: {} }, { reset: true }, { text: '<p>x</p>' }, { body: {} }])(
    'cannot be loaded (%j): the specified toast, Try again in place, and the rest stays',
    async (fault) => {
      apiStore().faults.add({ path: '/getoneuser', ...fault })
      const { user } = await open()
      expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
      expect(screen.getByRole('heading', { level: 2, name: 'Membership' })).toBeVisible()
      apiStore().faults.clear()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('Neethu Babu')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    },
  )
})

/** Another tab has saved a new name: the server and the stored login have it. */
function renameElsewhere({ user, token }: { user: { _id: string }; token: string }) {
  const member = apiStore().members.find((each) => each.user._id === user._id)
  if (member) member.user = { ...member.user, name: 'Anjali Menon' }
  act(() => inAnotherTab({ user: { ...user, name: 'Anjali Menon' }, token }))
}
const storedName = () => JSON.parse(window.localStorage.getItem('auth') ?? '{}').user.name
const toPage = async (user: UserEvent, name: string) => {
  const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name })
  await user.click(there(link))
}

describe('the stored login', () => {
  test('follows what the server says and keeps its token', async () => {
    const { user, token } = await logInAs('member')
    const member = apiStore().members.find((each) => each.user._id === user._id)
    if (member) member.user = { ...member.user, name: 'Anjali Menon' }
    renderApp(paths.userDashboard.href())
    expect(await screen.findByText('Welcome, Anjali Menon')).toBeVisible()
    expect(JSON.parse(window.localStorage.getItem('auth') ?? '{}')).toMatchObject({
      user: { name: 'Anjali Menon' },
      token,
    })
  })

  test('changed in another tab is not undone on coming back by what was read before', async () => {
    const { user, login } = await open()
    await screen.findByText('Neethu Babu')
    await toPage(user, 'Services')
    await waitFor(() => expect(window.location.pathname).toBe('/services'))
    renameElsewhere(login)
    // Until the new answer arrives there is only what was read before.
    const answer = holdBack({ path: '/getoneuser' })
    act(() => window.history.back())
    await heading()
    expect(screen.getByText('Welcome, Anjali Menon')).toBeVisible()
    expect(storedName()).toBe('Anjali Menon')
    await answer()
    expect(screen.getByText('Welcome, Anjali Menon')).toBeVisible()
    expect(storedName()).toBe('Anjali Menon')
  })

  test('changed in another tab is not undone by an answer to an earlier request', async () => {
    const login = await logInAs('member')
    const old = { data: login.user, referredUsers: [] }
    const answer = holdBack({ path: '/getoneuser', body: old, times: 1 })
    renderApp(paths.userDashboard.href())
    await heading()
    await waitFor(() => expect(asked(`/auth/getoneuser/${login.user._id}`)).toBe(1))
    renameElsewhere(login)
    await answer()
    expect(await screen.findByText('Neethu Babu')).toBeVisible()
    expect(screen.getByText('Welcome, Anjali Menon')).toBeVisible()
    expect(storedName()).toBe('Anjali Menon')
  })

  test('replaced in another tab: the pages follow the other person', async () => {
    await open()
    await screen.findByText('Neethu Babu')
    const premium = await logInAs('premium')
    act(() => inAnotherTab(premium))
    expect(await screen.findByText('Welcome, Rahul Menon')).toBeVisible()
    expect(await screen.findByText('Haritha Mohan')).toBeVisible()
    expect(screen.queryByText('Neethu Babu')).toBeNull()
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem('auth') ?? '{}').user.name).toBe('Rahul Menon'),
    )
  })
})
