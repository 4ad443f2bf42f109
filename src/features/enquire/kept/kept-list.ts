import { sessionStore } from '@/auth/session-store'
import { keptTimes } from '@/content/facts/kept-enquiries'
import { createStore } from '@/lib/browser/store'
import { logError } from '@/lib/browser/log'
import { within } from '@/lib/loading/within'
import { askForSync } from './ask-for-sync'
import type { KeptEnquiry } from './kept-enquiry'
import { keptFlag } from './kept-flag'
import { changeKept, clearKept, dropKept, isAnyKept, readKept } from './kept-store'
import { sendKept } from './send-kept'
import { released } from './steps'

/** What waits on this device, the oldest first, as this page knows it. */
export const keptList = createStore<readonly KeptEnquiry[]>([])

/** Reads again what waits; if that fails, the known list stays. */
export async function refreshKept(): Promise<void> {
  const read = await Promise.all([readKept(), isAnyKept()]).catch(() => null)
  if (!read) return
  const [list, isAny] = read
  keptList.set(list)
  // Unreadable entries count too: with this key, /your-data lists them and can delete them.
  const flag = isAny ? true : null
  if (keptFlag.get() !== flag) keptFlag.set(flag)
}

const isOurs = ({ by }: KeptEnquiry) => by === null || by === sessionStore.get()?.user._id

/** The ids of refused enquiries that have been reported. */
const told = new Set<string>()

/** Reports each enquiry that the service has refused, once. */
function tellRefused(known: readonly KeptEnquiry[], tell: (status: number) => void) {
  for (const { id, state } of known) {
    if (state.name !== 'failed' || told.has(id)) continue
    told.add(id)
    tell(state.status)
  }
}

/** Sends what is due; `anew` after reconnecting or on a new visit. The browser may also send what still waits. */
export async function sendNow(anew: boolean): Promise<void> {
  // Refusals of earlier visits were reported then.
  tellRefused(await readKept().catch(() => []), () => undefined)
  await sendKept(anew, isOurs).catch(() => false)
  await refreshKept()
  tellRefused(keptList.get(), (status) => logError('A kept enquiry was not sent', { status }))
  // The browser gives up after some tries, and may have had no service worker before.
  if (keptList.get().some(({ state }) => state.name === 'waiting'))
    askForSync().catch(() => undefined)
}

/** Sends this one because the reader asks for it, whatever its state; if that cannot be stored, nothing changes. */
export async function releaseKept(id: string): Promise<void> {
  await changeKept(id, (kept) => released(kept, Date.now())).catch(() => null)
  await sendNow(false)
}

/** Removes those for which `isGone` is true, and returns them. */
export async function forgetKept(
  isGone: (kept: KeptEnquiry) => boolean,
): Promise<readonly KeptEnquiry[]> {
  const gone = await dropKept(isGone).catch(() => [])
  await refreshKept()
  return gone
}

/** Removes all, also unreadable ones; returns whether the browser did it. */
export async function forgetAll(): Promise<boolean> {
  const cleared = clearKept().then(
    () => true,
    () => false,
  )
  const isDone = await within(keptTimes.database, cleared, false)
  if (isDone) await refreshKept()
  return isDone
}

/** Neither sent, nor being sent, nor possibly arrived. */
const isSurelyUnsent = ({ state }: KeptEnquiry) =>
  state.name === 'waiting' || state.name === 'failed'

/**
 * Removes enquiries of members who are no longer logged in; returns how many of these were surely
 * not sent. A stored login that cannot be read yet counts as logged in.
 */
export async function forgetOthers(): Promise<number> {
  if (!sessionStore.get() && sessionStore.isStored()) return 0
  return (await forgetKept((kept) => !isOurs(kept))).filter(isSurelyUnsent).length
}
