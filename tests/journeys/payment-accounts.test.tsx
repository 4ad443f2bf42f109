import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '@/lib/dates/spans'
import { notify } from '@/lib/notices/notify'
import {
  alert,
  buyNow,
  goAway,
  header,
  logInElsewhere,
  onServer,
  openPremium,
  openWindow,
  pay,
  reload,
  remember,
  words,
} from '../helpers/buying'
import { apiStore } from '../helpers/local-server'
import { ordersMade, recordOf, storedUser, stubCheckout } from '../helpers/payment-window'
import { price } from '../samples/premium-price'
import { asked, inAnotherTab } from '../helpers/render-account'
import { logInAs } from '../helpers/render-app'
import { holdBack, holdClock, pass, passAndLoad } from '../helpers/waits'

test('an answer about another account changes no data of the buyer', async () => {
  const windows = stubCheckout()
  const { user: member } = await logInAs('member')
  const data = { _id: 'another', name: 'Rahul Menon', email: 'rahul@example.com' }
  apiStore().faults.add({ path: '/getoneuser', body: { data } })
  const user = await openPremium()
  await user.click(buyNow())
  await waitFor(() => expect(windows).toHaveLength(1))
  expect(storedUser()).toMatchObject({ name: member.name, email: member.email })
  act(() => windows[0]?.modal.ondismiss())
})

test('a payment in another tab is not shown to somebody else who has logged in meanwhile', async () => {
  const { opened, user, userId } = await openWindow()
  await goAway(user)
  remember(userId, { state: 'paid', paymentIds: ['pay_tab'] })
  await logInElsewhere()
  act(() => opened.modal.ondismiss())
  act(() => notify.success('What was said after it'))
  expect(await screen.findByText('What was said after it')).toBeVisible()
  expect(screen.queryByText(/pay_tab/)).toBeNull()
})

test('a purchase does not undo a change that another tab made to the account while the server was read', async () => {
  const windows = stubCheckout()
  const { user: member, token } = await logInAs('member')
  const user = await openPremium()
  const old = { data: member, referredUsers: [] }
  const answer = holdBack({ path: '/auth/getoneuser', body: old, times: 1 })
  await user.click(buyNow())
  await waitFor(() => expect(asked(`/auth/getoneuser/${member._id}`)).toBe(1))
  onServer(String(member._id), { name: 'Anjali Menon' })
  act(() => inAnotherTab({ user: { ...member, name: 'Anjali Menon' }, token }))
  await answer()
  await waitFor(() => expect(windows).toHaveLength(1))
  expect(storedUser().name).toBe('Anjali Menon')
  act(() => windows[0]?.modal.ondismiss())
})

/** What the server knows once another device has bought a membership. */
const boughtElsewhere = (userId: string) =>
  onServer(userId, {
    receipt: 'other',
    amount: price.paise,
    updatedAt: new Date().toISOString(),
  })

describe('a membership that another device has bought meanwhile', () => {
  test('is found before a window opens, and no order is made', async () => {
    const windows = stubCheckout()
    const { user: member } = await logInAs('member')
    const user = await openPremium()
    boughtElsewhere(String(member._id))
    await user.click(buyNow())
    expect(await screen.findByText(/^You are a Premium member until/)).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(windows).toHaveLength(0)
    expect(ordersMade()).toBe(0)
  })

  test('is found also while an answer from before it is still on its way', async () => {
    const windows = stubCheckout()
    const { user: member } = await logInAs('member')
    const old = { data: member, referredUsers: [] }
    const answer = holdBack({ path: '/auth/getoneuser', body: old, times: 1 })
    const user = await reload('/dashboard/user')
    await waitFor(() => expect(asked(`/auth/getoneuser/${member._id}`)).toBe(1))
    boughtElsewhere(String(member._id))
    await user.click(buyNow())
    await waitFor(() => expect(asked(`/auth/getoneuser/${member._id}`)).toBe(2))
    await answer()
    expect(await header().findByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(windows).toHaveLength(0)
    expect(ordersMade()).toBe(0)
  })

  test('is found also if the clock was set back since the dashboard was read', async () => {
    const windows = stubCheckout()
    const { user: member } = await logInAs('member')
    const user = await reload('/dashboard/user')
    await screen.findByText('Neethu Babu')
    boughtElsewhere(String(member._id))
    const before = asked(`/auth/getoneuser/${member._id}`)
    vi.setSystemTime(Date.now() - 5 * MINUTE_MS)
    await user.click(buyNow())
    await screen.findByText(/^You are a Premium member until .*nothing to buy/)
    expect(asked(`/auth/getoneuser/${member._id}`)).toBe(before + 1)
    expect(windows).toHaveLength(0)
    expect(ordersMade()).toBe(0)
  })

  test('stops nobody if the server fails', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    const user = await openPremium()
    apiStore().faults.add({ path: '/auth/getoneuser', status: 500 })
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    act(() => windows[0]?.modal.ondismiss())
  })

  test('stops nobody if the server does not answer within 3 s', async () => {
    const windows = stubCheckout()
    const { user: member } = await logInAs('member')
    const user = await openPremium()
    apiStore().faults.add({ path: '/auth/getoneuser', hang: true })
    holdClock()
    await user.click(buyNow())
    await waitFor(() => expect(asked(`/auth/getoneuser/${member._id}`)).toBe(1))
    await passAndLoad(2500)
    expect(ordersMade()).toBe(0)
    await pass(600)
    await waitFor(() => expect(ordersMade()).toBe(1), { timeout: 1000 })
    await waitFor(() => expect(windows).toHaveLength(1))
    act(() => windows[0]?.modal.ondismiss())
  })
})

describe('a logout in another tab while the window is open', () => {
  test('keeps the payment, says so, and the next login of the same person has it', async () => {
    const { opened, login, userId } = await openWindow()
    act(() => inAnotherTab(null))
    pay(opened)
    expect(await screen.findByText(words.successOnly)).toBeVisible()
    await alert(/You have been logged out.*need not pay again.*pay_1/s)
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(recordOf(userId)).toMatchObject({ paymentIds: ['pay_1'] })
    act(() => inAnotherTab(login))
    await waitFor(() => expect(storedUser()).toMatchObject({ amount: price.paise }))
  })

  test('and a login of somebody else: the other login is left alone and shown nothing', async () => {
    const { opened, userId } = await openWindow()
    const other = await logInAs('expired')
    act(() => inAnotherTab(other))
    pay(opened)
    expect(await screen.findByText(words.successOnly)).toBeVisible()
    expect(screen.queryByText(/pay_1/)).toBeNull()
    expect(storedUser()).toMatchObject({ _id: other.user._id, receipt: other.user.receipt })
    expect(recordOf(userId)).toMatchObject({ paymentIds: ['pay_1'] })
  })

  test('before the window opens: it does not open', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    const answer = holdBack({ path: '/createsubscribe' })
    const user = await openPremium()
    await user.click(buyNow())
    act(() => inAnotherTab(null))
    await answer()
    await alert(/Failed to initiate payment.*No money was taken.*Log in again/s)
    expect(windows).toHaveLength(0)
  })
})

describe('somebody else who logs in while a purchase is under way', () => {
  test('is not told how it ended', async () => {
    const { opened, user } = await openWindow()
    await goAway(user)
    await logInElsewhere()
    act(() => opened.modal.ondismiss())
    act(() => notify.success('What was said after it'))
    expect(await screen.findByText('What was said after it')).toBeVisible()
    expect(screen.queryByText(words.cancelled)).toBeNull()
  })

  test('is told why Buy Now waits, and then has a window and an order of their own', async () => {
    const { opened, user, windows, userId } = await openWindow()
    const otherId = await logInElsewhere()
    expect(buyNow()).toBeEnabled()
    await user.click(buyNow())
    await alert(/Another payment is still under way on this page/)
    act(() => opened.fail({ error: { description: 'The bank refused it' } }))
    expect(screen.queryByText(/The bank refused it/)).toBeNull()
    await alert(/Another payment is still under way on this page/)
    expect(windows).toHaveLength(1)
    expect(ordersMade()).toBe(1)

    act(() => opened.modal.ondismiss())
    expect(screen.queryByText(words.cancelled)).toBeNull()
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    expect(windows[1]?.order_id).not.toBe(opened.order_id)
    expect(screen.queryByText(/Another payment is still under way/)).toBeNull()

    // The first window reports a payment after all: the second one is still the only open one.
    pay(opened)
    expect(buyNow()).toBeDisabled()
    expect(screen.queryByText(/pay_1/)).toBeNull()
    act(() => windows[1]?.modal.ondismiss())
    await alert(words.cancelled)
    expect(recordOf(userId)).toMatchObject({ state: 'paid', paymentIds: ['pay_1'] })
    expect(recordOf(otherId)).toMatchObject({ state: 'closed', orderId: windows[1]?.order_id })
  })

  test('before the window opens: the first window never opens, and the other person buys', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    const answer = holdBack({ path: '/createsubscribe', times: 1 })
    const user = await openPremium()
    await user.click(buyNow())
    await waitFor(() => expect(ordersMade()).toBe(1))
    await logInElsewhere()
    await user.click(buyNow())
    await alert(/Another payment is still under way on this page/)
    await answer()
    expect(windows).toHaveLength(0)
    expect(screen.queryByText(words.failed)).toBeNull()
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    const [mine] = windows
    expect(mine?.prefill.email).toBe('fathima@example.com')
    act(() => mine?.modal.ondismiss())
  })
})
