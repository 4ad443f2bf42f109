import * as v from 'valibot'
import { ApiError, isApiError, messageIn } from '@/lib/api/errors'
import { send, sendForYes } from '@/lib/api/http'
import type { Session } from './session'
import { sessionSchema } from './session-schema'

/** Product 3, Registration payload; `phone` has ten digits, `invitecode` may be empty. */
type Registration = {
  name: string
  email: string
  phone: string
  password: string
  confirmPassword: string
  invitecode: string
}

type RegistrationOutcome = 'registered' | 'already' | 'failed' | 'unknown'

/**
 * POST auth/register. Only the status counts: 201 registered, 200 already registered, any other failed, but from 500
 * on, or if a host answered for the API, it may have succeeded all the same. Throws ApiError if no readable answer
 * arrived. Product 4, Registration.
 */
export async function registerUser(data: Registration): Promise<RegistrationOutcome> {
  const status = await statusOf('/auth/register', data)
  if (status === 201) return 'registered'
  if (status === 200) return 'already'
  return status >= 500 ? 'unknown' : 'failed'
}

async function statusOf(url: string, data: Registration): Promise<number> {
  try {
    return (await send({ method: 'post', url, data })).status
  } catch (error) {
    if (!isApiError(error) || error.status === undefined) throw error
    // A page in place of an answer (for example a hotel's login) also has the status 200.
    if (error.status === 200) throw error
    // A host that answers for the API says no more about the account than a server that broke.
    return error.kind === 'server' ? 500 : error.status
  }
}

/**
 * POST auth/login. Returns the new session if the status is 200 and both user and token are there; throws ApiError for
 * everything else, with the status if the server answered. Product 7, Auth.
 */
export async function loginUser(
  data: { email: string; password: string },
  signal: AbortSignal,
): Promise<Session> {
  const { status, body } = await send({ method: 'post', url: '/auth/login', data, signal })
  const session = v.safeParse(sessionSchema, body)
  if (status === 200 && session.success) return session.output
  throw new ApiError('unexpected', { status, serverMessage: messageIn(body) })
}

/** One step of the password reset; returns the server's message about it, if any. */
const sendStep = (url: string, data: object, signal: AbortSignal) =>
  sendForYes({ method: 'post', url, data, signal })

/** POST auth/forgetpswd: has a one-time password mailed. Throws ApiError. */
export function requestOtp(email: string, signal: AbortSignal) {
  return sendStep('/auth/forgetpswd', { email }, signal)
}

/** POST auth/verifyotp. Throws ApiError if the one-time password is wrong or too old. */
export function verifyOtp(email: string, otp: string, signal: AbortSignal) {
  return sendStep('/auth/verifyotp', { email, otp }, signal)
}

/**
 * POST auth/resetpassword, after the one-time password was verified. Nothing aborts it: the server may have set the
 * password by then. Throws ApiError. Decision 170.
 */
export function resetPassword(email: string, newPassword: string) {
  return sendForYes({ method: 'post', url: '/auth/resetpassword', data: { email, newPassword } })
}
