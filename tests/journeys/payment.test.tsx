import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { notify } from '@/lib/notices/notify'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { breakStorage } from '../broken-storage'
import { apiStore, server } from '../local-server'
import { ordersMade, payOnServer, recordOf, storedUser, stubCheckout } from '../payment-window'
import { price } from '../premium-price'
import { asked, inAnotherTab } from '../render-account'
import { logInAs, renderApp } from '../render-app'

const words = {
  success: 'Payment successful & profile updated!',
  successOnly: 'Payment successful',
  cancelled: 'Payment was cancelled!',
  failed: 'Failed to initiate payment. Please try again.',
}
const buyNow = () => screen.getByRole('button', { name: /^(Buy Now|Opening payment\.\.\.)$/ })
const header = () => within(screen.getByRole('banner'))
const alert = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => {
      return typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? '')
    })
    expect(found).toBeVisible()
    return found
  })
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

async function openPremium() {
  const { user } = renderApp(paths.premium.href())
  await screen.findByRole('heading', { level: 1, name: 'Premium membership' })
  return user
}

/** Buys as a member up to the open window. */
async function openWindow() {
  const windows = stubCheckout()
  const login = await logInAs('member')
  const user = await openPremium()
  await user.click(buyNow())
  await waitFor(() => expect(windows).toHaveLength(1))
  const [opened] = windows
  if (!opened) throw new Error('No window')
  return { windows, opened, user, login, userId: String(login.user._id) }
}

/** As `openWindow`; then the page goes, and the window never answers it. */
async function loseWindow() {
  const bought = await openWindow()
  cleanup()
  act(() => bought.opened.modal.ondismiss())
  const record = { ...recordOf(bought.userId), state: 'opened' }
  window.localStorage.setItem(`payment:${bought.userId}`, JSON.stringify(record))
  return bought
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
/** Changes what the browser remembers of the purchase. */
const remember = (userId: string, changes: object) =>
  window.localStorage.setItem(
    `payment:${userId}`,
    JSON.stringify({ ...recordOf(userId), ...changes }),
  )
const payAnyway = () => screen.findByRole('button', { name: /^No money was taken/ })

const pay = (opened: { handler: (answer: unknown) => void }, id = 'pay_1') =>
  act(() => opened.handler({ razorpay_payment_id: id }))

/** What a reload does: the page starts anew and knows only what the browser keeps. */
async function reload(address = '/premium') {
  cleanup()
  queryClient.clear()
  const { user } = renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  return user
}

describe('a payment that the window reports', () => {
  test('is made with amount, currency, receipt, order id, key and prefill', async () => {
    const { opened } = await openWindow()
    const [order] = apiStore().orders
    expect(opened).toMatchObject({
      key: 'rzp_local_simulation',
      amount: price.paise,
      currency: 'INR',
      order_id: order?.id,
      notes: { receipt: order?.receipt },
      prefill: { name: 'Anjali Nair', email: 'anjali@example.com', contact: '9000000003' },
    })
    act(() => opened.modal.ondismiss())
  })

  test.each([
    [{}, undefined],
    [{ id: 'order_1' }, 'order_1'],
    [{ order: { id: 'order_2' } }, 'order_2'],
    [{ order_id: 'order_3', id: 'another' }, 'order_3'],
  ])('is asked for with a receipt and a currency, and %j of an order', async (more, orderId) => {
    const sent: string[] = []
    server.use(
      http.put('*/api/v1/auth/createsubscribe', async ({ request }) => {
        sent.push(await request.text())
        return HttpResponse.json({ currency: 'INR', receipt: 7001, ...more })
      }),
    )
    const { opened } = await openWindow()
    expect(sent).toEqual([''])
    expect(opened).toMatchObject({
      amount: price.paise,
      currency: 'INR',
      order_id: orderId,
      notes: { receipt: '7001' },
    })
    pay(opened)
    expect(storedUser()).toMatchObject({ receipt: '7001', amount: price.paise, currency: 'INR' })
  })

  test('makes header and stored login follow at once, and the server is asked again', async () => {
    const { opened, userId } = await openWindow()
    expect(header().getByRole('link', { name: /^Subscribe Now/ })).toBeVisible()
    expect(asked(`/auth/getoneuser/${userId}`)).toBe(1)
    await act(() => payOnServer(opened))
    const receipt = apiStore().orders[0]?.receipt
    pay(opened)
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(storedUser()).toMatchObject({ receipt, amount: price.paise, currency: 'INR' })
    expect(await screen.findByText(words.success)).toBeVisible()
    expect(screen.getByText(/Payment number: pay_1\./)).toBeVisible()
    expect(screen.getByText(/Keep the payment number.*within 7 working days/)).toBeVisible()
    await waitFor(() => expect(asked(`/auth/getoneuser/${userId}`)).toBe(2))
    await waitFor(() => expect(recordOf(userId)).toMatchObject({ state: 'paid', known: true }))
    expect(screen.getByText('Member')).toBeVisible()
  })

  test('that the server does not know yet stays, marked so, and nothing says it was confirmed', async () => {
    const { opened, userId } = await openWindow()
    pay(opened)
    await waitFor(() => expect(asked(`/auth/getoneuser/${userId}`)).toBe(2))
    await pause(50)
    expect(storedUser()).toMatchObject({ amount: price.paise })
    expect(screen.getByText('Paid, not yet in our records')).toBeVisible()
    expect(screen.queryByText(/confirmed/i)).toBeNull()

    await reload('/dashboard/user')
    expect(await screen.findByText(/Our records do not show it yet/)).toBeVisible()
    expect(await screen.findByText('Neethu Babu')).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(screen.getByText('pay_1')).toBeVisible()
  })

  test('cannot be made a second time, also not after a reload', async () => {
    const { opened, user } = await openWindow()
    pay(opened)
    await user.click(buyNow())
    expect(screen.getByText(/^You are a Premium member until/)).toBeVisible()
    const again = await reload()
    await again.click(buyNow())
    expect(screen.getByText(/^You are a Premium member until/)).toBeVisible()
    expect(screen.getByText(/pay_1/)).toBeVisible()
    expect(ordersMade()).toBe(1)
  })

  test('is remembered when the login is made anew and the server does not know it', async () => {
    const { opened, login } = await openWindow()
    pay(opened)
    act(() => inAnotherTab(null))
    // The server's login answer has no receipt.
    act(() => inAnotherTab(login))
    await waitFor(() => expect(storedUser()).toMatchObject({ amount: price.paise }))
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    const user = await reload()
    await user.click(buyNow())
    expect(screen.getByText(/pay_1/)).toBeVisible()
    expect(ordersMade()).toBe(1)
  })

  test('is not shown to somebody else in the same browser, who may buy', async () => {
    const { opened, windows } = await openWindow()
    pay(opened)
    cleanup()
    const expired = await logInAs('expired')
    const user = await reload()
    expect(screen.queryByText(/pay_1/)).toBeNull()
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    act(() => windows[1]?.modal.ondismiss())
    expect(recordOf(String(expired.user._id))).toMatchObject({ state: 'closed' })
    expect(screen.queryByText(/pay_1/)).toBeNull()
  })

  test('made in another tab counts here', async () => {
    stubCheckout()
    const { user } = await logInAs('member')
    const person = await openPremium()
    const record = {
      state: 'paid',
      receipt: 'r1',
      currency: 'INR',
      at: new Date().toISOString(),
      paymentIds: ['pay_tab'],
    }
    window.localStorage.setItem(`payment:${user._id}`, JSON.stringify(record))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `payment:${user._id}` }))
    })
    await person.click(buyNow())
    expect(screen.getByText(/pay_tab/)).toBeVisible()
    expect(ordersMade()).toBe(0)
  })

  test('without a number is a payment all the same, named by its receipt', async () => {
    const { opened, userId } = await openWindow()
    act(() => opened.handler(undefined))
    expect(await screen.findByText(words.success)).toBeVisible()
    const { receipt } = recordOf(userId)
    expect(screen.getByText(new RegExp(`Payment number: ${receipt}`))).toBeVisible()
  })

  test('counts after the window seemed dismissed, and a dismissal after it does not', async () => {
    const { opened, userId } = await openWindow()
    act(() => opened.modal.ondismiss())
    await alert(words.cancelled)
    pay(opened)
    expect(await screen.findByText(words.success)).toBeVisible()
    expect(screen.queryByText(words.cancelled)).toBeNull()
    act(() => opened.modal.ondismiss())
    expect(recordOf(userId)).toMatchObject({ state: 'paid', paymentIds: ['pay_1'] })
    expect(screen.queryByText(words.cancelled)).toBeNull()
  })

  test('reported twice shows both numbers and the rule', async () => {
    const { opened } = await openWindow()
    pay(opened)
    pay(opened, 'pay_2')
    await reload('/dashboard/user')
    expect(await screen.findByText('pay_1, pay_2')).toBeVisible()
    expect(screen.getByText(/more than one payment.*within 7 working days/)).toBeVisible()
  })

  test('renews the year that was over', async () => {
    const windows = stubCheckout()
    await logInAs('expired')
    const user = await openPremium()
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    if (windows[0]) pay(windows[0])
    await pause(50)
    // The server still has the old receipt.
    const year = new Date().getFullYear() + 1
    await user.click(buyNow())
    expect(screen.getByText(new RegExp(`Premium member until .*${year}`))).toBeVisible()
  })
})

async function goAway(user: UserEvent) {
  await user.click(header().getAllByRole('link', { name: 'Services' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByText('Premium membership')).toBeNull())
  expect(window.location.pathname).toBe('/services')
}

describe('texts that turn their neighbours round and have no end', () => {
  const endless = `\u202E${'7'.repeat(50_000)}`
  const order = { currency: 'INR\u202E', receipt: endless, id: `order\u2067${endless}` }
  const TURNS = /[\u202A-\u202E\u2066-\u2069]/

  function expectReadable() {
    expect(screen.getAllByText(/7{1000}…/)[0]).toBeVisible()
    expect(document.documentElement.outerHTML).not.toMatch(TURNS)
    expect(document.documentElement.outerHTML).not.toMatch(/7{1001}/)
  }

  test('of the server go to the provider as they are, and stand upright and cut on the pages', async () => {
    apiStore().faults.add({ path: '/createsubscribe', body: order })
    const { opened } = await openWindow()
    expect(opened).toMatchObject({
      currency: order.currency,
      order_id: order.id,
      notes: { receipt: order.receipt },
    })
    // Without a number, the receipt is shown in its place.
    act(() => opened.handler(undefined))
    expectReadable()
    await reload('/dashboard/user')
    await screen.findByRole('region', { name: 'Your payment' })
    expectReadable()
    const link = screen.getByRole('link', { name: 'Tell us about this payment' })
    expect(link.getAttribute('href')).not.toContain(encodeURIComponent('\u202E'))
  })

  test('of the server stand so where a window never answered, and go out again as they were', async () => {
    apiStore().faults.add({ path: '/createsubscribe', body: order })
    const { windows } = await loseWindow()
    const user = await reload()
    await user.click(buyNow())
    await alert(/did not hear how it ended/)
    expectReadable()
    await user.click(screen.getByRole('button', { name: /^No money was taken/ }))
    await waitFor(() => expect(windows).toHaveLength(2))
    expect(windows[1]).toMatchObject({ order_id: order.id, notes: { receipt: order.receipt } })
    act(() => windows[1]?.modal.ondismiss())
  })

  test('of the bank and of the window stand so too', async () => {
    const { opened, userId } = await openWindow()
    act(() => opened.fail({ error: { description: endless } }))
    await alert(/did not go through/)
    expectReadable()
    pay(opened, endless)
    expectReadable()
    expect(recordOf(userId)).toMatchObject({ state: 'paid' })
  })
})

describe('leaving while the window is open', () => {
  test('to another page loses nothing: the toast, the header, the login', async () => {
    const { opened, user } = await openWindow()
    await goAway(user)
    pay(opened)
    expect(await screen.findByText(words.success)).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(storedUser()).toMatchObject({ amount: price.paise })
  })

  test('a dismissal is said there too', async () => {
    const { opened, user } = await openWindow()
    await goAway(user)
    act(() => opened.modal.ondismiss())
    expect(await screen.findByText(words.cancelled)).toBeVisible()
  })

  test('and coming back finds it still open', async () => {
    const { opened, user, windows } = await openWindow()
    await goAway(user)
    act(() => window.history.back())
    await waitFor(() => expect(buyNow()).toBeDisabled())
    expect(windows).toHaveLength(1)
    act(() => opened.modal.ondismiss())
    await alert(words.cancelled)
    expect(buyNow()).toBeEnabled()
  })

  test('a reload asks the server first, then the person, before another window', async () => {
    const { opened, windows, userId } = await loseWindow()
    const user = await reload()
    await user.click(buyNow())
    await alert(/did not hear how it ended.*do not pay again/s)
    expect(asked(`/auth/getoneuser/${userId}`)).toBe(2)
    expect(windows).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^No money was taken/ }))
    await waitFor(() => expect(windows).toHaveLength(2))
    // The provider takes one payment for one order.
    expect(windows[1]?.order_id).toBe(opened.order_id)
    expect(ordersMade()).toBe(1)
    act(() => windows[1]?.modal.ondismiss())
  })

  test('a reload finds the payment that the server knows, and opens nothing', async () => {
    const { opened, windows } = await loseWindow()
    await payOnServer(opened)

    const user = await reload()
    await user.click(buyNow())
    expect(await screen.findByText(/^You are a Premium member until/)).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(windows).toHaveLength(1)
  })
})

/** From now on the provider's script does not come. */
function blockScript() {
  Reflect.deleteProperty(window, 'Razorpay')
  const append = vi.spyOn(document.head, 'append')
  append.mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'))
  })
}

/** A window that never answered, and the word that no money was taken is on offer. */
async function tellOfLostWindow(changes: object = {}) {
  const lost = await loseWindow()
  remember(lost.userId, changes)
  const user = await reload()
  await user.click(buyNow())
  await alert(/did not hear how it ended/)
  return { ...lost, user, lostReceipt: String(recordOf(lost.userId).receipt) }
}

describe('a window that never answered, after the word that no money was taken', () => {
  test('opens no other where the payment has reached the server meanwhile', async () => {
    const { opened, windows, user } = await tellOfLostWindow()
    await payOnServer(opened)
    await user.click(await payAnyway())
    expect(await screen.findByText(/^You are a Premium member until/)).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(windows).toHaveLength(1)
  })

  test.each([
    ['no order', { status: 500, body: {} }, /Failed to initiate payment/],
    ['a login that has ended', { status: 401, body: {} }, /Your login has ended/],
  ])('%s: nothing claims that no money was taken, and it is told again', async (_, fault, said) => {
    const { user, lostReceipt } = await tellOfLostWindow({ at: minutesAgo(31) })
    apiStore().faults.add({ path: '/createsubscribe', ...fault })
    await user.click(await payAnyway())
    expect(await alert(said)).not.toHaveTextContent('No money was taken')
    await user.click(buyNow())
    await alert(new RegExp(`receipt ${lostReceipt}\\).*did not hear`))
  })

  test('a window that is blocked: the same', async () => {
    const { user, lostReceipt } = await tellOfLostWindow()
    blockScript()
    await user.click(await payAnyway())
    expect(await alert(/ad blocker/)).not.toHaveTextContent('No money was taken')
    await user.click(buyNow())
    await alert(new RegExp(`receipt ${lostReceipt}\\).*did not hear`))
  })

  test('is told again after the second window was dismissed, and that one’s order is used', async () => {
    const { user, windows, lostReceipt } = await tellOfLostWindow({ at: minutesAgo(31) })
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    act(() => windows[1]?.modal.ondismiss())
    await alert(words.cancelled)
    await user.click(buyNow())
    const told = await alert(new RegExp(`receipt ${lostReceipt}\\).*did not hear`))
    expect(told).not.toHaveTextContent(String(windows[1]?.notes?.['receipt']))
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(3))
    expect(windows[2]?.order_id).toBe(windows[1]?.order_id)
    act(() => windows[2]?.modal.ondismiss())
  })

  test('the dashboard tells of it before anything is pressed, once the page has begun anew', async () => {
    const { windows, userId } = await loseWindow()
    const { receipt } = recordOf(userId)
    await reload('/dashboard/user')
    const payment = within(
      await screen.findByRole('region', { name: 'Did your payment go through?' }),
    )
    expect(payment.getByText(new RegExp(`receipt ${receipt}\\).*did not hear`))).toBeVisible()
    expect(payment.getByText(/do not pay again/)).toBeVisible()
    const link = payment.getByRole('link', { name: 'Tell us about this payment' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(receipt)
    expect(buyNow()).toBeEnabled()
    expect(windows).toHaveLength(1)
  })

  test('the dashboard says nothing of one that is open there', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    const user = await reload('/dashboard/user')
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    await pause(50)
    expect(screen.queryByText(/did not hear/)).toBeNull()
  })

  test('and a second that never answers: both are told', async () => {
    const { user, windows, userId, lostReceipt } = await tellOfLostWindow({ at: minutesAgo(31) })
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    const open = recordOf(userId)
    cleanup()
    act(() => windows[1]?.modal.ondismiss())
    window.localStorage.setItem(`payment:${userId}`, JSON.stringify(open))
    const again = await reload()
    await again.click(buyNow())
    expect(open.receipt).not.toBe(lostReceipt)
    await alert(
      new RegExp(`receipt ${open.receipt}\\).*receipt ${lostReceipt}\\).*do not pay again`, 's'),
    )
  })

  test('and a payment in the second: the dashboard still names the first', async () => {
    const { user, windows, lostReceipt } = await tellOfLostWindow({ at: minutesAgo(31) })
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    if (windows[1]) pay(windows[1])
    await reload('/dashboard/user')
    const payment = within(await screen.findByRole('region', { name: 'Your payment' }))
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.getByText(new RegExp(`receipt ${lostReceipt}\\).*did not hear`))).toBeVisible()
  })

  test('with one order, which is paid once: the dashboard names it once', async () => {
    const { user, windows } = await tellOfLostWindow()
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    if (windows[1]) pay(windows[1])
    await reload('/dashboard/user')
    const payment = within(await screen.findByRole('region', { name: 'Your payment' }))
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.queryByText(/did not hear/)).toBeNull()
  })
})

test('a window of more than a year ago, whose year is over as well, is told nowhere', async () => {
  const windows = stubCheckout()
  const { user: member } = await logInAs('expired')
  const old = { state: 'opened', receipt: 'r1', currency: 'INR', at: minutesAgo(400 * 24 * 60) }
  window.localStorage.setItem(`payment:${member._id}`, JSON.stringify(old))
  const user = await reload('/dashboard/user')
  expect(await screen.findByRole('table', { name: /Premium/ })).toBeVisible()
  await user.click(buyNow())
  await waitFor(() => expect(windows).toHaveLength(1))
  expect(screen.queryByText(/did not hear/)).toBeNull()
  act(() => windows[0]?.modal.ondismiss())
})

test('an answer about another account changes nothing of the buyer', async () => {
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

/** What the dashboard shows of a payment once the page has begun anew. */
async function paymentAfterReload() {
  await reload('/dashboard/user')
  return within(await screen.findByRole('region', { name: 'Your payment' }))
}

/** A window was dismissed, one of another order is open, and then the first one is approved. */
async function approveWhileAnotherIsOpen() {
  const { opened, user, windows, userId } = await openWindow()
  act(() => opened.modal.ondismiss())
  remember(userId, { at: minutesAgo(31) })
  await user.click(buyNow())
  await waitFor(() => expect(windows).toHaveLength(2))
  pay(opened)
  const [first, second] = windows.map(({ notes }) => String(notes?.['receipt']))
  if (!first || !second) throw new Error('A window without a receipt')
  return { second: windows[1], receipt: second, firstReceipt: first }
}

describe('a late approval of a window that was dismissed', () => {
  test.each([
    ['the server is read, which fails', { path: '/auth/getoneuser', status: 500, body: {} }],
    ['the order is made', { path: '/createsubscribe' }],
  ])('while %s: no other window opens, and the payment stands', async (_, fault) => {
    const { opened, user, windows, userId } = await openWindow()
    act(() => opened.modal.ondismiss())
    remember(userId, { at: minutesAgo(31) })
    apiStore().faults.add({ delayMs: 300, ...fault })
    const asking = () => apiStore().requests.filter(({ path }) => path.includes(fault.path)).length
    const before = asking()
    await user.click(buyNow())
    await waitFor(() => expect(asking()).toBeGreaterThan(before))
    pay(opened)
    await pause(1500)
    expect(windows).toHaveLength(1)
    expect(recordOf(userId)).toMatchObject({ state: 'paid', paymentIds: ['pay_1'] })
    expect(buyNow()).toBeEnabled()
    expect(screen.getByText(/Payment number: pay_1\./)).toBeVisible()
  })

  test('while a later one is open, which never answers: the dashboard names that one', async () => {
    const { receipt } = await approveWhileAnotherIsOpen()
    const payment = await paymentAfterReload()
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.getByText(new RegExp(`receipt ${receipt}\\).*did not hear`))).toBeVisible()
  })

  test('while a later one is open, which is dismissed: nothing is left to tell of that one', async () => {
    const { second } = await approveWhileAnotherIsOpen()
    act(() => second?.modal.ondismiss())
    const payment = await paymentAfterReload()
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.queryByText(/did not hear/)).toBeNull()
  })

  test('while a later one is open, which is paid too: both are shown, and the rule', async () => {
    const { second, receipt, firstReceipt } = await approveWhileAnotherIsOpen()
    if (second) pay(second, 'pay_2')
    expect(screen.getByText(/Payment number: pay_2, pay_1\./)).toBeVisible()
    const payment = await paymentAfterReload()
    for (const text of ['pay_1', 'pay_2', receipt, firstReceipt])
      expect(payment.getByText(text)).toBeVisible()
    expect(payment.getByText(/more than one payment.*within 7 working days/)).toBeVisible()
    expect(payment.queryByText(/did not hear/)).toBeNull()
  })

  test('in another tab, while this one has a window open: its dismissal tells the payment', async () => {
    const { opened, userId } = await openWindow()
    remember(userId, { state: 'paid', paymentIds: ['pay_tab'] })
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: `payment:${userId}` }))
    })
    act(() => opened.modal.ondismiss())
    expect(screen.getByText(/window reported your payment.*pay_tab/)).toBeVisible()
    expect(screen.queryByText(words.cancelled)).toBeNull()
    expect(buyNow()).toBeEnabled()
    expect(recordOf(userId)).toMatchObject({ state: 'paid', paymentIds: ['pay_tab'] })
  })
})

test('a payment in another tab is told to nobody else who has logged in meanwhile', async () => {
  const { opened, user, userId } = await openWindow()
  await goAway(user)
  remember(userId, { state: 'paid', paymentIds: ['pay_tab'] })
  await logInElsewhere()
  act(() => opened.modal.ondismiss())
  act(() => notify.success('What was said after it'))
  expect(await screen.findByText('What was said after it')).toBeVisible()
  expect(screen.queryByText(/pay_tab/)).toBeNull()
})

/** What the office does on the server: the receipt goes, or comes. */
function onServer(userId: string, changes: object) {
  const member = apiStore().members.find(({ user: { _id } }) => _id === userId)
  if (!member) throw new Error('The server has no such member')
  member.user = { ...member.user, ...changes }
}

async function takeBack() {
  const bought = await openWindow()
  await act(() => payOnServer(bought.opened))
  pay(bought.opened)
  await waitFor(() => expect(recordOf(bought.userId)).toMatchObject({ known: true }))
  onServer(bought.userId, { receipt: undefined, amount: undefined, currency: undefined })
  return bought
}

describe('a payment that the server knew and has taken back', () => {
  test('is no membership any more, and its number stays on the dashboard', async () => {
    await takeBack()
    await reload('/dashboard/user')
    expect(await screen.findByText(/^You are not a Premium member yet/)).toBeVisible()
    expect(header().getByRole('link', { name: /^Subscribe Now/ })).toBeVisible()
    expect(storedUser().receipt).toBeUndefined()
    const payment = within(screen.getByRole('region', { name: 'Your payment' }))
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(
      payment.getByText(/Our records showed this payment and no longer do.*before you pay again/),
    ).toBeVisible()
    expect(payment.queryByText(/do not show it yet/)).toBeNull()
    await pause(100)
    expect(screen.getByText(/^You are not a Premium member yet/)).toBeVisible()
  })

  test.each([
    ['is dismissed', () => stubCheckout(({ modal }) => modal.ondismiss()), words.cancelled],
    ['is blocked', blockScript, /No money was taken.*ad blocker/],
  ])('stays there when the next window %s, also after a reload', async (_, prepare, said) => {
    const { userId } = await takeBack()
    const { receipt } = recordOf(userId)
    const user = await reload('/dashboard/user')
    await screen.findByText(/^You are not a Premium member yet/)
    prepare()
    await user.click(buyNow())
    await alert(said)
    expect(screen.getByText('pay_1')).toBeVisible()
    const payment = await paymentAfterReload()
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.getByText(receipt)).toBeVisible()
    expect(payment.getByRole('link', { name: 'Tell us about this payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('pay_1'),
    )
  })

  test('hinders no other purchase, which is a payment of its own', async () => {
    const { windows, userId } = await takeBack()
    const user = await reload('/dashboard/user')
    await screen.findByText(/^You are not a Premium member yet/)
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    if (windows[1]) pay(windows[1], 'pay_2')
    expect(recordOf(userId)).toMatchObject({
      state: 'paid',
      known: false,
      receipt: windows[1]?.notes?.['receipt'],
      paymentIds: ['pay_2'],
    })
    expect(await screen.findByText(/^You are a Premium member until/)).toBeVisible()
    const payment = await paymentAfterReload()
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.getByText('pay_2')).toBeVisible()
    expect(payment.getByText(/more than one payment.*within 7 working days/)).toBeVisible()
    expect(payment.getByRole('link', { name: 'Tell us about this payment' })).toHaveAttribute(
      'href',
      expect.stringMatching(/pay_2.*pay_1/),
    )
  })

  test('is paid for all that: no lost window of its order is told before the next one opens', async () => {
    const { user, windows, userId } = await tellOfLostWindow()
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    const [, second] = windows
    if (!second) throw new Error('No second window')
    await act(() => payOnServer(second))
    pay(second)
    await waitFor(() => expect(recordOf(userId)).toMatchObject({ known: true }))
    onServer(userId, { receipt: undefined, amount: undefined, currency: undefined })
    const again = await reload('/dashboard/user')
    await screen.findByText(/^You are not a Premium member yet/)
    blockScript()
    await again.click(buyNow())
    expect(await alert(/ad blocker/)).toHaveTextContent('No money was taken')
  })
})

test('a purchase undoes no change of the account that another tab made while the server was read', async () => {
  const windows = stubCheckout()
  const { user: member, token } = await logInAs('member')
  const user = await openPremium()
  const old = { data: member, referredUsers: [] }
  apiStore().faults.add({ path: '/auth/getoneuser', body: old, delayMs: 400, times: 1 })
  await user.click(buyNow())
  await waitFor(() => expect(asked(`/auth/getoneuser/${member._id}`)).toBe(1))
  onServer(String(member._id), { name: 'Anjali Menon' })
  act(() => inAnotherTab({ user: { ...member, name: 'Anjali Menon' }, token }))
  await waitFor(() => expect(windows).toHaveLength(1))
  expect(storedUser().name).toBe('Anjali Menon')
  act(() => windows[0]?.modal.ondismiss())
})

describe('a membership that another device has bought meanwhile', () => {
  test('is found before a window opens, and no order is made', async () => {
    const windows = stubCheckout()
    const { user: member } = await logInAs('member')
    const user = await openPremium()
    const bought = apiStore().members.find(({ user: { _id } }) => _id === member._id)
    if (!bought) throw new Error('The seed has no such member')
    const { paise: amount } = price
    bought.user = { ...bought.user, receipt: 'other', amount, updatedAt: new Date().toISOString() }
    await user.click(buyNow())
    expect(await screen.findByText(/^You are a Premium member until/)).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(windows).toHaveLength(0)
    expect(ordersMade()).toBe(0)
  })

  test.each([
    ['fails', { status: 500 }],
    ['does not answer within 3 s', { delayMs: 6000 }],
  ])('hinders nobody where the server %s', async (_, fault) => {
    const windows = stubCheckout()
    await logInAs('member')
    const user = await openPremium()
    apiStore().faults.add({ path: '/auth/getoneuser', ...fault })
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1), { timeout: 5000 })
    act(() => windows[0]?.modal.ondismiss())
  })
})

describe('a payment that does not come about', () => {
  test('dismissed: the specified words, what to do if money went all the same, and another try', async () => {
    const { opened, user, windows, userId } = await openWindow()
    expect(buyNow()).toBeDisabled()
    act(() => opened.modal.ondismiss())
    await alert(/Payment was cancelled!.*do not pay again.*7 working days/s)
    expect(storedUser().receipt).toBeUndefined()
    expect(recordOf(userId)).toMatchObject({ state: 'closed' })
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    expect(windows[1]?.order_id).toBe(opened.order_id)
    act(() => windows[1]?.modal.ondismiss())
  })

  test('half an hour later another try gets a new order', async () => {
    const { opened, user, windows, userId } = await openWindow()
    act(() => opened.modal.ondismiss())
    const at = new Date(Date.now() - 31 * 60_000).toISOString()
    window.localStorage.setItem(`payment:${userId}`, JSON.stringify({ ...recordOf(userId), at }))
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    expect(windows[1]?.order_id).not.toBe(opened.order_id)
    act(() => windows[1]?.modal.ondismiss())
  })

  test('failed inside the window: said in place, it stays open and is no cancellation', async () => {
    const { opened } = await openWindow()
    act(() => opened.fail({ error: { description: 'The bank refused it' } }))
    await alert(/did not go through: The bank refused it.*still open/)
    expect(screen.queryByText(words.cancelled)).toBeNull()
    expect(buyNow()).toBeDisabled()
    act(() => opened.fail('nonsense'))
    await alert(/did not go through\. The payment window/)
    pay(opened)
    expect(await screen.findByText(words.success)).toBeVisible()
  })

  test.each([
    { status: 500, body: {} },
    { reset: true },
    { text: '<p>Hotel</p>' },
    { body: { currency: 'INR' } },
  ])('no order (%j): the specified words, and that no money was taken', async (fault) => {
    const windows = stubCheckout()
    await logInAs('member')
    apiStore().faults.add({ path: '/createsubscribe', ...fault, times: 1 })
    const user = await openPremium()
    await user.click(buyNow())
    await alert(/Failed to initiate payment\. Please try again\..*No money was taken\./s)
    expect(windows).toHaveLength(0)
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    expect(screen.queryByText(words.failed)).toBeNull()
    act(() => windows[0]?.modal.ondismiss())
  })

  test('an order that the server refuses with words shows them too', async () => {
    stubCheckout()
    await logInAs('member')
    apiStore().faults.add({ path: '/createsubscribe', status: 409, body: { message: 'Too early' } })
    const user = await openPremium()
    await user.click(buyNow())
    await alert(/Failed to initiate payment\. Please try again\..*Too early/s)
    expect(buyNow()).toBeEnabled()
  })

  test('a login that has ended leads to the login page and back', async () => {
    stubCheckout()
    await logInAs('member')
    apiStore().sessions.clear()
    const user = await openPremium()
    await user.click(buyNow())
    await alert(/Failed to initiate payment.*Your login has ended/s)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(window.history.state).toMatchObject({ usr: { from: '/premium#buy-now' } })
  })

  test('a window that breaks when it opens', async () => {
    stubCheckout(() => {
      throw new Error('No checkout today')
    })
    const { user } = await logInAs('member')
    const person = await openPremium()
    await person.click(buyNow())
    await alert(words.failed)
    expect(recordOf(String(user._id))).toMatchObject({ state: 'closed' })
    const { takeConsoleErrors } = await import('../setup')
    expect(takeConsoleErrors()).toHaveLength(1)
  })
})

async function pressWithoutScript() {
  // The script is in the page, and the test decides how its loading ends.
  const append = vi.spyOn(document.head, 'append')
  const scripts: HTMLScriptElement[] = []
  append.mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
  await logInAs('member')
  const user = await openPremium()
  await user.click(buyNow())
  await waitFor(() => expect(scripts).toHaveLength(1))
  return { user, scripts }
}

describe('the script of the payment provider', () => {
  test('blocked: the specified words and a word about ad blockers; another click tries again', async () => {
    const { user, scripts } = await pressWithoutScript()
    act(() => void scripts[0]?.dispatchEvent(new Event('error')))
    await alert(/Failed to initiate payment.*No money was taken.*ad blocker/s)
    await user.click(buyNow())
    await waitFor(() => expect(scripts).toHaveLength(2))
    const windows = stubCheckout()
    act(() => void scripts[1]?.dispatchEvent(new Event('load')))
    await waitFor(() => expect(windows).toHaveLength(1))
    // The order made for the first click is used.
    expect(ordersMade()).toBe(1)
    act(() => windows[0]?.modal.ondismiss())
  })

  test('loaded, but empty, is blocked too', async () => {
    const { scripts } = await pressWithoutScript()
    act(() => void scripts[0]?.dispatchEvent(new Event('load')))
    await alert(/Failed to initiate payment.*ad blocker/s)
    expect(buyNow()).toBeEnabled()
  })

  test('that never comes is given up after 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { scripts } = await pressWithoutScript()
    expect(scripts[0]?.src).toContain('/local/checkout.js')
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    expect(buyNow()).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await alert(/Failed to initiate payment.*ad blocker/s)
  })
})

describe('a storage that is full', () => {
  test('after paying: the payment stands on this page, and says what could not be kept', async () => {
    const { opened, user } = await openWindow()
    const repair = breakStorage('setItem')
    pay(opened)
    expect(await screen.findByText(words.successOnly)).toBeVisible()
    await alert(/could not save it.*Payment number: pay_1/s)
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    await user.click(buyNow())
    expect(screen.getByText(/^You are a Premium member until/)).toBeVisible()
    expect(ordersMade()).toBe(1)
    repair()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
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
    apiStore().faults.add({ path: '/createsubscribe', delayMs: 100 })
    const user = await openPremium()
    await user.click(buyNow())
    act(() => inAnotherTab(null))
    await alert(/Failed to initiate payment.*No money was taken.*Log in again/s)
    expect(windows).toHaveLength(0)
  })
})

/** Somebody else logs in, in another tab; gives their id. */
async function logInElsewhere() {
  const other = await logInAs('expired')
  act(() => inAnotherTab(other))
  return String(other.user._id)
}

describe('somebody else who logs in while a purchase is under way', () => {
  test('hears nothing of how it ended', async () => {
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

    // The first window after all: the second one is still the only one.
    pay(opened)
    expect(buyNow()).toBeDisabled()
    expect(screen.queryByText(/pay_1/)).toBeNull()
    act(() => windows[1]?.modal.ondismiss())
    await alert(words.cancelled)
    expect(recordOf(userId)).toMatchObject({ state: 'paid', paymentIds: ['pay_1'] })
    expect(recordOf(otherId)).toMatchObject({ state: 'closed', orderId: windows[1]?.order_id })
  })

  test('before the window opens: the first one never does, and the other one buys', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    apiStore().faults.add({ path: '/createsubscribe', delayMs: 1500, times: 1 })
    const user = await openPremium()
    await user.click(buyNow())
    await waitFor(() => expect(ordersMade()).toBe(1))
    await logInElsewhere()
    await user.click(buyNow())
    await alert(/Another payment is still under way on this page/)
    const first = apiStore().requests.find(({ path }) => path.endsWith('/createsubscribe'))
    await waitFor(() => expect(first?.status).toBe(200), { timeout: 4000 })
    await pause(100)
    expect(windows).toHaveLength(0)
    expect(screen.queryByText(words.failed)).toBeNull()
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    const [mine] = windows
    expect(mine?.prefill.email).toBe('fathima@example.com')
    act(() => mine?.modal.ondismiss())
  })
})

describe('two clicks', () => {
  test('on one button make one order and one window', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    const user = await openPremium()
    await user.dblClick(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    expect(ordersMade()).toBe(1)
    act(() => windows[0]?.modal.ondismiss())
  })

  test('in two tabs: the second is told of the first', async () => {
    vi.stubGlobal('navigator', {
      userAgent: navigator.userAgent,
      languages: navigator.languages,
      onLine: true,
      clipboard: navigator.clipboard,
      locks: {
        request: (_: string, __: object, run: (lock: null) => unknown) =>
          Promise.resolve(run(null)),
      },
    })
    const windows = stubCheckout()
    await logInAs('member')
    const user = await openPremium()
    await user.click(buyNow())
    await alert(/open in another tab/)
    expect(ordersMade()).toBe(0)
    expect(windows).toHaveLength(0)
    expect(buyNow()).toBeEnabled()
  })
})
