import { type ComponentProps, useEffect } from 'react'
import { latePart } from '@/components/late-part'
import { useStore } from '@/lib/browser/store'
import { onNextInteraction } from '@/lib/loading/first-interaction'
import { keptFlag, panelOpen } from './kept/kept-flag'

/** Nothing is seen of lost code; it is asked for again once there may be a line. */
function TryAgain({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onNextInteraction(onRetry), [onRetry])
  return null
}

const Corner = latePart(() => import('./kept/corner'), 'Corner', {
  lost: (_, retry) => <TryAgain onRetry={retry} />,
})

/** Its code, asked for before the line is lost. */
export const preloadCorner = Corner.preload

/** Enquiries that wait on this device, in a corner of every page. Product 10, Sending later. */
export function KeptCorner(props: ComponentProps<typeof Corner>) {
  const isThere = useStore(keptFlag)
  // The last one may have been deleted in it.
  const isOpen = useStore(panelOpen)
  return (isThere || isOpen) && <Corner {...props} />
}
