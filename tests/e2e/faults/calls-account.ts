import type { Person, Write } from './call.ts'
import type { Fault } from './faults.ts'
import type { State } from './visit.ts'

const lineFailed = 'The internet or our server did not answer properly'
const isLineFault = ({ kind }: Fault) => !['refused', 'denied', 'not-found'].includes(kind)
const resetWords = (words: string) => (fault: Fault) => [
  words,
  ...(isLineFault(fault) ? [lineFailed] : []),
]
/** Their answers contain a message for people, or none. */
const anyObject = { 'an object of another kind': 'an object without a refusal is a yes' }

const EMAIL = 'anjali@example.com'

async function askForOtp({ types, presses, awaits }: Person) {
  await types('Email', EMAIL)
  await presses('Send OTP')
  await awaits('OTP')
}

/** The one-time password that was mailed last. */
const otpIn = ({ outbox }: State) => outbox.at(-1)?.fields['otp'] ?? ''

/** Registration, login, password and profile. Product 7, Auth. */
export const accountCalls: readonly Write[] = [
  {
    kind: 'write',
    name: 'the registration',
    method: 'POST',
    path: '/api/v1/auth/register',
    address: '/register/URU-ANJALI',
    typed: {
      Name: 'Sreya Menon',
      Email: 'sreya@example.com',
      Phone: '9847054321',
      Password: 'a-long-password',
      'Confirm password': 'a-long-password',
      'Invite code': 'URU-ANJALI',
    },
    press: 'Register',
    busy: 'Registering...',
    // Only the status counts (Product 4): 200 is "already registered".
    words: ({ kind, status }) => {
      if (kind === 'odd' || kind === 'stranger') return ['Already Register please login']
      const isLost = status === undefined || status === 200
      return [
        isLost ? 'Something went wrong' : 'Registration failed',
        ...(isLost || kind === 'no-answer' || status >= 500 ? [lineFailed] : []),
      ]
    },
    success: 'Registered successfully',
    effect: ({ users }) => users.filter(({ email }) => email === 'sreya@example.com').length,
  },
  {
    kind: 'write',
    name: 'the login',
    method: 'POST',
    path: '/api/v1/auth/login',
    address: '/login',
    typed: { Email: EMAIL, Password: 'member-2468' },
    press: 'Login',
    busy: 'Logging in...',
    words: (fault) => {
      const { says, status } = fault
      if (says !== undefined) return [says]
      const words = status ? 'Login failed' : 'Something went wrong'
      return isLineFault(fault) ? [words, lineFailed] : [words]
    },
    success: 'Login successfully',
  },
  {
    kind: 'write',
    name: 'the profile',
    method: 'PUT',
    path: '/api/v1/auth/profile',
    who: 'member',
    address: '/dashboard/user/profile',
    typed: { Name: 'Anjali K. Nair', Phone: '9847011111', 'New password': 'quite-a-new-one' },
    press: 'Save changes',
    busy: 'Submitting...',
    // An answer without the updated user is not a proper one (Product 8, Forms and admin actions).
    words: (fault) => [
      fault.says ?? (isLineFault(fault) ? 'Something went wrong during update' : 'Update failed'),
    ],
    success: 'Profile updated successfully',
    effect: ({ users }) => users.filter(({ name }) => name === 'Anjali K. Nair').length,
  },
  {
    kind: 'write',
    name: 'the one-time password',
    method: 'POST',
    path: '/api/v1/auth/forgetpswd',
    address: '/forget',
    typed: { Email: EMAIL },
    press: 'Send OTP',
    busy: 'Sending...',
    words: resetWords('User not found'),
    success: 'OTP sent to your email',
    except: anyObject,
    effect: ({ outbox }) => outbox.length,
  },
  {
    kind: 'write',
    name: 'the check of the one-time password',
    method: 'POST',
    path: '/api/v1/auth/verifyotp',
    address: '/forget',
    before: askForOtp,
    typed: (state) => ({ OTP: otpIn(state) }),
    press: 'Verify OTP',
    busy: 'Verifying...',
    words: resetWords('Invalid OTP. Please try again.'),
    success: 'OTP verified',
    except: anyObject,
  },
  {
    kind: 'write',
    name: 'the new password',
    method: 'POST',
    path: '/api/v1/auth/resetpassword',
    address: '/forget',
    async before(person, state) {
      await askForOtp(person)
      await person.types('OTP', otpIn(await state()))
      await person.presses('Verify OTP')
    },
    typed: { 'New password': 'quite-a-new-one' },
    press: 'Reset password',
    busy: 'Resetting...',
    words: resetWords('Failed to reset password. Please try again.'),
    success: 'Password reset successful',
    except: anyObject,
  },
]
