import { nothing } from '@/lib/nothing'

type Credentials = {
  /** The token of the present login, or null. */
  getToken: () => string | null
  /** Called when the API answers 401 to a request that carried `token`. */
  onUnauthorized: (token: string) => void
}

/**
 * Connects the HTTP client and the auth store, so that neither imports the other and the client can load late. The auth
 * store fills it in; the client reads it at each request.
 */
export const credentials: Credentials = {
  getToken: () => null,
  onUnauthorized: nothing,
}

/** Whether another login has replaced the one that had `token`; a logout does not count. */
export function isReplaced(token: string | null): boolean {
  const present = credentials.getToken()
  return present !== null && present !== token
}
