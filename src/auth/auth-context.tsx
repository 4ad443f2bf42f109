import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { credentials } from '@/lib/credentials'
import { sessionStore } from './session-store'
import type { Session, User } from './user'

type Auth = {
  session: Session | null
  logIn: (session: Session) => void
  logOut: () => void
  /** Changes the stored user and keeps the token; does nothing when nobody is logged in. */
  updateUser: (changes: Partial<User>) => void
}

const AuthContext = createContext<Auth | null>(null)

credentials.getToken = () => sessionStore.get()?.token ?? null

/** Nobody sees what was read for somebody else: the cache goes with the login. */
function forgetReadData() {
  import('@/lib/query').then(
    ({ queryClient }) => queryClient.clear(),
    () => undefined, // Where its code never loaded, nothing was cached.
  )
}

const actions: Omit<Auth, 'session'> = {
  logIn(session) {
    forgetReadData()
    sessionStore.set(session)
  },
  logOut() {
    forgetReadData()
    sessionStore.set(null)
  },
  updateUser(changes) {
    const session = sessionStore.get()
    if (session) sessionStore.set({ ...session, user: { ...session.user, ...changes } })
  },
}

/** Gives the login to the pages below. Specification 4, Session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => null)
  const auth = useMemo(() => ({ session, ...actions }), [session])
  return <AuthContext value={auth}>{children}</AuthContext>
}

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}

/** The logged-in user, or null. */
export function useOptionalUser(): User | null {
  return useAuth().session?.user ?? null
}

/** The logged-in user; throws where nobody is, so only for pages behind a guard. */
export function useUser(): User {
  const user = useOptionalUser()
  if (!user) throw new Error('useUser is only for pages behind a guard')
  return user
}
