import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { price } from '../samples/premium-price'
import { stateHere } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'

type Checkout = {
  amount: number | string
  currency: string
  order_id?: string
  notes?: Record<string, unknown>
  handler: (answer: { razorpay_payment_id: string }) => void
  modal: { ondismiss: () => void }
}

/** Replaces the payment provider's window; records what it was opened with. */
function stubCheckout(act: (checkout: Checkout) => void = () => undefined) {
  const opened: Checkout[] = []
  vi.stubGlobal(
    'Razorpay',
    class {
      #checkout: Checkout
      constructor(checkout: Checkout) {
        this.#checkout = checkout
      }
      open() {
        opened.push(this.#checkout)
        act(this.#checkout)
      }
    },
  )
  return opened
}

afterEach(() => vi.unstubAllGlobals())

async function open() {
  const { user } = renderApp(paths.premium.href())
  await screen.findByRole('heading', { level: 1, name: 'Premium membership' })
  return user
}

const buyNow = () => screen.getByRole('button', { name: /^(Buy Now|Opening payment\.\.\.)$/ })
const ordersMade = () =>
  apiStore().requests.filter(({ path }) => path.endsWith('/createsubscribe')).length
const stored = () => JSON.parse(window.localStorage.getItem('auth') ?? '{}').user

test('the offer: price, original price struck through, benefits, claims and the refund rule', async () => {
  await open()
  const shown = within(screen.getByRole('region', { name: 'Price' }))
  expect(shown.getByText(price.now)).toBeVisible()
  const before = shown.getByText(price.original)
  expect(before.closest('s')).not.toBeNull()
  expect(before.closest('p')).toHaveTextContent(`Original price: ${price.original} ${price.off}`)
  expect(screen.getByText('Apply to jobs in 11 countries')).toBeVisible()
  expect(screen.getByText('Unlimited applications')).toBeVisible()
  expect(screen.getByText(/within 7 working days.*paid in advance/)).toBeVisible()
  for (const benefit of [
    'Early messaging updates before site publishing',
    '10% referral bonus on subscriptions',
    '4% referral bonus on filing',
    '4% discount on filing services',
  ]) {
    expect(screen.getByRole('heading', { name: benefit })).toBeVisible()
  }
})

test('a visitor goes to the login page, which leads back here', async () => {
  const user = await open()
  await user.click(buyNow())
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(stateHere()).toEqual({ from: '/premium' })
  expect(ordersMade()).toBe(0)
})

test('a Premium member is told so, with the day it ends, and nothing is bought', async () => {
  const opened = stubCheckout()
  await logInAs('premium')
  const user = await open()
  await user.click(buyNow())
  expect(await screen.findByText(/^You are a Premium member until \d+ \w+ \d{4}/)).toBeVisible()
  expect(ordersMade()).toBe(0)
  expect(opened).toEqual([])
})

/** Whether an element comes before another on the page. */
const comesBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

test('a Premium member sees the pass with its last day where others see the price', async () => {
  await logInAs('premium')
  await open()
  const pass = screen.getByRole('heading', { name: 'Premium pass' })
  const benefits = screen.getByRole('heading', { name: 'What you get' })
  expect(comesBefore(pass, benefits)).toBe(true)
  expect(screen.getAllByText('Rahul Menon').length).toBeGreaterThan(0)
  expect(screen.getByText('Valid until').nextSibling).toHaveTextContent(/^\d+ \p{L}+ \d{4}$/u)
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull()
  expect(screen.queryByText('₹5,555')).toBeNull()
  expect(screen.getByRole('link', { name: 'See your dashboard' })).toHaveAttribute(
    'href',
    paths.userDashboard.href(),
  )
})

test('for a Premium member Buy Now is small and the last thing on the page', async () => {
  await logInAs('premium')
  await open()
  expect(screen.getAllByRole('button', { name: 'Buy Now' })).toHaveLength(1)
  expect(buyNow()).not.toHaveClass('button-wanted')
  for (const heading of screen.getByRole('main').querySelectorAll('h1, h2, h3')) {
    expect(comesBefore(heading, buyNow())).toBe(true)
  }
})

test.each([
  ['a visitor', null],
  ['a member without Premium', 'member'],
  ['somebody whose year is over', 'expired'],
] as const)('%s sees the price first, with Buy Now', async (_, who) => {
  if (who) await logInAs(who)
  await open()
  const benefits = screen.getByRole('heading', { name: 'What you get' })
  const offer = screen.getByRole('region', { name: 'Price' })
  expect(comesBefore(offer, benefits)).toBe(true)
  expect(within(offer).getByRole('button', { name: 'Buy Now' })).toHaveClass('button-wanted')
})

test('buying moves nothing on the page; on the next visit the pass comes first', async () => {
  stubCheckout(({ handler }) => handler({ razorpay_payment_id: 'pay_place' }))
  await logInAs('member')
  const user = await open()
  await user.click(buyNow())
  const offer = screen.getByRole('region', { name: 'Price' })
  expect(await within(offer).findByText(/pay_place/)).toBeVisible()
  const [about] = screen.getAllByRole('link', { name: 'About Us' })
  if (about) await user.click(about)
  await screen.findByRole('heading', { level: 1, name: /about/i })
  await user.click(screen.getByRole('link', { name: 'Premium Member' }))
  await screen.findByRole('heading', { level: 1, name: 'Premium membership' })
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull()
})

test('a member who pays becomes a Premium member, here and in the stored login', async () => {
  const opened = stubCheckout(({ handler }) => handler({ razorpay_payment_id: 'pay_test1' }))
  await logInAs('member')
  const user = await open()
  await user.click(buyNow())

  expect(await screen.findByText('Payment successful & profile updated!')).toBeVisible()
  expect(screen.getByText(/pay_test1/)).toBeVisible()
  const [order] = apiStore().orders
  expect(opened).toMatchObject([
    {
      amount: price.paise,
      currency: 'INR',
      order_id: order?.id,
      notes: { receipt: order?.receipt },
    },
  ])
  expect(stored()).toMatchObject({ receipt: order?.receipt, amount: price.paise, currency: 'INR' })

  await user.click(buyNow())
  expect(await screen.findByText(/^You are a Premium member/)).toBeVisible()
  expect(ordersMade()).toBe(1)
})

test('a member whose year is over can buy another', async () => {
  stubCheckout(({ handler }) => handler({ razorpay_payment_id: 'pay_test2' }))
  await logInAs('expired')
  const user = await open()
  expect(screen.getByText(/Your Premium year is over/)).toBeVisible()
  await user.click(buyNow())
  expect(await screen.findByText('Payment successful & profile updated!')).toBeVisible()
  expect(screen.queryByText(/Your Premium year is over/)).not.toBeInTheDocument()
})

test('a closed window counts as a cancelled payment, and a double click makes one order', async () => {
  const opened = stubCheckout()
  await logInAs('member')
  const user = await open()
  const statuses = within(screen.getByRole('main')).getAllByRole('status')
  const said = () => statuses.map(({ textContent }) => textContent)
  await user.dblClick(buyNow())
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(buyNow()).toBeDisabled()
  // The button has lost the focus, so a status that was there before announces its text.
  expect(said()).toContain('Please wait.')
  opened[0]?.modal.ondismiss()
  expect(await screen.findByText('Payment was cancelled!')).toBeVisible()
  expect(buyNow()).toBeEnabled()
  expect(said()).not.toContain('Please wait.')
  expect(ordersMade()).toBe(1)
  expect(stored().receipt).toBeUndefined()
})

test('an order that cannot be made says so and can be tried again', async () => {
  apiStore().faults.add({ path: '/createsubscribe', status: 500, body: {}, times: 1 })
  const opened = stubCheckout()
  await logInAs('member')
  const user = await open()
  await user.click(buyNow())
  expect(await screen.findByText('Failed to initiate payment. Please try again.')).toBeVisible()
  takeConsoleErrors()
  await user.click(buyNow())
  await waitFor(() => expect(opened).toHaveLength(1))
})
