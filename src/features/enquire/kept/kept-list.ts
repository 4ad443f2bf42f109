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

/** Those that the service refused and that were told of. */
const told = new Set<string>()

/** Tells once of each that the service has refused. */
function tellRefused(known: readonly KeptEnquiry[], tell: (status: number) => void) {
  for (const { id, state } of known) {
    if (state.name !== 'failed' || told.has(id)) continue
    told.add(id)
    tell(state.status)
  }
}

/** Sends what is due; `anew` when a line or a visit has come. What waits on is left to the browser, too. */
export async function sendNow(anew: boolean): Promise<void> {
  // Those of earlier visits were told of then.
  tellRefused(await readKept().catch(() => []), () => undefined)
  await sendKept(anew, isOurs).catch(() => false)
  await refreshKept()
  tellRefused(keptList.get(), (status) => logError('A kept enquiry was not sent', { status }))
  // It gives up after some tries of its own, and may have had no worker before.
  if (keptList.get().some(({ state }) => state.name === 'waiting'))
    askForSync().catch(() => undefined)
}

/** The reader wants this one to go, whatever was before; where that cannot be written, it stays as it was. */
export async function releaseKept(id: string): Promise<void> {
  await changeKept(id, (kept) => released(kept, Date.now())).catch(() => null)
  await sendNow(false)
}

/** Takes away those that `isGone` names, and gives them. */
export async function forgetKept(
  isGone: (kept: KeptEnquiry) => boolean,
): Promise<readonly KeptEnquiry[]> {
  const gone = await dropKept(isGone).catch(() => [])
  await refreshKept()
  return gone
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

/** Neither sent, nor on its way, nor perhaps there. */
const isSurelyUnsent = ({ state }: KeptEnquiry) =>
  state.name === 'waiting' || state.name === 'failed'

/**
 * Takes away what was written by members who are not logged in any more; gives how many of these were surely
 * not sent. A login that cannot be read yet is one.
 */
export async function forgetOthers(): Promise<number> {
  if (!sessionStore.get() && sessionStore.isStored()) return 0
  return (await forgetKept((kept) => !isOurs(kept))).filter(isSurelyUnsent).length
}
