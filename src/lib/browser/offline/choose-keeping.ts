import { localStore } from '@/lib/browser/storage/storage'
import { KEEPING_CHOICE } from './wants-keeping'

/** Whether this browser can store a site for offline use. */
export const canKeep = (): boolean => 'serviceWorker' in navigator

/** Remembers the reader’s choice, and sends this page the event that another tab would get. */
export function chooseKeeping(wants: boolean) {
  localStore.set(KEEPING_CHOICE, wants ? 'yes' : 'no')
  window.dispatchEvent(new StorageEvent('storage', { key: KEEPING_CHOICE }))
}
