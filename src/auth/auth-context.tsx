import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { credentials } from '@/lib/api/credentials'
import { useStore } from '@/lib/browser/storage/store'
import { sessionStore } from './session-store'
import type { User } from '@/entities/user/user'
import type { Session } from './session'

type Auth = {
  session: Session | null
  logIn: (session: Session) => void
  /** Clears the login at once and shows no notice; for the Logout button see `useLogOut`. */
  logOut: () => void
  /** True from the Logout button until the login page is reached. */
  leaving: boolean
  setLeaving: (leaving: boolean) => void
  /** Whether Back or Forward was used since the site was loaded. */
  travelled: RefObject<boolean>
}

const AuthContext = createContext<Auth | null>(null)

credentials.getToken = () => sessionStore.get()?.token ?? null

const actions: Pick<Auth, 'logIn' | 'logOut'> = {
  logIn: (session) => sessionStore.set(session),
  logOut: () => sessionStore.set(null),
}

/** Gives the login to the pages below. Product 4, Session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useStore(sessionStore)
  const [leaving, setLeaving] = useState(false)
  const travelled = useRef(false)
  // A layout effect, to listen before the router (src/app/site-router.tsx), which renders before later listeners run.
  useLayoutEffect(() => {
    const note = () => {
      travelled.current = true
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])
  const auth = useMemo(
    () => ({ session, leaving, setLeaving, travelled, ...actions }),
    [session, leaving],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** The session and the functions that change it. Throws outside of an AuthProvider. Product 4, Session. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('No AuthProvider')
  return auth
}

/** The logged-in user, or null. */
export function useOptionalUser(): User | null {
  return useAuth().session?.user ?? null
}

/** The logged-in user; throws if nobody is logged in, so only for pages behind a guard. */
export function useUser(): User {
  const user = useOptionalUser()
  if (!user) throw new Error('Nobody is logged in')
  return user
}
