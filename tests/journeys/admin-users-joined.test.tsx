import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@/lib/dates/spans'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'

const USERS = paths.adminUsers.href()

/** In India it is past midnight, and a new year; in Greenwich it is not yet. */
const NOW = new Date('2026-12-31T19:00:00Z')

const joined = (name: string, createdAt: string) => ({ _id: name, name, createdAt })
const all = [
  joined('Nobody knows when', 'never'),
  joined('Das, last of November', '2026-11-30T18:29:59.999Z'),
  joined('Chitra, first of December', '2026-11-30T18:30:00.000Z'),
  joined('Binu, last of December', '2026-12-31T18:29:59.999Z'),
  joined('Anna, first of January', '2026-12-31T18:30:00.000Z'),
]

beforeEach(async () => {
  vi.setSystemTime(NOW)
  await logInAs('admin')
  apiStore().faults.add({ path: '/getusers', body: all })
})
afterEach(() => vi.useRealTimers())

async function openUsers(search = '') {
  const { user } = renderApp(USERS + search)
  await screen.findByText(/^\d.* users?$/)
  return user
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.firstChild?.textContent?.split(',')[0])

/** The names of the files that the browser is told to save. */
function savedFiles() {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:members')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  return saved
}

describe('the users who joined', () => {
  test('can be chosen by months and days, the widest first', async () => {
    await openUsers()
    const choices = within(screen.getByLabelText('Joined')).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Any time',
      'This month',
      'Last month',
      'Last 7 days',
      'Last 30 days',
      'Last 12 months',
      'Between two days',
    ])
  })

  test.each([
    ['This month', ['Anna'], '?joined=this-month'],
    ['Last month', ['Binu', 'Chitra'], '?joined=last-month'],
  ])('%s are those of the month in India', async (choice, expected, search) => {
    const user = await openUsers()
    await user.selectOptions(screen.getByLabelText('Joined'), choice)
    await waitFor(() => expect(names()).toEqual(expected))
    expect(window.location.search).toBe(search)
  })

  test('between two days are those of both days and of all days between', async () => {
    const user = await openUsers()
    expect(screen.queryByLabelText('Joined from')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Joined'), 'Between two days')
    // The days are at first this month up to today.
    expect(await screen.findByLabelText('Joined from')).toHaveValue('2027-01-01')
    expect(screen.getByLabelText('Joined to')).toHaveValue('2027-01-01')
    await waitFor(() => expect(names()).toEqual(['Anna']))
    const { length } = window.history
    await put(user, 'Joined from', '2026-11-30')
    await put(user, 'Joined to', '2026-12-01')
    await waitFor(() => expect(names()).toEqual(['Chitra', 'Das']))
    await waitFor(() =>
      expect(window.location.search).toBe('?joined=span&from=2026-11-30&to=2026-12-01'),
    )
    // Back leaves the chosen days at once, not through each one that was typed.
    expect(window.history).toHaveLength(length)
    await user.selectOptions(screen.getByLabelText('Joined'), 'Any time')
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByLabelText('Joined from')).toBeNull()
  })

  test.each([
    ['from a day on', '&from=2026-12-31', ['Anna', 'Binu']],
    ['up to a day', '&to=2026-11-30', ['Das']],
    ['in whichever order the days stand', '&from=2026-12-01&to=2026-11-30', ['Chitra', 'Das']],
    [
      'at any time, where no day is one',
      '&from=2026-02-31&to=x',
      ['Anna', 'Binu', 'Chitra', 'Das', 'Nobody knows when'],
    ],
  ])('%s are shown by a link', async (_, search, expected) => {
    await openUsers(`?joined=span${search}`)
    expect(names()).toEqual(expected)
  })
})

test.each([
  ['', 'members-all-2027-01-01.csv'],
  ['?joined=this-month', 'members-2027-01.csv'],
  ['?joined=last-month', 'members-2026-12.csv'],
  ['?view=non-subscribed&joined=last-month', 'members-non-subscribed-2026-12.csv'],
  ['?joined=30', 'members-last-30-days-2027-01-01.csv'],
  ['?joined=365', 'members-last-12-months-2027-01-01.csv'],
  ['?joined=span&from=2026-11-30&to=2026-12-31', 'members-2026-11-30-to-2026-12-31.csv'],
  ['?joined=span&from=2026-12-31&to=2026-11-30', 'members-2026-11-30-to-2026-12-31.csv'],
  ['?joined=span&from=2026-12-31', 'members-2026-12-31-to-2027-01-01.csv'],
  ['?joined=span&to=2026-11-30', 'members-up-to-2026-11-30.csv'],
  ['?joined=span', 'members-all-2027-01-01.csv'],
  ['?view=recent', 'members-recent-2027-01-01.csv'],
  ['?membership=none', 'members-no-membership-2027-01-01.csv'],
  ['?q=D%C3%A0s%2C%20Last', 'members-search-das-last-2027-01-01.csv'],
])('the list at %j is saved as %s', async (search, file) => {
  const saved = savedFiles()
  const user = await openUsers(search)
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
  expect(saved).toEqual([file])
})

async function refreshInFebruary(user: User, body: unknown) {
  vi.setSystemTime(new Date('2027-01-31T18:30:00Z'))
  apiStore().faults.add({ path: '/getusers', body })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
}

const status = () => within(screen.getByRole('table')).getByText(/^(Subscribed|Expired)$/)

describe('a page that was left open over the end of a month', () => {
  beforeEach(async () => {
    apiStore().tokens.seconds = (60 * DAY_MS) / 1000
    await logInAs('admin')
  })

  test('has the present month after a Refresh, also in the name of the file', async () => {
    const saved = savedFiles()
    const user = await openUsers('?joined=this-month')
    expect(names()).toEqual(['Anna'])
    const newest = joined('Ezhil, first of February', '2027-01-31T18:30:00.000Z')
    await refreshInFebruary(user, [...all, newest])
    await waitFor(() => expect(names()).toEqual(['Ezhil']))
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    expect(saved).toEqual(['members-2027-02.csv'])
  })

  test('shows after a Refresh which memberships have ended', async () => {
    const payer = { _id: 'payer', name: 'Payer', receipt: 'r1', updatedAt: '2026-01-15T00:00:00Z' }
    apiStore().faults.add({ path: '/getusers', body: [payer] })
    const user = await openUsers()
    expect(status()).toHaveTextContent('Subscribed')
    await refreshInFebruary(user, [payer])
    await waitFor(() => expect(status()).toHaveTextContent('Expired'))
  })
})

type User = Awaited<ReturnType<typeof openUsers>>

async function put(user: User, label: string, day: string) {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, day)
}
