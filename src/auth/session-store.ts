import * as v from 'valibot'
import { localStore, onOtherTab, readJson } from '@/lib/storage'
import { type Session, sessionSchema } from './user'

const KEY = 'auth'

const listeners = new Set<() => void>()
let known: { text: string | null; session: Session | null } | undefined

function read(): Session | null {
  const text = localStore.get(KEY)
  if (known?.text === text) return known.session
  const result = v.safeParse(sessionSchema, readJson(localStore, KEY))
  known = { text, session: result.success ? result.output : null }
  return known.session
}

function announce() {
  for (const listener of listeners) listener()
}

/**
 * The login of this browser, kept in localStorage under `auth`. Corrupt or foreign values
 * count as logged out; a login or logout in another tab is seen here too.
 */
export const sessionStore = {
  get: read,
  set: (session: Session | null) => {
    if (session) localStore.set(KEY, JSON.stringify(session))
    else localStore.remove(KEY)
    announce()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    const stop = onOtherTab(KEY, listener)
    return () => {
      listeners.delete(listener)
      stop()
    }
  },
}
