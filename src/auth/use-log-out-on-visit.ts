import { useEffect } from 'react'
import { messages } from '@/content/messages'
import { notify } from '@/lib/notify'
import { useAuth } from './auth-context'
import { sessionStore } from './session-store'

/**
 * Visiting the login page while logged in first logs out, with a toast. Only the arrival counts:
 * a login made on the page, or in another tab meanwhile, stays. Specification 4, Session.
 */
export function useLogOutOnVisit() {
  const { logOut } = useAuth()
  useEffect(() => {
    // The store, not the render's session: a second run of this effect finds nobody there.
    if (!sessionStore.get()) return
    logOut()
    notify.success(messages.session.loggedOut)
  }, [logOut])
}
