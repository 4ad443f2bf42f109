import { savesData } from '@/lib/loading/saves-data'
import { localStore } from './storage'

/** The key of the reader's choice about storing the site for offline use: "yes" or "no". */
const CHOICE = 'keep-site'

/** Whether this browser can store a site for offline use. */
export const canKeep = (): boolean => 'serviceWorker' in navigator

/** Whether to store the site for offline use: as the reader chose; if not chosen, unless they save data. */
export function wantsKeeping(): boolean {
  const choice = localStore.get(CHOICE)
  return choice ? choice === 'yes' : !savesData()
}

/** Remembers the reader’s choice; false if nothing can be stored. */
export const chooseKeeping = (wants: boolean) => localStore.set(CHOICE, wants ? 'yes' : 'no')
