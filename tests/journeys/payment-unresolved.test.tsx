import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@/lib/dates/spans'
import {
  alert,
  buyNow,
  goAway,
  header,
  loseWindow,
  minutesAgo,
  onServer,
  openPremium,
  openWindow,
  pay,
  reload,
  remember,
  words,
} from '../helpers/buying'
import { apiStore } from '../helpers/local-server'
import {
  ordersMade,
  payOnServer,
  recordOf,
  storedUser,
  stubCheckout,
} from '../helpers/payment-window'
import { price } from '../samples/premium-price'
import { asked } from '../helpers/render-account'
import { logInAs } from '../helpers/render-app'
import { holdBack, settled } from '../helpers/waits'

/** The button to confirm that no money was taken, which opens another window. */
const payAnyway = () => screen.findByRole('button', { name: /^No money was taken/ })

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** From now on the provider's script fails to load. */
function blockScript() {
  Reflect.deleteProperty(window, 'Razorpay')
  const append = vi.spyOn(document.head, 'append')
  append.mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'))
  })
}

/** Opens a window that never answers; after a reload the button that no money was taken is shown. */
async function tellOfLostWindow(changes: object = {}) {
  const lost = await loseWindow()
  remember(lost.userId, changes)
  const user = await reload()
  await user.click(buyNow())
  await alert(/did not hear how it ended/)
  return { ...lost, user, lostReceipt: String(recordOf(lost.userId).receipt) }
}

/** Opens another window after a lost one, which never answers either, and presses Buy Now after a reload. */
async function loseSecondWindow(changes: object = {}) {
  const lost = await tellOfLostWindow(changes)
  await lost.user.click(await payAnyway())
  await waitFor(() => expect(lost.windows).toHaveLength(2))
  const open = recordOf(lost.userId)
  cleanup()
  act(() => lost.windows[1]?.modal.ondismiss())
  window.localStorage.setItem(`payment:${lost.userId}`, JSON.stringify(open))
  const user = await reload()
  await user.click(buyNow())
  return { ...lost, open }
}

/** What the dashboard shows of a payment after a reload. */
async function paymentAfterReload() {
  await reload('/dashboard/user')
  return within(await screen.findByRole('region', { name: 'Your payment' }))
}

describe('leaving while the window is open', () => {
  test('to another page loses nothing: the toast, the header, the login', async () => {
    const { opened, user } = await openWindow()
    await goAway(user)
    pay(opened)
    expect(await screen.findByText(words.success)).toBeVisible()
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(storedUser()).toMatchObject({ amount: price.paise })
  })

  test('a dismissal is reported on the other page too', async () => {
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
    // The provider accepts only one payment per order.
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

/** Presses Buy Now and leaves the page while the order is being made; `release` brings it. */
async function leaveEarly() {
  const windows = stubCheckout()
  await logInAs('member')
  const user = await openPremium()
  const release = holdBack({ path: '/auth/createsubscribe' })
  await user.click(buyNow())
  await waitFor(() => expect(ordersMade()).toBe(1))
  await goAway(user)
  return { windows, user, release }
}

describe('leaving before the window is open', () => {
  test('opens none over the other page; Buy Now works again, with the same order', async () => {
    const { windows, user, release } = await leaveEarly()
    await release()
    expect(windows).toHaveLength(0)
    expect(screen.queryByRole('alert')).toBeNull()

    act(() => window.history.back())
    await waitFor(() => expect(buyNow()).toBeEnabled())
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    expect(ordersMade()).toBe(1)
  })

  test('and coming back in time finds it open', async () => {
    const { windows, release } = await leaveEarly()
    act(() => window.history.back())
    await waitFor(() => expect(buyNow()).toBeDisabled())
    await release()
    await waitFor(() => expect(windows).toHaveLength(1))
  })
})

describe('a window that never answered, after the reader says that no money was taken', () => {
  test('opens no other window if the payment has reached the server meanwhile', async () => {
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
  ])(
    '%s: nothing claims that no money was taken, and the lost window is reported again',
    async (_, fault, said) => {
      const { user, lostReceipt } = await tellOfLostWindow({ at: minutesAgo(31) })
      apiStore().faults.add({ path: '/createsubscribe', ...fault })
      await user.click(await payAnyway())
      expect(await alert(said)).not.toHaveTextContent('No money was taken')
      await user.click(buyNow())
      await alert(new RegExp(`receipt ${lostReceipt}\\).*did not hear`))
    },
  )

  test('a window that is blocked: the same', async () => {
    const { user, lostReceipt } = await tellOfLostWindow()
    blockScript()
    await user.click(await payAnyway())
    expect(await alert(/ad blocker/)).not.toHaveTextContent('No money was taken')
    await user.click(buyNow())
    await alert(new RegExp(`receipt ${lostReceipt}\\).*did not hear`))
  })

  test('is reported again after the second window was dismissed, and the second order is used', async () => {
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

  test('the dashboard reports it after a reload, before anything is pressed', async () => {
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

  test('the dashboard reports it also if the clock was set back since', async () => {
    const { userId } = await loseWindow()
    remember(userId, { at: minutesAgo(-60) })
    await reload('/dashboard/user')
    expect(await screen.findByText(/did not hear how it ended/)).toBeVisible()
  })

  test('the dashboard does not report a window that is still open', async () => {
    const windows = stubCheckout()
    await logInAs('member')
    const user = await reload('/dashboard/user')
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    await settled()
    expect(screen.queryByText(/did not hear/)).toBeNull()
  })

  test('and a second that never answers: both are reported', async () => {
    const { open, lostReceipt } = await loseSecondWindow({ at: minutesAgo(31) })
    expect(open.receipt).not.toBe(lostReceipt)
    await alert(
      new RegExp(`receipt ${open.receipt}\\).*receipt ${lostReceipt}\\).*do not pay again`, 's'),
    )
  })

  test('and a second of the same order that never answers: the two share a line', async () => {
    const { lostReceipt } = await loseSecondWindow()
    const told = await alert(new RegExp(`receipt ${lostReceipt}\\).*do not pay again`, 's'))
    expect(told?.textContent.split(lostReceipt)).toHaveLength(2)
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
    expect(screen.queryByText('Did your payment go through?')).toBeNull()
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

test('a window of more than a year ago, whose year is over as well, is not reported anywhere', async () => {
  const windows = stubCheckout()
  const { user: member } = await logInAs('expired')
  const old = {
    state: 'opened',
    receipt: 'r1',
    currency: 'INR',
    at: daysAgo(400),
  }
  window.localStorage.setItem(`payment:${member._id}`, JSON.stringify(old))
  const user = await reload('/dashboard/user')
  expect(await screen.findByRole('table', { name: /Premium/ })).toBeVisible()
  await user.click(buyNow())
  await waitFor(() => expect(windows).toHaveLength(1))
  expect(screen.queryByText(/did not hear/)).toBeNull()
  act(() => windows[0]?.modal.ondismiss())
})

/** Dismisses a window, opens one of another order, and then approves the first one. */
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
  ])('while %s: no other window opens, and the payment is kept', async (_, fault) => {
    const { opened, user, windows, userId } = await openWindow()
    act(() => opened.modal.ondismiss())
    remember(userId, { at: minutesAgo(31) })
    const answer = holdBack(fault)
    const asking = () => apiStore().requests.filter(({ path }) => path.includes(fault.path)).length
    const before = asking()
    await user.click(buyNow())
    await waitFor(() => expect(asking()).toBeGreaterThan(before))
    pay(opened)
    await answer()
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

  test('while a later one is open, which is dismissed: nothing is left to report about that one', async () => {
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

  test('in another tab, while this one has a window open: its dismissal shows the payment', async () => {
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

/** Pays in a window; the server knows the payment and then takes it back. */
async function takeBackPaid(opened: Parameters<typeof payOnServer>[0], userId: string) {
  await act(() => payOnServer(opened))
  pay(opened)
  await waitFor(() => expect(recordOf(userId)).toMatchObject({ known: true }))
  onServer(userId, { receipt: undefined, amount: undefined, currency: undefined })
}

async function takeBack() {
  const bought = await openWindow()
  await takeBackPaid(bought.opened, bought.userId)
  return bought
}

/** What the dashboard says above the button about windows that never answered. */
const unresolved = () =>
  within(screen.getByRole('region', { name: 'Did your payment go through?' }))

const TAKEN_BACK = /Our records showed this payment and no longer do/

/** Opens the dashboard with a membership that has ended and a known payment, both begun so many days ago. */
async function openExpired(daysOfServer: number, daysOfPayment: number) {
  const { user } = await logInAs('expired')
  onServer(user._id, { receipt: 'r1', updatedAt: daysAgo(daysOfServer) })
  const record = { state: 'paid', receipt: 'r2', currency: 'INR', paymentIds: ['pay_1'] }
  window.localStorage.setItem(
    `payment:${user._id}`,
    JSON.stringify({ ...record, at: daysAgo(daysOfPayment), known: true }),
  )
  const payment = await paymentAfterReload()
  expect(await screen.findByText(/^Your Premium year ended on/)).toBeVisible()
  await settled()
  return payment
}

test.each([
  ['the server dated it a day before', 366.01, 364.99],
  ['the clock of this browser was a month ahead', 380, 350],
])(
  'a payment whose year has just ended is not said to be gone: %s',
  async (_, daysOfServer, daysOfPayment) => {
    const payment = await openExpired(daysOfServer, daysOfPayment)
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.queryByText(TAKEN_BACK)).toBeNull()
  },
)

test('a payment whose member has no date on the server is not said to be gone', async () => {
  const { user } = await logInAs('member')
  onServer(user._id, { receipt: 'r2', updatedAt: undefined })
  const paid = { state: 'paid', receipt: 'r2', currency: 'INR', paymentIds: ['pay_1'], known: true }
  window.localStorage.setItem(`payment:${user._id}`, JSON.stringify({ ...paid, at: daysAgo(3) }))
  const payment = await paymentAfterReload()
  expect(await screen.findByText(/^You are a Premium member\b/)).toBeVisible()
  expect(payment.getByText('pay_1')).toBeVisible()
  expect(payment.queryByText(TAKEN_BACK)).toBeNull()
})

describe('a payment that the server knew and has taken back', () => {
  test('is no longer a membership, and its number stays on the dashboard', async () => {
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
    await settled()
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

  test('does not stop another purchase, which is a separate payment', async () => {
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

  test.each([
    ['an older one, which ended just before it', 397, 30],
    ['an older one, which had ended long before it', 700, 30],
  ])('leaves the membership as it was before: %s', async (_, daysOfServer, daysOfPayment) => {
    const payment = await openExpired(daysOfServer, daysOfPayment)
    expect(payment.getByText(TAKEN_BACK)).toBeVisible()
    expect(payment.getByText('pay_1')).toBeVisible()
  })

  test('does not hide a window that was opened after it and never answered, which is named once', async () => {
    const { windows, userId } = await takeBack()
    const user = await reload('/dashboard/user')
    await screen.findByText(/^You are not a Premium member yet/)
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    const open = recordOf(userId)
    cleanup()
    act(() => windows[1]?.modal.ondismiss())
    window.localStorage.setItem(`payment:${userId}`, JSON.stringify(open))
    const payment = await paymentAfterReload()
    expect(screen.getByText(new RegExp(`receipt ${open.receipt}\\).*did not hear`))).toBeVisible()
    expect(unresolved().getByText(/do not pay again/)).toBeVisible()
    expect(payment.getByText('pay_1')).toBeVisible()
    expect(payment.queryByText(/did not hear/)).toBeNull()
  })

  test('nor one that was opened before it: it is named once, above the button', async () => {
    const { user, windows, userId, lostReceipt } = await tellOfLostWindow({ at: minutesAgo(31) })
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    const [, second] = windows
    if (!second) throw new Error('No second window')
    await takeBackPaid(second, userId)
    const payment = await paymentAfterReload()
    await screen.findByText(/^You are not a Premium member yet/)
    const line = new RegExp(`receipt ${lostReceipt}\\).*did not hear`)
    expect(screen.getAllByText(line)).toHaveLength(1)
    expect(unresolved().getByText(line)).toBeVisible()
    expect(payment.getByText('pay_1')).toBeVisible()
  })

  test('still counts as paid: no lost window of its order is reported before the next one opens', async () => {
    const { user, windows, userId } = await tellOfLostWindow()
    await user.click(await payAnyway())
    await waitFor(() => expect(windows).toHaveLength(2))
    const [, second] = windows
    if (!second) throw new Error('No second window')
    await takeBackPaid(second, userId)
    const again = await reload('/dashboard/user')
    await screen.findByText(/^You are not a Premium member yet/)
    blockScript()
    await again.click(buyNow())
    expect(await alert(/ad blocker/)).toHaveTextContent('No money was taken')
  })
})
