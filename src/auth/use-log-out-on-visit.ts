import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { messages } from '@/words/messages'
import { loadCode } from '@/lib/loading/load-code'
import { notify } from '@/lib/notices/notify'
import { useAuth } from './auth-context'
import { destinationAfterLogin, useCameFrom } from './destination'
import { isMadeOnTheWay } from './led-to-login'
import { sessionStore } from './session-store'

/** Late, since few who visit the page are logged in. */
async function forget() {
  try {
    const { forgetTyped } = await loadCode(() => import('./forget-typed'))
    forgetTyped()
  } catch {
    // Offline it stays until the tab is closed.
  }
}

/** Whether the browser's Back or Forward brought the whole document, from another site say. */
function loadedByBack(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && Reflect.get(load, 'type') === 'back_forward'
}

/**
 * Visiting the login page while logged in first logs out, with a toast. Only the arrival counts:
 * a login made on the page, or in another tab meanwhile, stays, also where the page was come to
 * without a press. Whoever comes over it with Back or Forward visits nothing: they go on to where
 * the login leads. Product 4, Session.
 */
export function useLogOutOnVisit() {
  const { logOut, travelled } = useAuth()
  const type = useNavigationType()
  const from = useCameFrom()
  const navigate = useNavigate()

  const arrive = useEffectEvent(() => {
    // The store, not the render's session: a second run of this effect finds nobody there.
    const session = sessionStore.get()
    if (!session) return
    // The first page of a visit counts as Pop too.
    if (type === NavigationType.Pop && (travelled.current || loadedByBack())) {
      void navigate(destinationAfterLogin(session.user, from), { replace: true })
      return
    }
    if (isMadeOnTheWay(session.token)) return
    logOut()
    // Who was led here from a page goes on there: mostly their login has ended by itself.
    if (from === null) void forget()
    notify.success(messages.session.loggedOut)
  })
  useEffect(() => {
    let isHere = true
    const come = () => isHere && arrive()
    // Of a login in another tab the code that reads it may still be on its way.
    if (sessionStore.get()) come()
    else void sessionStore.ready().then(come, () => undefined)
    return () => void (isHere = false)
  }, [])
}
