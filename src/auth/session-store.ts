import { loadCode } from '@/lib/loading/load-code'
import { createStoredStore } from '@/lib/browser/storage/store'
import { localStore } from '@/lib/browser/storage/storage'
import type { User } from '@/entities/user/user'
import type { parseSession } from './parse-session'
import type { Session } from './session'
import { nothing } from '@/lib/nothing'

/** The key of the login in localStorage. */
export const LOGIN_KEY = 'auth'

let parse: typeof parseSession | undefined

async function load() {
  parse = (await loadCode(() => import('./parse-session'))).parseSession
}

/** Reads a stored login once the code for it is loaded; another tab may be the first to log in. */
function read(stored: unknown): Session | null | undefined {
  if (parse) return parse(stored)
  load().then(store.refresh, nothing)
  return undefined
}

const store = createStoredStore<Session | null>(LOGIN_KEY, null, read)

/**
 * The login of this browser, stored in localStorage under `auth`. Corrupt or foreign values count as logged out; a
 * login or logout in another tab takes effect here too.
 */
export const sessionStore = {
  ...store,
  /** Whether there is a login, even one that cannot be read yet. */
  isStored: () => localStore.get(LOGIN_KEY) !== null,
  /** Resolves once `get` knows the login; loads the code that reads a login only if one is stored. */
  ready: async () => {
    if (sessionStore.isStored()) await load()
  },
}

/**
 * Changes the stored user and keeps the token; does nothing if nobody is logged in or, with `token` given, if that
 * login was replaced meanwhile.
 */
export function updateUser(changes: Partial<User>, token?: string) {
  const session = sessionStore.get()
  if (!session || (token !== undefined && token !== session.token)) return
  sessionStore.set({ ...session, user: { ...session.user, ...changes } })
}
