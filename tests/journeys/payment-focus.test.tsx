import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { payOnServer, stubCheckout } from '../helpers/payment-window'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

test('a payment moves the lost focus to its heading once; a focus that is put aside then stays there', async () => {
  const windows = stubCheckout()
  await logInAs('member')
  const { user } = renderApp(paths.userDashboard.href())
  await screen.findByText('Neethu Babu')
  const buyNow = screen.getByRole('button', { name: 'Buy Now' })
  buyNow.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(windows).toHaveLength(1))
  const [opened] = windows
  if (opened) await act(() => payOnServer(opened))
  const answer = holdBack({ path: '/getoneuser' })
  act(() => opened?.handler({ razorpay_payment_id: 'pay_1' }))
  const heading = screen.getByRole('heading', { name: 'Your payment' })
  expect(heading).toHaveFocus()
  expect(screen.getByText(/do not show it yet/)).toBeVisible()
  await user.click(document.body)
  act(() => heading.blur())
  await answer()
  await waitFor(() => expect(screen.queryByText(/do not show it yet/)).toBeNull())
  expect(document.body).toHaveFocus()
})

test('a payment moves the focus to its heading also if the payment window goes only then', async () => {
  const windows = stubCheckout()
  await logInAs('member')
  const { user } = renderApp(paths.userDashboard.href())
  await screen.findByText('Neethu Babu')
  await user.click(screen.getByRole('button', { name: 'Buy Now' }))
  await waitFor(() => expect(windows).toHaveLength(1))
  const frame = document.body.appendChild(document.createElement('button'))
  frame.focus()
  act(() => windows[0]?.handler({ razorpay_payment_id: 'pay_1' }))
  const heading = await screen.findByRole('heading', { name: 'Your payment' })
  expect(heading).not.toHaveFocus()
  frame.remove()
  await waitFor(() => expect(heading).toHaveFocus())
})
