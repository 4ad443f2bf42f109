import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { ENDED_LOGIN } from '@/content/facts/pending-flag'
import { messages } from '@/words/messages'
import { localStore } from '@/lib/browser/storage/storage'
import { notify } from '@/lib/notices/notify'
import { useAuth } from './auth-context'
import { forgetTyped } from './forget-typed'
import { goToLogin } from './login-redirect'
import { sessionStore } from './session-store'

const STAY_MS = 1000

/**
 * Logs out: clears the login, says so in a toast and goes to /login after 1 s, unless the person
 * went elsewhere or logged in again meanwhile. Product 2, Admin area, and 4, Session.
 */
export function useLogOut(): () => void {
  const { logOut, setLeaving } = useAuth()
  const navigate = useNavigate()
  return useCallback(() => {
    const page = window.location.pathname
    localStore.remove(ENDED_LOGIN)
    // Forms of the page store what was typed when they unmount.
    flushSync(() => {
      setLeaving(true)
      logOut()
    })
    forgetTyped()
    notify.success(messages.session.loggedOut)
    // Not an effect: the button that started it is removed with the login.
    setTimeout(() => {
      setLeaving(false)
      const stillHere = window.location.pathname === page
      if (!stillHere || sessionStore.get()) return
      goToLogin(navigate, null)
    }, STAY_MS)
  }, [logOut, setLeaving, navigate])
}
