import { sessionStore } from '@/auth/session-store'
import { keptTimes } from '@/content/facts/kept-enquiries'
import { createStore } from '@/lib/browser/store'
import { within } from '@/lib/loading/within'
import type { KeptEnquiry } from './kept-enquiry'
import { keptFlag } from './kept-flag'
import { changeKept, clearKept, dropKept, isAnyKept, readKept } from './kept-store'
import { sendKept } from './send-kept'
import { released } from './steps'

/** What waits on this device, the oldest first, as this page knows it. */
export const keptList = createStore<readonly KeptEnquiry[]>([])

/** Reads again what waits; where that fails, what was known stays. */
export async function refreshKept(): Promise<void> {
  const read = await Promise.all([readKept(), isAnyKept()]).catch(() => null)
  if (!read) return
  const [list, isAny] = read
  keptList.set(list)
  // What cannot be read counts too: by this key it is listed on /your-data, and deleted there.
  const flag = isAny ? true : null
  if (keptFlag.get() !== flag) keptFlag.set(flag)
}

const isOurs = ({ by }: KeptEnquiry) => by === null || by === sessionStore.get()?.user._id

/** Sends what is due; `anew` when a line or a visit has come. */
export async function sendNow(anew: boolean): Promise<void> {
  await sendKept(anew, isOurs).catch(() => false)
  await refreshKept()
}

/** The reader wants this one to go, whatever was before; where that cannot be written, it stays as it was. */
export async function releaseKept(id: string): Promise<void> {
  await changeKept(id, (kept) => released(kept, Date.now())).catch(() => null)
  await sendNow(false)
}

/** Takes away those that `isGone` names; gives how many of these were not sent. */
export async function forgetKept(isGone: (kept: KeptEnquiry) => boolean): Promise<number> {
  const gone = await dropKept(isGone).catch(() => [])
  await refreshKept()
  return gone.filter(({ state }) => state.name !== 'sent').length
}

/** Takes away all, also what cannot be read; gives whether the browser did it. */
export async function forgetAll(): Promise<boolean> {
  const cleared = clearKept().then(
    () => true,
    () => false,
  )
  const isDone = await within(keptTimes.database, cleared, false)
  if (isDone) await refreshKept()
  return isDone
}

/**
 * Takes away what was written by members who are not logged in any more; gives how many these were.
 * A login that cannot be read yet is one.
 */
export async function forgetOthers(): Promise<number> {
  if (!sessionStore.get() && sessionStore.isStored()) return 0
  return forgetKept((kept) => !isOurs(kept))
}
