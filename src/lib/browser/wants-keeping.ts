import { savesData } from '@/lib/loading/saves-data'
import { localStore } from './storage'

/** Under this key stands what the reader chose about keeping the site: "yes", or "no". */
const CHOICE = 'keep-site'

/** Whether this browser can keep a site. */
export const canKeep = (): boolean => 'serviceWorker' in navigator

/** Whether the site is to be kept here: unless the reader saves data, and as the reader chose. */
export function wantsKeeping(): boolean {
  const choice = localStore.get(CHOICE)
  return choice ? choice === 'yes' : !savesData()
}

/** Remembers the reader’s choice; false where nothing can be stored. */
export const chooseKeeping = (wants: boolean) => localStore.set(CHOICE, wants ? 'yes' : 'no')
