import type { NavigateFunction, NavigateOptions } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'

type Redirect = {
  /** The router's key for the history entry that was reached. */
  key: unknown
  /** The token of the login that was known when the wait began. */
  known: string | null
}

let redirect: Redirect | undefined

const entry = (): unknown => Reflect.get(Object(window.history.state), 'key')

/**
 * Goes to the login page without a press: after a logout, a countdown, or a completed form. A slow tab may arrive
 * there late, and must not end a login that was made in another tab meanwhile; `known` is the token that was there
 * before. Product 4, Session.
 */
export function goToLogin(
  navigate: NavigateFunction,
  known: string | null,
  options?: NavigateOptions,
) {
  void navigate(paths.login.href(), options)
  redirect = { key: entry(), known }
}

/** Whether this entry, the login page, was reached without a press, and the login was made since. */
export const isNewerThanRedirect = (token: string) =>
  redirect !== undefined && redirect.key === entry() && redirect.known !== token
