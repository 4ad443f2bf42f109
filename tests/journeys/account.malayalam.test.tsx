import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/facts/company'
import { account } from '@/words/account'
import { members } from '@/words/members'
import { accountMessages } from '@/words/account-messages'
import { memberMessages } from '@/words/member-messages'
import { premium } from '@/words/premium'
import { apiStore } from '../helpers/local-server'
import { stubCheckout } from '../helpers/payment-window'
import { price } from '../samples/premium-price'
import { bodiesOf } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'

const { labels } = account

test('a registration sends the six specified fields, and no Malayalam text of the page', async () => {
  const bodies = bodiesOf('/auth/register')
  const { user } = renderApp('/register')
  const typed = {
    [labels.name]: 'ആശ തോമസ്',
    [labels.email]: 'asha@example.com',
    [labels.phone]: '98470 12345',
    [labels.password]: 'two words',
    [labels.confirmPassword]: 'two words',
  }
  await screen.findByRole('heading', { level: 1, name: account.register.heading })
  for (const [label, text] of Object.entries(typed))
    await user.type(screen.getByLabelText(label), text)
  await user.click(screen.getByRole('button', { name: account.register.submit }))
  expect(await screen.findByText(accountMessages.registration.success)).toBeVisible()
  expect(bodies).toEqual([
    {
      name: 'ആശ തോമസ്',
      email: 'asha@example.com',
      phone: '9847012345',
      password: 'two words',
      confirmPassword: 'two words',
      invitecode: '',
    },
  ])
})

test('the payment window is opened with the same values as in English', async () => {
  const windows = stubCheckout()
  await logInAs('member')
  const { user } = renderApp('/premium')
  await user.click(await screen.findByRole('button', { name: premium.callToAction }))
  await waitFor(() => expect(windows).toHaveLength(1))
  expect(windows[0]).toMatchObject({
    amount: price.paise,
    currency: 'INR',
    name: company.name,
    description: 'Premium membership',
    notes: { receipt: expect.stringMatching(/^[\w-]+$/) },
  })
})

test('a changed profile sends what was typed under the names of the API', async () => {
  const bodies = bodiesOf('/auth/profile')
  await logInAs('member')
  const { user } = renderApp('/dashboard/user/profile')
  const name = await screen.findByLabelText(labels.name)
  await user.clear(name)
  await user.type(name, 'Anu K')
  await user.click(screen.getByRole('button', { name: members.profile.submit }))
  expect(await screen.findByText(memberMessages.success.profileUpdated)).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ name: 'Anu K' })])
  expect(Object.keys(Object(bodies[0])).toSorted()).toEqual(['email', 'name', 'phone'])
})

test('a password reset reports its steps in our own words where the server’s are English', async () => {
  const { forget: words } = account
  const { user } = renderApp('/forget')
  await user.type(await screen.findByLabelText(labels.email), 'anjali@example.com')
  await user.click(screen.getByRole('button', { name: words.send }))
  await user.type(
    await screen.findByLabelText(labels.otp),
    apiStore().outbox.at(-1)?.fields.otp ?? '',
  )
  expect(screen.getByText(words.sent)).toBeVisible()
  expect(screen.queryByText('OTP sent to your email')).toBeNull()
  await user.click(screen.getByRole('button', { name: words.verify }))
  await screen.findByLabelText(labels.newPassword)
  expect(screen.getByText(words.verified)).toBeVisible()
})
