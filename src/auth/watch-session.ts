import type { Query } from '@tanstack/react-query'
import { credentials } from '@/lib/api/credentials'
import { queryClient } from '@/lib/api/query'
import { ACCESS } from './access'
import { keepTypedApart } from './forget-typed'
import { sessionStore } from './session-store'

const presentToken = () => sessionStore.get()?.token ?? null

let known: string | null = null
/** Set once the login is followed, which then lasts as long as the page. */
let following: unknown

const isAccessCheck = ({ queryKey }: Query) => queryKey[0] === ACCESS

/**
 * Shows nobody what was read for somebody else. What no page shows is dropped; what a page shows while another login
 * replaces this one (in another tab) is read again for the new one.
 */
function keepToOneLogin() {
  const token = presentToken()
  if (token === known) return
  const replaced = token !== null && known !== null
  known = token
  queryClient.removeQueries({ type: 'inactive' })
  if (replaced) {
    void queryClient.resetQueries({ type: 'active', predicate: (query) => !isAccessCheck(query) })
  }
}

/**
 * After a 401 in the middle of work, the access check is repeated and decides. Checks that are under way or were just
 * refused are left alone, so that their own 401 starts no loop.
 */
function checkAccessAgain(token: string) {
  if (token !== presentToken()) return
  void queryClient.invalidateQueries({
    queryKey: [ACCESS],
    predicate: ({ state }) => state.data === true && state.fetchStatus === 'idle',
  })
}

/**
 * Ties what was read from the API to the login. Called by the guards: only behind them is non-public data read, and
 * public pages need not load the cache's code.
 */
export function watchSession() {
  known = presentToken()
  keepTypedApart()
  following ??= sessionStore.subscribe(keepToOneLogin)
  credentials.onUnauthorized = checkAccessAgain
}
