import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { ENDED_LOGIN, PENDING_FLAG, TYPED_BY } from '@/content/facts/pending-flag'
import { messages } from '@/words/messages'
import { keysOfVisit } from '@/lib/browser/storage/draft-key'
import { localStore, visitStore } from '@/lib/browser/storage/storage'
import { loadCode } from '@/lib/loading/load-code'
import { notify } from '@/lib/notices/notify'
import { useAuth } from './auth-context'
import { destinationAfterLogin, useCameFrom } from './destination'
import { isNewerThanRedirect } from './login-redirect'
import { sessionStore } from './session-store'

/** Deletes what was typed. Its code loads late: few visitors of the page are logged in. */
async function forget() {
  try {
    const { forgetTyped } = await loadCode(() => import('./forget-typed'))
    forgetTyped()
  } catch {
    // Offline, or its file is gone: all of the visit goes, as only that code knows what is personal.
    for (const key of keysOfVisit()) visitStore.remove(key)
  }
}

/** Whether the browser's Back or Forward loaded the whole document, for example from another site. */
function loadedByBack(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && Reflect.get(load, 'type') === 'back_forward'
}

/**
 * Visiting the login page while logged in first logs out, with a toast. Only the arrival counts: a login made on the
 * page, or in another tab meanwhile, stays, also if the page was reached without a press. To pass over it with Back or
 * Forward is not a visit: that continues to where the login leads. Product 4, Session.
 */
export function useLogOutOnVisit() {
  const { logOut, travelled } = useAuth()
  const type = useNavigationType()
  const from = useCameFrom()
  const navigate = useNavigate()

  const arrive = useEffectEvent(() => {
    // Reads the store, not the render's session: a second run of this effect finds no login there.
    const session = sessionStore.get()
    if (!session) return
    // The first page of a visit counts as Pop too.
    if (type === NavigationType.Pop && (travelled.current || loadedByBack())) {
      void navigate(destinationAfterLogin(session.user, from), { replace: true })
      return
    }
    if (isNewerThanRedirect(session.token)) return
    const { _id } = session.user
    // The member's enquiries wait on: nobody has logged out (features/enquire/pending).
    if (from && localStore.get(PENDING_FLAG)) localStore.set(ENDED_LOGIN, _id)
    logOut()
    // A person sent here from a page goes back to it: mostly their login has expired by itself. Nobody else may find
    // what they typed there (forget-typed).
    if (from) visitStore.set(TYPED_BY, _id)
    else void forget()
    notify.success(messages.session.loggedOut)
  })
  useEffect(() => {
    let isHere = true
    const come = () => isHere && arrive()
    // The code that reads a login from another tab may still be on its way.
    if (sessionStore.get()) come()
    else void sessionStore.ready().then(come, () => undefined)
    return () => void (isHere = false)
  }, [])
}
