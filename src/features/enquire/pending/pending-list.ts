import { sessionStore } from '@/auth/session-store'
import { pendingTimes } from '@/content/facts/pending-enquiries'
import { ENDED_LOGIN } from '@/content/facts/pending-flag'
import { createStore } from '@/lib/browser/storage/store'
import { logError } from '@/lib/browser/log'
import { localStore } from '@/lib/browser/storage/storage'
import { within } from '@/lib/loading/within'
import { askForSync } from './ask-for-sync'
import type { PendingEnquiry } from './pending-enquiry'
import { pendingFlag } from './pending-flag'
import {
  changePending,
  clearPending,
  dropPending,
  isAnyPending,
  readPending,
} from './pending-store'
import { sendPending } from './send-pending'
import { released } from './pending-state'

/** What waits on this device, the oldest first, as this page knows it. */
export const pendingList = createStore<readonly PendingEnquiry[]>([])

/** Reads again what waits; if that fails, the known list stays. */
export async function refreshPending(): Promise<void> {
  const read = await Promise.all([readPending(), isAnyPending()]).catch(() => null)
  if (!read) return
  const [list, isAny] = read
  pendingList.set(list)
  // Unreadable entries count too: with this key, /your-data lists them and can delete them.
  const flag = isAny ? true : null
  if (!isAny) localStore.remove(ENDED_LOGIN)
  if (pendingFlag.get() !== flag) pendingFlag.set(flag)
}

const isOurs = ({ by }: PendingEnquiry) =>
  by === null || by === (sessionStore.get()?.user._id ?? localStore.get(ENDED_LOGIN))

/** The ids of refused enquiries that have been reported. */
const told = new Set<string>()

/** Reports each enquiry that the service has refused, once. */
function tellRefused(known: readonly PendingEnquiry[], tell: (status: number) => void) {
  for (const { id, state } of known) {
    if (state.name !== 'failed' || told.has(id)) continue
    told.add(id)
    tell(state.status)
  }
}

/**
 * Sends what is due; `ignoreBackoff` after reconnecting or on a new visit. The browser may also send what still
 * waits.
 */
export async function sendNow(ignoreBackoff: boolean): Promise<void> {
  // Refusals of earlier visits were reported then.
  tellRefused(await readPending().catch(() => []), () => undefined)
  await sendPending(ignoreBackoff, isOurs).catch(() => false)
  await refreshPending()
  tellRefused(pendingList.get(), (status) => logError('A kept enquiry was not sent', { status }))
  // The browser gives up after some tries, and may have had no service worker before.
  if (pendingList.get().some(({ state }) => state.name === 'waiting'))
    askForSync().catch(() => undefined)
}

/** Sends this one because the reader asks for it, whatever its state; if that cannot be stored, nothing changes. */
export async function releasePending(id: string): Promise<void> {
  await changePending(id, (enquiry) => released(enquiry, Date.now())).catch(() => null)
  await sendNow(false)
}

/** Removes those for which `isGone` is true, and returns them. */
export async function forgetPending(
  isGone: (enquiry: PendingEnquiry) => boolean,
): Promise<readonly PendingEnquiry[]> {
  const gone = await dropPending(isGone).catch(() => [])
  await refreshPending()
  return gone
}

/** Removes all, also unreadable ones; returns whether the browser did it. */
export async function forgetAll(): Promise<boolean> {
  const cleared = clearPending().then(
    () => true,
    () => false,
  )
  const isDone = await within(pendingTimes.database, cleared, false)
  if (isDone) await refreshPending()
  return isDone
}

/** Neither sent, nor being sent, nor possibly arrived. */
const isSurelyUnsent = ({ state }: PendingEnquiry) =>
  state.name === 'waiting' || state.name === 'failed'

/**
 * Removes enquiries of members who have logged out, or are not the one who is logged in now; returns how many of these
 * were surely not sent. A stored login that cannot be read yet counts as logged in.
 */
export async function forgetOthers(): Promise<number> {
  if (!sessionStore.get() && sessionStore.isStored()) return 0
  return (await forgetPending((enquiry) => !isOurs(enquiry))).filter(isSurelyUnsent).length
}
