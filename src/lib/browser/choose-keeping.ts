import { localStore } from './storage'
import { KEEPING_CHOICE } from './wants-keeping'

/** Whether this browser can store a site for offline use. */
export const canKeep = (): boolean => 'serviceWorker' in navigator

/** Remembers the reader’s choice; false if nothing can be stored. */
export const chooseKeeping = (wants: boolean): boolean =>
  localStore.set(KEEPING_CHOICE, wants ? 'yes' : 'no')
