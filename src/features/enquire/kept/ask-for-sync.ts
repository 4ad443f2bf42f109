import { SEND_ENQUIRIES } from '@/content/facts/kept-enquiries'

/**
 * Asks the browser to send by its worker, also when no page is open; once for all however often it is asked.
 * Not every browser can.
 */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const sync: unknown = registration && Reflect.get(registration, 'sync')
  if (!(sync instanceof Object)) return
  const register: unknown = Reflect.get(sync, 'register')
  if (typeof register === 'function') await Reflect.apply(register, sync, [SEND_ENQUIRIES])
}
