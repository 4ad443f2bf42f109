import { keptTimes, SEND_ENQUIRIES } from '@/content/facts/kept-enquiries'
import { within } from '@/lib/loading/within'
import type { KeptEnquiry } from './kept-enquiry'
import { keptFlag } from './kept-flag'
import { refreshKept } from './kept-list'
import { addKept, readKept } from './kept-store'
import { newId } from './new-id'

/** Whether this browser can keep an enquiry: private windows of some do not. */
export function canKeep(): Promise<boolean> {
  const asked = readKept().then(
    () => true,
    () => false,
  )
  return within(keptTimes.database, asked, false)
}

/** Asks the browser to send by its worker, also when no page is open. Not every browser can. */
async function askForSync() {
  const registration = await navigator.serviceWorker.getRegistration()
  const sync: unknown = registration && Reflect.get(registration, 'sync')
  if (!(sync instanceof Object)) return
  const register: unknown = Reflect.get(sync, 'register')
  if (typeof register === 'function') await Reflect.apply(register, sync, [SEND_ENQUIRIES])
}

/** Keeps an enquiry on this device until it was sent; gives its id. Throws where the browser denies it. */
export async function keepEnquiry(
  enquiry: Omit<KeptEnquiry, 'id' | 'writtenAt' | 'state'>,
): Promise<string> {
  const now = Date.now()
  const state = { name: 'waiting', tries: 0, next: now, freshSince: now } as const
  const id = newId()
  await addKept({ ...enquiry, id, writtenAt: now, state })
  keptFlag.set(true)
  await refreshKept()
  // It also goes from a page: who cannot be asked needs no word.
  askForSync().catch(() => undefined)
  return id
}
