import { messages } from '@/words/messages'
import { isApiError, messageOf } from '@/lib/api/errors'

/**
 * Words for a failed login: the server's own; else "Login failed" where the server answered and
 * "Something went wrong" where it did not. Product 8, Login.
 */
export function loginProblem(error: unknown): string {
  const answered = isApiError(error) && error.status !== undefined
  return messageOf(error, answered ? messages.login.failed : messages.login.exception)
}

/** Whether the line or the server is to blame, and not what the person typed. */
export function isLineFault(error: unknown): boolean {
  return !isApiError(error, 'refused', 'denied', 'not-found')
}
