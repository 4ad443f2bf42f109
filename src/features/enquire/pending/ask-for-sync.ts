import { SEND_ENQUIRIES } from '@/content/facts/pending-enquiries'

/**
 * Asks the browser to send through the service worker, even when no page is open; repeated calls count as one.
 * Not every browser can.
 */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const sync: unknown = registration && Reflect.get(registration, 'sync')
  if (!(sync instanceof Object)) return
  const register: unknown = Reflect.get(sync, 'register')
  if (typeof register === 'function') await Reflect.apply(register, sync, [SEND_ENQUIRIES])
}
