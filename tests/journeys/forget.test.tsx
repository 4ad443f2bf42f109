import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { notify } from '@/lib/notices/notify'
import { apiStore, server } from '../helpers/local-server'
import { sampleLogins } from '../local-api/logins'
import { asked, bodiesOf, inAnotherTab } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack, holdClock, pass } from '../helpers/waits'

const EMAIL = 'anjali@example.com'
const LINE = /what you typed may be right/
const MAY_COUNT = /Your new password may already count\./

const kept = () => window.sessionStorage.getItem('reset-email')
const mailedOtp = () => apiStore().outbox.at(-1)?.fields.otp ?? ''

async function enter(user: UserEvent, label: string, text: string, button: string) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  if (text) await user.type(field, text)
  await user.click(screen.getByRole('button', { name: button }))
}

const sendEmail = (user: UserEvent, email = EMAIL) => enter(user, 'Email', email, 'Send OTP')
const sendOtp = (user: UserEvent, otp = mailedOtp()) => enter(user, 'OTP', otp, 'Verify OTP')
const sendPassword = (user: UserEvent, password = 'new pass ') =>
  enter(user, 'New password', password, 'Reset password')

/** The server sets the password, but its gateway times out before the answer. */
function resetWithoutAnswer() {
  const reset = http.post(
    '*/auth/resetpassword',
    async ({ request }) => {
      const { email, newPassword } = Object(await request.json())
      const { members, otps } = apiStore()
      const member = members.find(({ user }) => user.email === email)
      if (member) member.password = newPassword
      otps.clear()
      return HttpResponse.html('<h1>Gateway Time-out</h1>', { status: 504 })
    },
    { once: true },
  )
  server.use(reset)
}

async function upTo(step: 'otp' | 'password') {
  const { user } = renderApp(paths.forget.href())
  await sendEmail(user)
  await screen.findByLabelText('OTP')
  if (step === 'password') {
    await sendOtp(user)
    await screen.findByLabelText('New password')
  }
  return user
}

test('the three steps change the password and lead to the login page after two seconds', async () => {
  const bodies = [
    bodiesOf('/auth/forgetpswd'),
    bodiesOf('/auth/verifyotp'),
    bodiesOf('/auth/resetpassword'),
  ]
  const { user } = renderApp(paths.forget.href())
  await sendEmail(user)
  expect(await screen.findByText('OTP sent to your email')).toBeVisible()
  expect(screen.getByLabelText('OTP')).toHaveFocus()
  const otp = mailedOtp()
  await sendOtp(user)
  expect(await screen.findByLabelText('New password')).toHaveFocus()
  holdClock()
  await sendPassword(user)
  expect(await screen.findByText('Your password is changed')).toBeVisible()
  await pass(1700)
  expect(window.location.pathname).toBe('/forget')
  await pass(400)
  expect(window.location.pathname).toBe('/login')
  expect(await screen.findByText('Password reset successful')).toBeVisible()
  vi.useRealTimers()
  expect(bodies).toEqual([
    [{ email: EMAIL }],
    [{ email: EMAIL, otp }],
    [{ email: EMAIL, newPassword: 'new pass ' }],
  ])

  await user.type(await screen.findByLabelText('Email'), EMAIL)
  await user.type(screen.getByLabelText('Password'), 'new pass ')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('Login successfully')).toBeVisible()
})

describe('step 1, the email', () => {
  test('is required', async () => {
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user, '')
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.getByLabelText('Email')).toBeInvalid()
    expect(asked('/auth/forgetpswd')).toBe(0)
  })

  test('must look like one', async () => {
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user, 'anjali')
    expect(await screen.findByRole('alert')).toHaveTextContent('name@example.com')
    expect(asked('/auth/forgetpswd')).toBe(0)
  })

  test('that nobody has: not found, and nothing about the connection', async () => {
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user, 'nobody@example.com')
    expect(await screen.findByText('User not found')).toBeVisible()
    expect(screen.queryByText(LINE)).toBeNull()
    expect(screen.getByLabelText('Email')).toHaveValue('nobody@example.com')
  })

  test.each([
    { status: 200, body: { success: false } },
    { status: 200, body: { error: 'No' } },
  ])('a refusal with status 200 counts as one: %j', async (fault) => {
    apiStore().faults.add({ path: '/forgetpswd', ...fault })
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user)
    expect(await screen.findByText('User not found')).toBeVisible()
  })

  test.each([
    { reset: true },
    { status: 500 },
    { text: '<p>Hotel</p>' },
    { status: 404, text: '<h1>No such app</h1>' },
    { status: 429, text: 'Too many requests' },
    { status: 408, body: {} },
  ])('a failure (%j) says that it may be the connection, and the next try works', async (fault) => {
    apiStore().faults.add({ path: '/forgetpswd', times: 1, ...fault })
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user)
    expect(await screen.findByText('User not found')).toBeVisible()
    expect(screen.getByText(LINE)).toBeVisible()
    expect(screen.queryByText(MAY_COUNT)).toBeNull()
    expect(screen.getByLabelText('Email')).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    expect(await screen.findByLabelText('OTP')).toBeVisible()
  })

  test('is answered in the server’s own words', async () => {
    const body = { success: true, message: 'Look into your inbox' }
    apiStore().faults.add({ path: '/forgetpswd', body })
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user)
    expect(await screen.findByText('Look into your inbox')).toBeVisible()
  })

  test('is busy while it is sent', async () => {
    const answer = holdBack({ path: '/forgetpswd' })
    const { user } = renderApp(paths.forget.href())
    await sendEmail(user)
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await answer()
    await screen.findByLabelText('OTP')
  })
})

describe('step 2, the OTP', () => {
  test('is required', async () => {
    const user = await upTo('otp')
    // The next key after the field leads on, not back.
    expect(screen.getByLabelText('OTP')).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Verify OTP' })).toHaveFocus()
    await sendOtp(user, '')
    expect(await screen.findByText('OTP is required')).toBeVisible()
    expect(asked('/auth/verifyotp')).toBe(0)
  })

  test('that is wrong can be typed again', async () => {
    const user = await upTo('otp')
    await sendOtp(user, 'wrong')
    expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible()
    await sendOtp(user)
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  test('that was copied with the spaces and invisible characters of its mail is sent without them', async () => {
    const user = await upTo('otp')
    const bodies = bodiesOf('/auth/verifyotp')
    const otp = mailedOtp()
    await user.click(screen.getByLabelText('OTP'))
    await user.paste(`\u200B${otp.slice(0, 3)}\u00A0${otp.slice(3)} `)
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(bodies).toEqual([{ email: EMAIL, otp }])
  })

  test.each([
    ['Malayalam', 0x0d66],
    ['Devanagari', 0x0966],
  ])('in digits of %s is sent in ASCII digits', async (_, zero) => {
    const user = await upTo('otp')
    const bodies = bodiesOf('/auth/verifyotp')
    const otp = mailedOtp()
    const typed = otp.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    await sendOtp(user, `${typed.slice(0, 3)} ${typed.slice(3)}`)
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(bodies).toEqual([{ email: EMAIL, otp }])
  })

  test.each(['wrong', ''])(
    'that is refused (%j) removes the message that the last step went well',
    async (otp) => {
      const user = await upTo('otp')
      expect(screen.getByText('OTP sent to your email')).toBeVisible()
      await sendOtp(user, otp)
      await screen.findByRole('alert')
      expect(screen.queryByText('OTP sent to your email')).toBeNull()
      expect(screen.getByText(new RegExp(EMAIL))).toBeVisible()
    },
  )

  test('is busy while it is verified, and is offered from the message on the phone', async () => {
    const user = await upTo('otp')
    expect(screen.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code')
    const answer = holdBack({ path: '/verifyotp' })
    await sendOtp(user)
    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
    await answer()
    await screen.findByLabelText('New password')
  })

  test('a step back keeps the email, and an answer that arrives late changes nothing', async () => {
    const user = await upTo('otp')
    const answer = holdBack({ path: '/verifyotp' })
    await sendOtp(user)
    await user.click(screen.getByRole('button', { name: /^Back/ }))
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await answer()
    expect(screen.getByLabelText('Email')).toBeVisible()
    await sendEmail(user, 'rahul@example.com')
    expect(await screen.findByText(/rahul@example.com/)).toBeVisible()
  })
})

describe('step 3, the new password', () => {
  test('is required', async () => {
    const user = await upTo('password')
    await sendPassword(user, '')
    expect(await screen.findByText('New password is required')).toBeVisible()
    expect(asked('/auth/resetpassword')).toBe(0)
  })

  test('that could not be set stays typed', async () => {
    const user = await upTo('password')
    const answer = holdBack({ path: '/resetpassword', status: 400, body: {}, times: 1 })
    await sendPassword(user)
    expect(screen.getByRole('button', { name: 'Resetting...' })).toBeDisabled()
    await answer()
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('New password')).toHaveValue('new pass ')
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
    expect(await screen.findByText('Password reset successful')).toBeVisible()
  })

  test('that may have been set although no answer arrived says so, also when the next try is refused', async () => {
    const user = await upTo('password')
    resetWithoutAnswer()
    await sendPassword(user, 'new-pass')
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible()
    expect(screen.getByText(LINE)).toBeVisible()
    expect(screen.getByText(MAY_COUNT)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
    await waitFor(() => expect(screen.queryByText(LINE)).toBeNull())
    expect(await screen.findByText(MAY_COUNT)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Failed to reset password. Please try again/,
    )
    expect(screen.getByLabelText('New password')).toBeValid()

    await user.click(screen.getByRole('link', { name: 'Try to log in with it' }))
    await user.type(await screen.findByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), 'new-pass')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Login successfully')).toBeVisible()
  })

  test('that a busy server turned away is not set: the page names the connection, and does not say that the password may count', async () => {
    const user = await upTo('password')
    apiStore().faults.add({ path: '/resetpassword', status: 429, text: 'Too many requests' })
    await sendPassword(user)
    expect(await screen.findByText(LINE)).toBeVisible()
    expect(screen.queryByText(MAY_COUNT)).toBeNull()
    expect(screen.getByLabelText('New password')).toBeValid()
  })

  test('that is refused outright shows no note about a password that may count', async () => {
    const user = await upTo('password')
    apiStore().faults.add({ path: '/resetpassword', status: 400, body: {} })
    await sendPassword(user)
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible()
    expect(screen.queryByText(MAY_COUNT)).toBeNull()
    expect(screen.getByLabelText('New password')).toBeInvalid()
  })

  test.each([
    { error: { name: 'MongoServerError' } },
    { error: {}, message: 'Error' },
    { status: 'error', message: 'User not found' },
    { success: 'false' },
    { ok: false },
  ])('that is refused with status 200 (%j) is not reported as set', async (body) => {
    const user = await upTo('password')
    apiStore().faults.add({ path: '/resetpassword', body })
    await sendPassword(user)
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible()
    expect(screen.queryByText('Password reset successful')).toBeNull()
    expect(screen.queryByText(MAY_COUNT)).toBeNull()
    expect(screen.getByLabelText('New password')).toHaveValue('new pass ')
  })

  test('can be shown till it is sent, suits password managers, and a step back leads to the OTP', async () => {
    const user = await upTo('password')
    const field = screen.getByLabelText('New password')
    expect(field).toHaveAttribute('autocomplete', 'new-password')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    apiStore().faults.add({ path: '/resetpassword', status: 400, body: {} })
    await sendPassword(user)
    await screen.findByRole('alert')
    expect(field).toHaveAttribute('type', 'password')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the OTP' }))
    expect(screen.getByLabelText('OTP')).toHaveValue(mailedOtp())
  })

  test('that is being set allows no step back: the server uses up the OTP with it', async () => {
    const user = await upTo('password')
    const answer = holdBack({ path: '/resetpassword', status: 400, body: {}, times: 1 })
    await sendPassword(user)
    const back = screen.getByRole('button', { name: 'Back to the OTP' })
    expect(back).toBeDisabled()
    await user.click(back)
    expect(screen.queryByLabelText('OTP')).toBeNull()
    await answer()
    expect(back).toBeEnabled()
    await user.click(back)
    expect(screen.getByLabelText('OTP')).toBeVisible()
  })
})

/** Sends the new password and goes to the login page before the answer. */
async function leaveWhileSet(fault: object = {}) {
  const user = await upTo('password')
  const answer = holdBack({ path: '/resetpassword', ...fault })
  await sendPassword(user)
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  return { user, answer }
}

describe('a reset that was left while the password was being set', () => {
  test('is done all the same, and a toast says so', async () => {
    const { user, answer } = await leaveWhileSet()
    expect(kept()).toBe(EMAIL)
    await answer()
    expect(await screen.findByText('Password reset successful')).toBeVisible()
    expect(kept()).toBeNull()
    expect(window.location.pathname).toBe('/login')
    await user.type(screen.getByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), 'new pass ')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('Login successfully')).toBeVisible()
  })

  test('and is refused says so in a toast, and that nothing else is known', async () => {
    const { answer } = await leaveWhileSet({ status: 400, body: {} })
    await answer()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to reset password. Please try again.$/,
    )
    expect(kept()).toBe(EMAIL)
  })

  test.each([{ reset: true }, { status: 504, text: '<h1>Gateway Time-out</h1>' }])(
    'and gets no proper answer (%j) says that the new password may already count',
    async (fault) => {
      const { answer } = await leaveWhileSet(fault)
      await answer()
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^Failed to reset password. Please try again. Your new password may already count.$/,
      )
    },
  )

  test('whose first answer was lost says so also when the next try is refused', async () => {
    const user = await upTo('password')
    resetWithoutAnswer()
    await sendPassword(user)
    await screen.findByText(MAY_COUNT)
    const answer = holdBack({ path: '/resetpassword', status: 400, body: {} })
    await user.click(screen.getByRole('button', { name: 'Reset password' }))
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
    await answer()
    expect(await screen.findByRole('alert')).toHaveTextContent(MAY_COUNT)
  })

  test('says nothing to somebody else who has logged in meanwhile', async () => {
    const { answer } = await leaveWhileSet()
    const other = await logInAs('premium')
    act(() => inAnotherTab(other))
    await answer()
    act(() => notify.error('A later toast'))
    await screen.findByText('A later toast')
    expect(screen.queryByText('Password reset successful')).toBeNull()
  })

  test('tells the same person, who has logged in with the old password meanwhile', async () => {
    const { answer } = await leaveWhileSet()
    const login = await logInAs('member')
    act(() => inAnotherTab(login))
    await answer()
    expect(await screen.findByText('Password reset successful')).toBeVisible()
  })

  test('leaves another reset alone, which was begun meanwhile', async () => {
    const { user, answer } = await leaveWhileSet()
    await user.click(screen.getByRole('link', { name: /^Forgot/ }))
    await user.click(await screen.findByRole('button', { name: /^Back/ }))
    await sendEmail(user, 'rahul@example.com')
    await screen.findByText(/rahul@example.com/)
    await answer()
    expect(await screen.findByText('Password reset successful')).toBeVisible()
    expect(kept()).toBe('rahul@example.com')
  })
})

function again() {
  cleanup()
  return renderApp(paths.forget.href()).user
}

describe('a reload', () => {
  test.each(['otp', 'password'] as const)(
    'at the step of the %s comes back to the OTP, with its email',
    async (step) => {
      await upTo(step)
      const user = again()
      expect(await screen.findByLabelText('OTP')).toHaveValue('')
      expect(screen.getByText('Step 2 of 3')).toBeVisible()
      expect(screen.getByText(new RegExp(EMAIL))).toBeVisible()
      await sendOtp(user)
      await screen.findByLabelText('New password')
      expect(Object.values(sessionStorage).join()).not.toContain(mailedOtp())
      await sendPassword(user)
      expect(await screen.findByText('Password reset successful')).toBeVisible()
      expect(kept()).toBeNull()
      again()
      expect(await screen.findByLabelText('Email')).toHaveValue('')
    },
  )

  test('after a step back to the email begins there', async () => {
    const user = await upTo('otp')
    await user.click(screen.getByRole('button', { name: /^Back/ }))
    expect(kept()).toBeNull()
    again()
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.getByText('Step 1 of 3')).toBeVisible()
  })

  test('after a login, or a logout, begins anew', async () => {
    const user = await upTo('otp')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
    await user.type(await screen.findByLabelText('Email'), EMAIL)
    await user.type(screen.getByLabelText('Password'), sampleLogins.member.password)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    const logout = await screen.findByRole('button', { name: 'Logout' })
    expect(kept()).toBeNull()
    window.sessionStorage.setItem('reset-email', EMAIL)
    await user.click(logout)
    expect(kept()).toBeNull()
  })
})

test('after a failure and a reload the email is still there; nothing of the OTP is stored', async () => {
  apiStore().faults.add({ path: '/forgetpswd', status: 500, times: 1 })
  const first = renderApp(paths.forget.href())
  await sendEmail(first.user)
  await screen.findByRole('alert')
  cleanup()
  const { user } = renderApp(paths.forget.href())
  expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('OTP'), '123')
  cleanup()
  expect(sessionStorage.getItem('draft:forget')).toBeNull()
})
