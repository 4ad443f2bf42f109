import { savesData } from '@/lib/loading/saves-data'
import { localStore } from '@/lib/browser/storage/storage'

/** The key of the reader's choice about storing the site for offline use: "yes" or "no". */
export const KEEPING_CHOICE = 'keep-site'

/** Whether to store the site for offline use: as the reader chose; if not chosen, unless they save data. */
export function wantsKeeping(): boolean {
  const choice = localStore.get(KEEPING_CHOICE)
  return choice ? choice === 'yes' : !savesData()
}
