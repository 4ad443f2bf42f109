import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from './local-server'
import { recordOf, stubCheckout } from './payment-window'
import { inAnotherTab } from './render-account'
import { logInAs, renderApp } from './render-app'
import { there } from './there'

/** The messages that the specification requires. */
export const words = {
  success: 'Payment successful & profile updated!',
  successOnly: 'Payment successful',
  cancelled: 'Payment was cancelled!',
  failed: 'Failed to initiate payment. Please try again.',
}

/** The button, whatever its text is at the moment. */
export const buyNow = () =>
  screen.getByRole('button', { name: /^(Buy Now|Opening payment\.\.\.)$/ })

/** Queries within the header. */
export const header = () => within(screen.getByRole('banner'))

/** Waits for an alert that contains this text; returns it. */
export const alert = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('alert').find(({ textContent }) => {
      return typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? '')
    })
    expect(found).toBeVisible()
    return found
  })

/** Opens the Premium page. */
export async function openPremium() {
  const { user } = renderApp(paths.premium.href())
  await screen.findByRole('heading', { level: 1, name: 'Premium membership' })
  return user
}

/** Logs in as a member and goes through buying until the payment window is open. */
export async function openWindow() {
  const windows = stubCheckout()
  const login = await logInAs('member')
  const user = await openPremium()
  await user.click(buyNow())
  await waitFor(() => expect(windows).toHaveLength(1))
  const [opened] = windows
  if (!opened) throw new Error('No window')
  return { windows, opened, user, login, userId: String(login.user._id) }
}

/** Like `openWindow`, but then the page is closed and the window never reports back to it. */
export async function loseWindow() {
  const bought = await openWindow()
  cleanup()
  act(() => bought.opened.modal.ondismiss())
  const record = { ...recordOf(bought.userId), state: 'opened' }
  window.localStorage.setItem(`payment:${bought.userId}`, JSON.stringify(record))
  return bought
}

/** A time in the format that purchase records store. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Changes what the browser has stored about the purchase. */
export const remember = (userId: string, changes: object) =>
  window.localStorage.setItem(
    `payment:${userId}`,
    JSON.stringify({ ...recordOf(userId), ...changes }),
  )

/** The window reports a payment. */
export const pay = (opened: { handler: (answer: unknown) => void }, id = 'pay_1') =>
  act(() => opened.handler({ razorpay_payment_id: id }))

/** What a reload does: the page starts again with only what the browser has stored. */
export async function reload(address = '/premium') {
  cleanup()
  queryClient.clear()
  const { user } = renderApp(address)
  await screen.findByRole('heading', { level: 1 })
  return user
}

/** Leaves the Premium page for another. */
export async function goAway(user: UserEvent) {
  await user.click(there(header().getAllByRole('link', { name: 'Services' })[0]))
  await waitFor(() => expect(screen.queryByText('Premium membership')).toBeNull())
  expect(window.location.pathname).toBe('/services')
}

/** What the office changes on the server: it adds a receipt or removes it. */
export function onServer(userId: string, changes: object) {
  const member = apiStore().members.find(({ user: { _id } }) => _id === userId)
  if (!member) throw new Error('The server has no such member')
  member.user = { ...member.user, ...changes }
}

/** Somebody else logs in, in another tab; returns their id. */
export async function logInElsewhere() {
  const other = await logInAs('expired')
  act(() => inAnotherTab(other))
  return String(other.user._id)
}
