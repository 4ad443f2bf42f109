import { latePart } from '@/components/late-part'
import { useStore } from '@/lib/browser/store'
import { keptFlag } from './kept/kept-flag'

const Corner = latePart(() => import('./kept/corner'), 'Corner', { lost: () => null })

/** Its code, asked for before the line is lost. */
export const preloadCorner = Corner.preload

/** Enquiries that wait on this device, in a corner of every page. Product 10, Sending later. */
export function KeptCorner() {
  return useStore(keptFlag) && <Corner />
}
