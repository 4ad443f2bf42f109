import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bonusPercent } from '@/content/facts/premium'
import { bonusPaise } from '@/entities/user/referral-bonus'
import { DAY_MS } from '@/lib/dates/spans'
import { paths } from '@/lib/navigation/paths'
import { formatPaise } from '@/lib/text/format'
import { apiStore } from '../helpers/local-server'
import { price } from '../samples/premium-price'
import { logInAs, renderApp } from '../helpers/render-app'

beforeEach(() => logInAs('admin'))
afterEach(() => vi.useRealTimers())

function memberCalled(name: string) {
  const member = apiStore().members.find(({ user }) => user.name === name)
  if (!member) throw new Error(`The seed has no ${name}`)
  return member.user
}

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const told = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a name in the list of users leads to the page of that member', async () => {
  const { user } = renderApp(`${paths.adminUsers.href()}?q=rahul`)
  await user.click(await screen.findByRole('link', { name: 'Rahul Menon' }))
  await h1('Rahul Menon')
  expect(window.location.pathname).toBe(paths.adminReferrals.href(memberCalled('Rahul Menon')._id))
})

test("a member's page shows all that the API gives", async () => {
  Object.assign(memberCalled('Rahul Menon'), {
    receipt: 'receipt_77',
    createdAt: '2025-02-20T18:30:00.000Z',
    updatedAt: '2026-07-25T10:00:00.000Z',
  })
  const rahul = memberCalled('Rahul Menon')
  renderApp(paths.adminReferrals.href(rahul._id))
  await h1('Rahul Menon')
  expect(told('Email')).toBe('rahul@example.com')
  expect(told('Phone')).toBe(rahul.phone)
  expect(told('User code')).toBe('URU-RAHUL')
  expect(told('Role')).toBe('User')
  // The day in India.
  expect(told('Joined')).toBe('21 Feb 2025')
  expect(told('Last updated')).toBe('25 Jul 2026')
  expect(told('Id')).toBe(rahul._id)
  expect(told('Membership')).toBe('Subscribeduntil 25 Jul 2027')
  expect(told('Receipt')).toBe('receipt_77')
  expect(told('Amount')).toBe(price.now)
  expect(told('Currency')).toBe('INR')
})

test.each([
  ['99900', '₹999'],
  [' 99900 ', '₹999'],
  ['', '–'],
  ['much', '–'],
])('an amount that arrives as the text “%s” is shown as %s', async (amount, words) => {
  const data = { _id: 'x', name: 'Text Thomas', receipt: 'r', amount, currency: 'INR' }
  apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers: [] } })
  renderApp(paths.adminReferrals.href('x'))
  await h1('Text Thomas')
  expect(told('Amount')).toBe(words)
})

test('what the API does not give is shown as a dash', async () => {
  const body = { data: { _id: 'x', name: 'Bare Bindu' }, referredUsers: [] }
  apiStore().faults.add({ path: '/getoneuser', body })
  renderApp(paths.adminReferrals.href('x'))
  await h1('Bare Bindu')
  const absent = ['Email', 'Phone', 'User code', 'Receipt', 'Amount', 'Currency']
  expect(absent.map(told)).toEqual(absent.map(() => '–'))
  expect(told('Joined')).toBe('Not known')
  expect(told('Last updated')).toBe('Not known')
  expect(told('Membership')).toBe('Not subscribed')
})

test('an amount in another currency is shown in it, and a broken one does no harm', async () => {
  const data = { _id: 'x', name: 'Dubai Deepa', receipt: 'r', amount: 1250, currency: '<AED>' }
  apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers: [] } })
  renderApp(paths.adminReferrals.href('x'))
  await h1('Dubai Deepa')
  expect(told('Amount')).toBe('12.5')
  expect(told('Currency')).toBe('<AED>')
})

test('an administrator is named as one', async () => {
  renderApp(paths.adminReferrals.href(memberCalled('Sample Administrator')._id))
  await h1('Sample Administrator')
  expect(told('Role')).toBe('Administrator')
})

test('the people they referred, and what each Success brought, are listed below', async () => {
  const each = formatPaise(bonusPaise)
  renderApp(paths.adminReferrals.href(memberCalled('Rahul Menon')._id))
  await h1('Rahul Menon')
  expect(screen.getByRole('heading', { level: 2, name: 'Referrals of Rahul Menon' })).toBeVisible()
  const summary = screen.getByRole('list', { name: 'Referrals in numbers' })
  expect(summary).toHaveTextContent(
    `Referred users 4Success 2Pending 2Brought ${formatPaise(2 * bonusPaise)}`,
  )
  expect(
    screen.getByText(`${bonusPercent.subscription}% of ${price.now} for each Success: ${each}.`, {
      exact: false,
    }),
  ).toBeVisible()
  expect(cells(/Kiran/).slice(-2)).toEqual(['Success', each])
  expect(cells(/Anjali/).slice(-2)).toEqual(['Pending', '–'])
})

test('from a page that was left open, the next member’s membership is up to date', async () => {
  vi.setSystemTime(new Date('2026-12-31T12:00:00Z'))
  apiStore().tokens.seconds = (60 * DAY_MS) / 1000
  await logInAs('admin')
  Object.assign(memberCalled('Kiran Warrier'), { updatedAt: '2026-01-15T12:00:00.000Z' })
  const { user } = renderApp(paths.adminReferrals.href(memberCalled('Rahul Menon')._id))
  await h1('Rahul Menon')
  vi.setSystemTime(new Date('2027-01-31T12:00:00Z'))
  await user.click(await screen.findByRole('link', { name: /^Kiran/ }))
  await h1('Kiran Warrier')
  expect(told('Membership')).toBe('Expiredon 15 Jan 2027')
})

test('an e-mail address with a special URL character in it stays whole in its link', async () => {
  const data = { _id: 'x', name: 'Hash Hari', email: 'hari#1@example.com' }
  apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers: [] } })
  renderApp(paths.adminReferrals.href('x'))
  await h1('Hash Hari')
  const link = screen.getByRole('link', { name: 'hari#1@example.com' })
  expect(link).toHaveAttribute('href', 'mailto:hari%231@example.com')
})
