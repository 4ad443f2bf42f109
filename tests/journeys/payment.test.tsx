import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { breakStorage } from '../helpers/broken-storage'
import {
  alert,
  buyNow,
  header,
  loseWindow,
  openPremium,
  openWindow,
  pay,
  reload,
  remember,
  words,
} from '../helpers/buying'
import { apiStore, server } from '../helpers/local-server'
import {
  ordersMade,
  payOnServer,
  recordOf,
  storedUser,
  stubCheckout,
} from '../helpers/payment-window'
import { price } from '../samples/premium-price'
import { asked, inAnotherTab, stateHere } from '../helpers/render-account'
import { logInAs } from '../helpers/render-app'
import { holdClock, pass, passAndLoad, settled } from '../helpers/waits'

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
    [{ id: 'order_1', amount: price.paise }, 'order_1'],
    [{ id: 'order_1', amount: price.paise / 100 }, 'order_1'],
    [{ id: 'order_1', amount: null }, 'order_1'],
    [{ order: { id: 'order_2', amount: String(price.paise), currency: 'inr' } }, 'order_2'],
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

  test('updates header and stored login at once, and the server is asked again', async () => {
    const { opened, userId } = await openWindow()
    expect(header().getByRole('link', { name: /^Subscribe Now/ })).toBeVisible()
    expect(asked(`/auth/getoneuser/${userId}`)).toBe(1)
    await act(() => payOnServer(opened))
    const receipt = apiStore().orders[0]?.receipt
    pay(opened)
    expect(header().getByRole('link', { name: 'Premium Member' })).toBeVisible()
    expect(storedUser()).toMatchObject({ receipt, amount: price.paise, currency: 'INR' })
    expect(await screen.findByText(words.success)).toBeVisible()
    expect(screen.getByText(/^You are a Premium member until/)).toBeVisible()
    const main = within(screen.getByRole('main'))
    const way = main.getByRole('link', { name: 'See your dashboard' })
    expect(way).toHaveAttribute('href', '/dashboard/user')
    expect(screen.getByText(/Payment number: pay_1\./)).toBeVisible()
    expect(screen.getByText(/Keep the payment number.*within 7 working days/)).toBeVisible()
    await waitFor(() => expect(asked(`/auth/getoneuser/${userId}`)).toBe(2))
    await waitFor(() => expect(recordOf(userId)).toMatchObject({ state: 'paid', known: true }))
    expect(screen.getByText('Member')).toBeVisible()
  })

  test('that the server does not know yet stays, marked as such, and nothing says it was confirmed', async () => {
    const { opened, userId } = await openWindow()
    pay(opened)
    await waitFor(() => expect(asked(`/auth/getoneuser/${userId}`)).toBe(2))
    await settled()
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

  test('is remembered after a new login even if the server does not know it', async () => {
    const { opened, login } = await openWindow()
    pay(opened)
    act(() => inAnotherTab(null))
    // The server's answer to the login has no receipt.
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

  test('without a number counts too, and is named by its receipt', async () => {
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
    await settled()
    // The server still has the old receipt.
    const year = new Date().getFullYear() + 1
    await user.click(buyNow())
    expect(screen.getByText(new RegExp(`Premium member until .*${year}`))).toBeVisible()
  })
})

describe('endless texts that reverse the text around them', () => {
  const endless = `\u202E${'7'.repeat(50_000)}`
  const order = { currency: 'INR', receipt: endless, id: `order\u2067${endless}` }
  const TURNS = /[\u202A-\u202E\u2066-\u2069]/

  function expectReadable() {
    expect(screen.getAllByText(/7{1000}…/)[0]).toBeVisible()
    expect(document.documentElement.outerHTML).not.toMatch(TURNS)
    expect(document.documentElement.outerHTML).not.toMatch(/7{1001}/)
  }

  test('of the server are sent to the provider unchanged, and are cut and not reversed on the pages', async () => {
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

  test('of the server are shown that way after a window never answered, and are sent again unchanged', async () => {
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

  test('of the bank and of the window are shown that way too', async () => {
    const { opened, userId } = await openWindow()
    act(() => opened.fail({ error: { description: endless } }))
    await alert(/did not go through/)
    expectReadable()
    pay(opened, endless)
    expectReadable()
    expect(recordOf(userId)).toMatchObject({ state: 'paid' })
  })
})

describe('a payment that fails', () => {
  test('dismissed: the specified words, what to do if money was taken anyway, and another try', async () => {
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

  test('with a clock that was set back meanwhile another try uses the same order', async () => {
    const { opened, user, windows } = await openWindow()
    act(() => opened.modal.ondismiss())
    vi.setSystemTime(Date.now() - 5 * 60_000)
    await user.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(2))
    expect(windows[1]?.order_id).toBe(opened.order_id)
    expect(ordersMade()).toBe(1)
    act(() => windows[1]?.modal.ondismiss())
  })

  test('failed inside the window: reported in place; the window stays open and nothing is cancelled', async () => {
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
    { body: { currency: 'INR', receipt: '  ' } },
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

  test.each([
    { currency: 'USD' },
    { currency: 'USD', amount: price.paise },
    { currency: 'INR', amount: 555_500 },
    { currency: 'INR', amount: 'many' },
    { currency: 'INR', order: { id: 'order_1', amount: '555500' } },
    { currency: 'INR', order: { id: 'order_1', currency: 'USD' } },
  ])('an order for anything but the price (%j) opens no window', async (body) => {
    const windows = stubCheckout()
    const { user } = await logInAs('member')
    const answer = { receipt: 'r1', id: 'order_1', message: 'Order created', ...body }
    apiStore().faults.add({ path: '/createsubscribe', body: answer, times: 1 })
    const person = await openPremium()
    await person.click(buyNow())
    const said = await alert(
      /Failed to initiate payment\. Please try again\..*No money was taken\./s,
    )
    expect(said).not.toHaveTextContent('Order created')
    expect(windows).toHaveLength(0)
    expect(recordOf(String(user._id))).toBeNull()
    await person.click(buyNow())
    await waitFor(() => expect(windows).toHaveLength(1))
    expect(windows[0]).toMatchObject({ currency: 'INR', amount: price.paise })
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
    expect(stateHere()).toEqual({ from: '/premium' })
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
    const { takeConsoleErrors } = await import('../helpers/setup')
    expect(takeConsoleErrors()).toHaveLength(1)
  })
})

async function pressWithoutScript() {
  // The script element is only collected, so that the test decides how its loading ends.
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
  test('blocked: the specified words and a hint at ad blockers; another click tries again', async () => {
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

  test('loaded, but empty, counts as blocked too', async () => {
    const { scripts } = await pressWithoutScript()
    act(() => void scripts[0]?.dispatchEvent(new Event('load')))
    await alert(/Failed to initiate payment.*ad blocker/s)
    expect(buyNow()).toBeEnabled()
  })

  test('that never loads is given up after 15 s', async () => {
    holdClock()
    const { scripts } = await pressWithoutScript()
    expect(scripts[0]?.src).toContain('/local/checkout.js')
    await pass(14_000)
    expect(buyNow()).toBeDisabled()
    await passAndLoad(1500)
    expect(buyNow()).toBeEnabled()
    await alert(/Failed to initiate payment.*ad blocker/s)
  })
})

describe('a storage that is full', () => {
  test('after paying: the payment is shown on this page, with what could not be stored', async () => {
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

/** Presses Buy Now while another tab holds the lock; returns what that tab does when its window is gone. */
async function pressInSecondTab() {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  type Run = (lock: object | null) => unknown
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    languages: navigator.languages,
    onLine: true,
    clipboard: navigator.clipboard,
    locks: {
      request: async (_: string, options: { ifAvailable?: boolean }, run: Run) => {
        if (options.ifAvailable) return run(null)
        await released
        return run({})
      },
    },
  })
  const windows = stubCheckout()
  const { user: member } = await logInAs('member')
  const user = await openPremium()
  await user.click(buyNow())
  await alert(/open in another tab/)
  expect(ordersMade()).toBe(0)
  expect(windows).toHaveLength(0)
  expect(buyNow()).toBeEnabled()
  return (changes: object) => {
    const at = new Date().toISOString()
    remember(String(member._id), { receipt: 'r1', currency: 'INR', at, ...changes })
    const key = `payment:${String(member._id)}`
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
    release?.()
  }
}

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

  test('in two tabs: the second is told of the first, until that has cancelled', async () => {
    const end = await pressInSecondTab()
    end({ state: 'closed' })
    await waitFor(() => expect(screen.queryByText(/open in another tab/)).toBeNull())
    expect(screen.queryByText(/^You are a Premium member/)).toBeNull()
  })

  test('in two tabs: when the first has paid, the second says so', async () => {
    const end = await pressInSecondTab()
    end({ state: 'paid', paymentIds: ['pay_tab'] })
    expect(await screen.findByText(/^You are a Premium member until/)).toBeVisible()
    expect(screen.getByText(/pay_tab/)).toBeVisible()
    expect(screen.queryByText(/open in another tab/)).toBeNull()
    expect(ordersMade()).toBe(0)
  })
})
