import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { fillStore } from '../local-api/fill'
import { apiStore } from '../helpers/local-server'
import { asked } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'

const USERS = paths.adminUsers.href()

beforeEach(() => logInAs('admin'))

async function openUsers(search = '') {
  const { user } = renderApp(USERS + search)
  await screen.findByText(/^\d.* users?$/)
  return user
}

const table = () => screen.getByRole('table')
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((cell) => cell.firstChild?.textContent)
const statuses = () => within(table()).getAllByText(/^(Subscribed|Not subscribed|Expired)$/)
const views = () => screen.getByRole('navigation', { name: 'Which users' })
const view = (name: RegExp) => within(views()).getByRole('link', { name })
/** The cell with the status, before the last one, which says what the referral brought. */
const statusCell = (name: RegExp) =>
  within(screen.getByRole('row', { name })).getAllByRole('cell').at(-2)
const found = (words: string) => screen.findByText(words)

test('a user can be called and written to from the list', async () => {
  await openUsers('?q=rahul')
  const row = within(screen.getByRole('row', { name: /Rahul Menon/ }))
  expect(row.getByRole('link', { name: 'rahul@example.com' })).toHaveAttribute(
    'href',
    'mailto:rahul@example.com',
  )
  expect(row.getByRole('link', { name: /^\d{10}$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d{10}$/),
  )
})

test('a name in another script is read out in its language', async () => {
  const name = 'राहुल मेनन'
  Object.assign(apiStore().members.find(({ user }) => user.name === 'Rahul Menon')?.user ?? {}, {
    name,
  })
  const user = await openUsers('?q=rahul')
  expect(screen.getByText(name)).toHaveAttribute('lang', 'hi')
  await user.click(screen.getByRole('link', { name }))
  const title = await screen.findByRole('heading', { level: 1, name })
  expect(within(title).getByText(name)).toHaveAttribute('lang', 'hi')
})

describe('the views', () => {
  test('all users are listed newest first, with the number of each view', async () => {
    await openUsers()
    expect(
      within(views())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['All users 31', 'Subscribed users 11', 'Non-subscribed users 20', '10 most recent '])
    expect(names()).toHaveLength(25)
    expect(names().slice(0, 3)).toEqual(['Jobin Jacob', 'Parvathy Unni', 'Siyad Ali'])
  })

  test('a single user is no “users”', async () => {
    const { members } = apiStore()
    members.splice(0, members.length, ...members.filter(({ user }) => user.role === 1).slice(0, 1))
    await openUsers()
    expect(await found('1 user')).toBeVisible()
  })

  test('subscribed users have a receipt, also when their year is over', async () => {
    const user = await openUsers()
    await user.click(view(/^Subscribed/))
    await found('11 users')
    expect(window.location.search).toBe('?view=subscribed')
    const states = within(table()).getAllByText(/^(Subscribed|Expired)$/)
    expect(states).toHaveLength(11)
    const row = within(table()).getByRole('row', { name: /Fathima Beevi/ })
    expect(row).toHaveTextContent(/Expiredon \d+ \w+ \d{4}/)
  })

  test('non-subscribed users have none', async () => {
    const user = await openUsers()
    await user.click(view(/^Non-subscribed/))
    await found('20 users')
    expect(within(table()).getAllByText('Not subscribed')).toHaveLength(20)
  })

  test('the most recent are ten, newest first', async () => {
    const user = await openUsers()
    await user.click(view(/most recent/))
    await found('10 users')
    expect(names()).toEqual([
      'Jobin Jacob',
      'Parvathy Unni',
      'Siyad Ali',
      'Haritha Mohan',
      'Roshan Abraham',
      'Keerthi Suresh',
      'Abdul Salam',
      'Jincy George',
      'Sandeep Kumar',
      'Thankamma Lakshmikutty Parameswaran Namboothiripad',
    ])
  })
})

describe('searching', () => {
  test.each([
    ['ANJALI', ['Anjali Nair']],
    ['9000000008', ['Tom Varghese']],
    ['+91 9000000008', ['Tom Varghese']],
    ['+919000000008', ['Tom Varghese']],
    ['09000000008', ['Tom Varghese']],
    ['9000-000-008', ['Tom Varghese']],
    ['tom +91 90000 00008', ['Tom Varghese']],
    ['uru-tom', ['Tom Varghese']],
    ['thomas merin', ['Merin Thomas']],
    ['divya@', ['Divya Raj']],
  ])('for "%s" finds %j', async (text, expected) => {
    const user = await openUsers()
    await user.type(screen.getByLabelText('Search users'), text)
    await found('1 of 31 users')
    expect(names()).toEqual(expected)
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('q')).toBe(text.trim()),
    )
  })

  test('without a match says so and can be cleared', async () => {
    const user = await openUsers('?view=subscribed')
    await user.type(screen.getByLabelText('Search users'), 'zzzz')
    await found('No user fits the search and the filters.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
    await waitFor(() => expect(window.location.search).toContain('q=zzzz'))
    await user.click(screen.getByRole('link', { name: 'Clear search and filters' }))
    await found('11 users')
    expect(screen.getByLabelText('Search users')).toHaveValue('')
    expect(window.location.search).toBe('?view=subscribed')
  })

  test('from a later page begins on the first, and adds no step for Back', async () => {
    const user = await openUsers('?page=2')
    expect(names()).toHaveLength(6)
    const steps = window.history.length
    await user.type(screen.getByLabelText('Search users'), 'a')
    await waitFor(() => expect(window.location.search).toBe('?q=a'))
    expect(screen.getByText(/^1 to/)).toBeVisible()
    expect(window.history.length).toBe(steps)
  })
})

describe('sorting and filtering', () => {
  test('by a heading, in both directions', async () => {
    const user = await openUsers()
    await user.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() => expect(names()[0]).toBe('Abdul Salam'))
    expect(window.location.search).toBe('?sort=name')
    expect(screen.getByRole('columnheader', { name: 'User' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await user.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() => expect(names()[0]).toBe('Vishnu Prasad'))
    expect(window.location.search).toBe('?sort=-name')
  })

  test('by the end of the membership: users without one are last', async () => {
    const user = await openUsers()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Membership ends first')
    await waitFor(() => expect(names()[0]).toBe('Fathima Beevi'))
    expect(statuses().at(-1)).toHaveTextContent('Not subscribed')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Membership ends last')
    await waitFor(() => expect(names()[0]).not.toBe('Fathima Beevi'))
    expect(statuses()[0]).toHaveTextContent(/^Subscribed/)
  })

  test('by the day of joining', async () => {
    const user = await openUsers()
    await user.selectOptions(screen.getByLabelText('Joined'), 'Last 30 days')
    await found('3 of 31 users')
    expect(names()).toEqual(['Jobin Jacob', 'Parvathy Unni', 'Siyad Ali'])
    expect(window.location.search).toBe('?joined=30')
  })

  test('by the membership', async () => {
    const user = await openUsers('?view=subscribed')
    await user.selectOptions(screen.getByLabelText('Membership'), 'Expired')
    await found('1 of 11 users')
    expect(names()).toEqual(['Fathima Beevi'])
  })

  test('with more rows on a page', async () => {
    const user = await openUsers()
    await user.selectOptions(screen.getByLabelText('Rows'), '50')
    await found('1 to 31 of 31')
    expect(names()).toHaveLength(31)
    expect(window.location.search).toBe('?size=50')
  })
})

describe('the address', () => {
  test('a shared link shows the same list', async () => {
    await openUsers('?view=non-subscribed&q=a&sort=-name&joined=365&size=50')
    expect(screen.getByLabelText('Search users')).toHaveValue('a')
    expect(screen.getByLabelText('Joined')).toHaveDisplayValue('Last 12 months')
    expect(screen.getByLabelText('Rows')).toHaveDisplayValue('50')
    expect(view(/^Non-subscribed/)).toHaveAttribute('aria-current', 'page')
    const listed = names()
    expect(listed).toEqual(listed.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')))
  })

  test('an unknown value in it counts as the default', async () => {
    await openUsers('?view=toString&sort=constructor&page=-4&size=9999&joined=x&membership=y')
    expect(names()).toHaveLength(25)
    expect(view(/^All/)).toHaveAttribute('aria-current', 'page')
    await found('1 to 25 of 31')
  })

  test('Back goes through views and pages', async () => {
    const user = await openUsers()
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await user.keyboard('{/Control}')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    await found('26 to 31 of 31')
    expect(screen.getByRole('group', { name: 'All users' })).toHaveFocus()
    await user.click(view(/^Subscribed/))
    await found('11 users')
    expect(window.location.search).toBe('?view=subscribed')
    act(() => window.history.back())
    await found('26 to 31 of 31')
    act(() => window.history.back())
    await found('1 to 25 of 31')
  })

  test('Back brings the searched text back', async () => {
    const user = await openUsers('?q=anjali')
    await user.click(screen.getByRole('link', { name: /Referrals of Anjali/ }))
    await screen.findByRole('heading', { level: 1, name: 'Anjali Nair' })
    act(() => window.history.back())
    await found('1 of 31 users')
    expect(screen.getByLabelText('Search users')).toHaveValue('anjali')
  })
})

describe('export', () => {
  test('saves the filtered users, in their order, as a file', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:users'
    })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const user = await openUsers('?view=subscribed&sort=name&joined=365')
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^"Name","Email","Phone",/)
    expect(lines.slice(1).map((line) => line.split('"')[1])).toEqual(names())
    expect(saved).toEqual([
      expect.stringMatching(/^members-subscribed-last-12-months-\d{4}-\d\d-\d\d\.csv$/),
    ])
  })
})

describe('loading', () => {
  test('a failed load says so and can be tried again in place', async () => {
    apiStore().faults.add({ path: '/getusers', status: 400 })
    const { user } = renderApp(USERS)
    expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
    apiStore().faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await found('31 users')
  })

  test.each([{ success: true }, 'x', null])('an answer of %j is no users', async (body) => {
    apiStore().faults.add({ path: '/getusers', body })
    await openUsers()
    expect(await found('There are no users here yet.')).toBeVisible()
    expect(screen.getByText('0 users')).toBeVisible()
  })

  test('users with odd fields are shown as far as possible', async () => {
    const body = [
      { _id: 'a', name: null, email: 7, createdAt: 'never' },
      { _id: 'b', name: '<b>Bold</b>', phone: 9847012345, receipt: 'r', updatedAt: 'never' },
      'rubbish',
      { name: 'Without id' },
    ]
    apiStore().faults.add({ path: '/getusers', body })
    await openUsers()
    await found('2 users')
    expect(names()).toEqual(['<b>Bold</b>', '(no name)'])
    expect(within(table()).getAllByText('Not known')).toHaveLength(2)
  })

  test('Refresh asks again and shows the old list meanwhile', async () => {
    const user = await openUsers('?view=recent')
    const [someone] = apiStore().members
    if (!someone) throw new Error('The seed has no members')
    const now = new Date().toISOString()
    apiStore().members.push({
      ...someone,
      user: { ...someone.user, _id: 'new', name: 'Newest Nandana', createdAt: now },
    })
    await user.click(screen.getByRole('button', { name: /Refresh/ }))
    await waitFor(() => expect(names()[0]).toBe('Newest Nandana'))
    expect(asked('/auth/getusers')).toBe(2)
  })

  test('a Refresh that fails says so, and the list stays', async () => {
    const user = await openUsers()
    const before = names()
    apiStore().faults.add({ path: '/getusers', status: 500 })
    await user.click(screen.getByRole('button', { name: /Refresh/ }))
    expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
    expect(names()).toEqual(before)
  })

  test('many users are split into pages with links to all pages', async () => {
    fillStore(apiStore(), { users: 2000, countries: 0, categories: 0, photoBytes: 0 })
    const user = await openUsers()
    await found('2,031 users')
    expect(names()).toHaveLength(25)
    await user.click(screen.getByRole('link', { name: 'Page 82' }))
    await found('2,026 to 2,031 of 2,031')
    expect(window.location.search).toBe('?page=82')
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })
})

describe("one user's referrals", () => {
  test('show the user, a summary and Success or Pending for each, newest first', async () => {
    const user = await openUsers('?q=rahul')
    await user.click(screen.getByRole('link', { name: 'Referrals of Rahul Menon' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Rahul Menon' })).toBeVisible()
    const summary = await screen.findByRole('list', { name: 'Referrals in numbers' })
    expect(summary).toHaveTextContent('Referred users 4Success 2Pending 2')
    expect(screen.getByText('URU-RAHUL')).toBeVisible()
    expect(names()).toEqual(['Haritha Mohan', 'Kiran Warrier', 'Anjali Nair', 'Fathima Beevi'])
    expect(statusCell(/Kiran/)).toHaveTextContent('Success')
    expect(statusCell(/Anjali/)).toHaveTextContent('Pending')
  })

  test('lead on to the referrals of those referred, and back to the users', async () => {
    const rahul = apiStore().members.find(({ user }) => user.name === 'Rahul Menon')
    const { user } = renderApp(`/dashboard/admin/ref/${rahul?.user._id}`)
    await user.click(await screen.findByRole('link', { name: 'Anjali Nair' }))
    await screen.findByRole('heading', { level: 1, name: 'Anjali Nair' })
    await user.click(screen.getByRole('link', { name: 'All users' }))
    expect(window.location.pathname).toBe(USERS)
  })

  test('lead back to the list as it was searched, filtered and sorted', async () => {
    const search = '?view=subscribed&q=rahul&sort=name'
    const user = await openUsers(search)
    await user.click(screen.getByRole('link', { name: 'Referrals of Rahul Menon' }))
    await user.click(await screen.findByRole('link', { name: 'Haritha Mohan' }))
    await screen.findByRole('heading', { level: 1, name: 'Haritha Mohan' })
    await user.click(screen.getByRole('link', { name: 'All users' }))
    await screen.findByLabelText('Search users')
    expect(window.location.search).toBe(search)
    expect(names()).toEqual(['Rahul Menon'])
  })

  test('of many are split into pages, which remember the list one came from', async () => {
    fillStore(apiStore(), { users: 2000, countries: 0, categories: 0, photoBytes: 0 })
    const user = await openUsers('?q=user1%40many')
    await user.click(screen.getByRole('link', { name: /^Referrals of / }))
    expect(await screen.findByText('1 to 25 of 40')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('26 to 40 of 40')).toHaveAttribute('role', 'status')
    expect(screen.getByRole('heading', { name: /^Referrals of/ })).toHaveFocus()
    expect(window.location.search).toBe('?page=2')
    await user.click(screen.getByRole('link', { name: 'All users' }))
    await screen.findByLabelText('Search users')
    expect(window.location.search).toBe('?q=user1%40many')
  })

  test('of somebody who referred nobody say so', async () => {
    const jobin = apiStore().members.find(({ user }) => user.name === 'Jobin Jacob')
    renderApp(`/dashboard/admin/ref/${jobin?.user._id}`)
    expect(
      await screen.findByText('Nobody has registered with the link of Jobin Jacob yet.'),
    ).toBeVisible()
  })

  test.each([{ status: 404 }, { body: { data: null } }, { body: {} }])(
    'of an unknown id (%j) say so in words, without an error',
    async (fault) => {
      apiStore().faults.add({ path: '/getoneuser', ...fault })
      renderApp(paths.adminReferrals.href('nobody'))
      expect(await screen.findByRole('heading', { level: 1, name: 'Unknown user' })).toBeVisible()
      expect(screen.getByText(/There is no user at this address/)).toBeVisible()
      expect(screen.queryByText('❌ Error fetching user data')).toBeNull()
    },
  )

  test('that cannot be loaded can be tried again in place', async () => {
    const rahul = apiStore().members.find(({ user }) => user.name === 'Rahul Menon')
    apiStore().faults.add({ path: '/getoneuser', status: 400 })
    const { user } = renderApp(`/dashboard/admin/ref/${rahul?.user._id}`)
    expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
    apiStore().faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Rahul Menon' })
  })

  test('whose list has an unknown shape say so, beside what the account is', async () => {
    const rahul = apiStore().members.find(({ user }) => user.name === 'Rahul Menon')
    const body = { data: rahul?.user, referredUsers: ['65f1', '65f2'] }
    apiStore().faults.add({ path: '/getoneuser', body })
    renderApp(`/dashboard/admin/ref/${rahul?.user._id}`)
    await screen.findByRole('heading', { level: 1, name: 'Rahul Menon' })
    expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText(/Nobody has registered with the link/)).toBeNull()
  })

  test('are none if there is no list of referred users', async () => {
    const rahul = apiStore().members.find(({ user }) => user.name === 'Rahul Menon')
    apiStore().faults.add({ path: '/getoneuser', body: { data: rahul?.user, referredUsers: null } })
    renderApp(`/dashboard/admin/ref/${rahul?.user._id}`)
    expect(await screen.findByText(/Nobody has registered with the link/)).toBeVisible()
  })
})
