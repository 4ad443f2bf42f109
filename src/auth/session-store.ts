import { loadCode } from '@/lib/loading/load-code'
import { localStore, onOtherTab, readJson } from '@/lib/browser/storage'
import type { parseSession } from './parse-session'
import type { Session } from './session'

const KEY = 'auth'

const listeners = new Set<() => void>()
let known: { text: string | null; session: Session | null } = { text: null, session: null }
let parse: typeof parseSession | undefined

function read(): Session | null {
  const text = localStore.get(KEY)
  if (known.text === text) return known.session
  if (text === null) known = { text, session: null }
  else if (parse) known = { text, session: parse(readJson(localStore, KEY)) }
  // Another tab logged in, and this one never met a login yet.
  else load().then(announce, () => undefined)
  return known.session
}

async function load() {
  parse = (await loadCode(() => import('./parse-session'))).parseSession
}

function announce() {
  for (const listener of listeners) listener()
}

/**
 * The login of this browser, kept in localStorage under `auth`. Corrupt or foreign values
 * count as logged out; a login or logout in another tab is seen here too.
 */
export const sessionStore = {
  /** Resolves when `get` can tell; loads the code that reads a login only where one is stored. */
  ready: async () => {
    if (localStore.get(KEY) !== null) await load()
  },
  get: read,
  set: (session: Session | null) => {
    const text = session && JSON.stringify(session)
    if (text === null) localStore.remove(KEY)
    else localStore.set(KEY, text)
    known = { text, session }
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
