import type { NavigateFunction, NavigateOptions } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'

type Way = {
  /** The router's name for the entry that was reached. */
  key: unknown
  /** The login that was known when the wait for it began. */
  known: string | null
}

let way: Way | undefined

const entry = (): unknown => Reflect.get(Object(window.history.state), 'key')

/**
 * Goes to the login page without a press: after a logout, a countdown, a form that is done. A slow tab
 * may come to it late, and a login made in another one meanwhile is not its to end; `known` is the
 * token that was there before. Product 4, Session.
 */
export function goToLogin(
  navigate: NavigateFunction,
  known: string | null,
  options?: NavigateOptions,
) {
  void navigate(paths.login.href(), options)
  way = { key: entry(), known }
}

/** Whether this entry, the login page, was come to without a press, and the login was made since. */
export const isMadeOnTheWay = (token: string) =>
  way !== undefined && way.key === entry() && way.known !== token
