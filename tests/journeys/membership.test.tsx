import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bonusPercent, filingDiscountPercent } from '@/content/facts/premium'
import { DAY_MS } from '@/lib/dates/spans'
import { paths } from '@/lib/navigation/paths'
import { breakStorage } from '../helpers/broken-storage'
import { apiStore } from '../helpers/local-server'
import { ordersMade, payOnServer, storedUser, stubCheckout } from '../helpers/payment-window'
import { price } from '../samples/premium-price'
import { inAnotherTab } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { holdBack, holdClock, pass, settled } from '../helpers/waits'

const section = async () => within(await screen.findByRole('region', { name: 'Membership' }))
const dates = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Changes the server's data of a sample account. */
function onServer(email: string, changes: object) {
  const member = apiStore().members.find(({ user }) => user.email === email)
  if (member) member.user = { ...member.user, ...changes }
}

async function open(who: Parameters<typeof logInAs>[0]) {
  await logInAs(who)
  const { user } = renderApp(paths.userDashboard.href())
  return { user, membership: await section() }
}

/** The prefilled text of the chat link in a part of the page. */
function askedInChat(part: Awaited<ReturnType<typeof section>>) {
  const chat = part.getByRole('link', { name: /^Ask a consultant on WhatsApp/ })
  return new URL(chat.getAttribute('href') ?? '').searchParams.get('text') ?? ''
}

describe('on the dashboard', () => {
  test('a member sees the pass filled in: name, and valid until a year after updatedAt', async () => {
    onServer('rahul@example.com', { updatedAt: '2099-03-05T06:00:00.000Z' })
    const { membership } = await open('premium')
    expect(membership.getByText('You are a Premium member until 5 March 2100.')).toBeVisible()
    const facts = membership.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(expect.arrayContaining(['Rahul Menon', '5 March 2100']))
    expect(membership.getByText('Member')).toBeVisible()
    expect(membership.queryByRole('button', { name: 'Buy Now' })).toBeNull()
    expect(membership.queryByRole('table')).toBeNull()
  })

  test('a member sees their benefits in short: a chat that says so, the link, the list, the receipt', async () => {
    onServer('rahul@example.com', { receipt: 'rcpt_9', updatedAt: '2099-03-05T06:00:00.000Z' })
    const { membership, user } = await open('premium')
    const yours = within(membership.getByRole('region', { name: 'Your Premium' }))
    expect(askedInChat(yours)).toMatch(/I am a Premium member .*rcpt_9/)
    expect(yours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Early messaging updates before site publishing',
        'Priority support and personal guidance',
        `${bonusPercent.subscription}% referral bonus on subscriptions`,
        `${filingDiscountPercent}% discount on filing services`,
      ]),
    )
    expect(yours.getByText('rcpt_9')).toBeVisible()
    await user.click(yours.getByRole('link', { name: 'Your referral link' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
  })

  test.each(['member', 'expired'] as const)('a %s sees nothing of it', async (who) => {
    const { membership } = await open(who)
    expect(membership.queryByRole('region', { name: 'Your Premium' })).toBeNull()
  })

  test('a payment of this browser can be copied, and the chat names its number', async () => {
    const windows = stubCheckout()
    const { membership, user } = await open('member')
    await user.click(membership.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(windows).toHaveLength(1))
    act(() => windows[0]?.handler({ razorpay_payment_id: 'pay_kept' }))
    const yours = within(membership.getByRole('region', { name: 'Your Premium' }))
    expect(askedInChat(yours)).toContain('pay_kept')
    const receipt = apiStore().orders[0]?.receipt ?? 'none'
    expect(yours.queryByText(receipt)).toBeNull()
    const payment = within(screen.getByRole('region', { name: 'Your payment' }))
    expect(payment.getByText(/do not show it yet.*still so tomorrow, tell us/)).toBeVisible()
    await user.click(payment.getByRole('button', { name: 'Copy the payment details' }))
    expect(await payment.findByText('Copied.')).toBeVisible()
    const copied = await navigator.clipboard.readText()
    for (const part of [price.now, 'pay_kept', receipt]) expect(copied).toContain(part)
    expect(payment.queryByRole('alert')).toBeNull()
  })

  test('a payment that this browser cannot store says so beside its number', async () => {
    const windows = stubCheckout()
    const { membership, user } = await open('member')
    await user.click(membership.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(windows).toHaveLength(1))
    const repair = breakStorage('setItem')
    act(() => windows[0]?.handler({ razorpay_payment_id: 'pay_lost' }))
    const payment = within(screen.getByRole('region', { name: 'Your payment' }))
    expect(payment.getByText('pay_lost')).toBeVisible()
    expect(payment.getByRole('alert')).toHaveTextContent(/could not save it.*Write.*number down/)
    repair()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })

  test('a year bought on 29 February ends on 28 February', async () => {
    onServer('rahul@example.com', { updatedAt: '2096-02-29T06:00:00.000Z' })
    const { membership } = await open('premium')
    expect(membership.getByText(/until 28 February 2097/)).toBeVisible()
  })

  test.each([undefined, 'soon'])(
    'a member whose date is %s counts as one, and may ask us',
    async (date) => {
      onServer('rahul@example.com', { updatedAt: date })
      const { membership } = await open('premium')
      expect(membership.getByText(/^You are a Premium member\..*ask us/)).toBeVisible()
      expect(membership.getByText('Ask us')).toBeVisible()
    },
  )

  test.each([true, { id: 'r1' }, ['r1']])(
    'a receipt that is not a text (%j) counts too: nobody pays twice, and the status is Success',
    async (receipt) => {
      const { user } = await logInAs('member')
      const data = { ...user, receipt, updatedAt: new Date().toISOString() }
      const referredUsers = [{ _id: 'p1', name: 'Ravi', receipt }]
      apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers } })
      renderApp(paths.userDashboard.href())
      expect(await screen.findByRole('row', { name: /Ravi.*Success/ })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull()
    },
  )

  test.each([false, {}, [], '', null])(
    'a receipt that is empty (%j) does not count',
    async (receipt) => {
      const { user } = await logInAs('member')
      const data = { ...user, receipt, updatedAt: new Date().toISOString() }
      const referredUsers = [{ _id: 'p1', name: 'Ravi', receipt }]
      apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers } })
      renderApp(paths.userDashboard.href())
      expect(await screen.findByRole('row', { name: /Ravi.*Pending/ })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Buy Now' })).toBeVisible()
    },
  )

  test('an ended year says when it ended, and Buy Now starts a new one', async () => {
    const windows = stubCheckout()
    const { membership, user } = await open('expired')
    expect(membership.getByText(/^Your Premium year ended on \d+ \p{L}+ \d{4}\.$/u)).toBeVisible()
    expect(membership.getByText('Year is over')).toBeVisible()
    // The link in the header depends on the receipt alone.
    expect(screen.getByRole('link', { name: 'Premium Member' })).toBeVisible()
    await user.click(membership.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(windows).toHaveLength(1))
  })

  test('a year that ends while the page is open is shown as ended there too', async () => {
    holdClock()
    const begun = new Date(Date.now() + 90_000)
    begun.setUTCFullYear(begun.getUTCFullYear() - 1)
    onServer('rahul@example.com', { updatedAt: begun.toISOString() })
    const { membership } = await open('premium')
    expect(membership.getByText(/^You are a Premium member until/)).toBeVisible()
    await pass(3 * 60_000)
    expect(membership.getByText(/^Your Premium year ended on/)).toBeVisible()
    expect(membership.getByText('Year is over')).toBeVisible()
    expect(membership.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  })

  test('everybody else sees the upgrade table with its benefits and the price', async () => {
    const { membership } = await open('member')
    const table = within(membership.getByRole('table'))
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Early messaging updates before site publishingIncluded',
      'Priority support and personal guidanceIncluded',
      'Referral bonus on subscriptions10%',
      'Referral bonus on filing4%',
      'Discount on filing services (first filing payment)4%',
      'Website updates and consulting accessIncluded',
    ])
    expect(membership.getByText(price.now)).toBeVisible()
    expect(membership.getByText(price.original).closest('s')).not.toBeNull()
    expect(membership.getByText(price.off, { exact: false })).toBeVisible()
    expect(membership.getByText(/non-refundable.*within 7 working days/)).toBeVisible()
  })

  test('buying replaces the table with the pass at once, with payment number and rule', async () => {
    const windows = stubCheckout()
    const { membership, user } = await open('member')
    await user.click(membership.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(windows).toHaveLength(1))
    const [opened] = windows
    if (opened) await act(() => payOnServer(opened))
    act(() => opened?.handler({ razorpay_payment_id: 'pay_dash' }))

    const year = new Date(Date.now())
    year.setFullYear(year.getFullYear() + 1)
    expect(
      membership.getByText(`You are a Premium member until ${dates.format(year)}.`),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Premium Member' })).toBeVisible()
    const payment = within(screen.getByRole('region', { name: 'Your payment' }))
    expect(payment.getByText('pay_dash')).toBeVisible()
    expect(payment.getByText(price.now)).toBeVisible()
    expect(payment.getByText(apiStore().orders[0]?.receipt ?? 'none')).toBeVisible()
    expect(payment.getByText(/Keep the payment number.*within 7 working days/)).toBeVisible()
    expect(payment.getByRole('link', { name: 'Tell us about this payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('pay_dash'),
    )
    expect(await screen.findByText('Payment successful & profile updated!')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/do not show it yet/)).toBeNull())
    expect(membership.queryByRole('button', { name: 'Buy Now' })).toBeNull()
  })

  test('a year bought on another device: Buy Now says so, once, and moves the focus to the membership', async () => {
    const windows = stubCheckout()
    const { membership, user } = await open('member')
    await screen.findByText('Neethu Babu')
    onServer('anjali@example.com', { receipt: 'other', updatedAt: new Date().toISOString() })
    membership.getByRole('button', { name: 'Buy Now' }).focus()
    await user.keyboard('{Enter}')
    expect(
      await screen.findByText(/^You are a Premium member until .*nothing to buy/),
    ).toBeVisible()
    expect(membership.getByText(/^You are a Premium member until [^.]*\.$/)).toBeVisible()
    expect(membership.getByRole('heading', { name: 'Membership' })).toHaveFocus()
    expect(windows).toHaveLength(0)
    await user.click(screen.getByRole('link', { name: 'Premium Member' }))
    await screen.findByRole('heading', { level: 1, name: 'Premium membership' })
    await settled()
    expect(within(screen.getByRole('main')).queryByText(/nothing to buy/)).toBeNull()
  })

  test('a year bought on another device does not move the focus of a reader who did not press', async () => {
    const { membership } = await open('member')
    await screen.findByText('Neethu Babu')
    const { user, token } = JSON.parse(window.localStorage.getItem('auth') ?? '{}')
    const bought = { receipt: 'other', updatedAt: new Date().toISOString() }
    onServer('anjali@example.com', bought)
    act(() => inAnotherTab({ user: { ...user, ...bought }, token }))
    expect(await membership.findByText(/^You are a Premium member until/)).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  test('a year bought in another tab is not undone by what was read here before', async () => {
    const { user } = await open('member')
    await screen.findByText('Neethu Babu')
    const [services] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Services' })
    await user.click(there(services))
    await waitFor(() => expect(window.location.pathname).toBe('/services'))
    const login = JSON.parse(window.localStorage.getItem('auth') ?? '{}')
    const at = new Date().toISOString()
    const record = {
      state: 'paid',
      receipt: 'r1',
      currency: 'INR',
      at,
      paymentIds: [],
      known: true,
    }
    window.localStorage.setItem(`payment:${login.user._id}`, JSON.stringify(record))
    act(() => inAnotherTab({ ...login, user: { ...login.user, receipt: 'r1', updatedAt: at } }))
    const answer = holdBack({ path: '/getoneuser' })
    act(() => window.history.back())
    expect(await (await section()).findByText(/^You are a Premium member until/)).toBeVisible()
    expect(storedUser().receipt).toBe('r1')
    await answer()
  })

  test('a payment dated in the future, by a clock that was set back since, takes no focus', async () => {
    const bought = { receipt: 'r1', updatedAt: new Date(Date.now() + DAY_MS).toISOString() }
    onServer('rahul@example.com', bought)
    const { user } = await logInAs('premium')
    const { receipt, updatedAt: at } = bought
    const record = { state: 'paid', receipt, currency: 'INR', at, paymentIds: [], known: true }
    window.localStorage.setItem(`payment:${user._id}`, JSON.stringify(record))
    renderApp(paths.userDashboard.href())
    expect(await screen.findByRole('heading', { name: 'Your payment' })).not.toHaveFocus()
  })

  test('a dismissed window leaves everything as it was', async () => {
    const windows = stubCheckout()
    const { membership, user } = await open('member')
    await user.click(membership.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(windows).toHaveLength(1))
    act(() => windows[0]?.modal.ondismiss())
    expect(membership.getByText('Payment was cancelled!')).toBeVisible()
    expect(membership.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
    expect(storedUser().receipt).toBeUndefined()
  })
})

describe('Buy Now on the Premium page', () => {
  test('leads a visitor to the login and then back', async () => {
    const { user } = renderApp(paths.premium.href())
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }))
    await user.type(await screen.findByLabelText('Email'), 'anjali@example.com')
    await user.type(screen.getByLabelText('Password'), 'member-2468')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(window.location.pathname).toBe('/premium'))
    expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeVisible()
    expect(ordersMade()).toBe(0)
  })

  test('does nothing for a member and says why', async () => {
    const windows = stubCheckout()
    await logInAs('premium')
    const { user } = renderApp(paths.premium.href())
    await user.click(await screen.findByRole('button', { name: 'Buy Now' }))
    expect(screen.getByText(/^You are a Premium member until .*nothing to buy/)).toBeVisible()
    expect(ordersMade()).toBe(0)
    expect(windows).toEqual([])
  })
})
