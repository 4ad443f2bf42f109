import { type ComponentProps, useEffect } from 'react'
import { latePart } from '@/components/late-part'
import { useStore } from '@/lib/browser/storage/store'
import { onNextInteraction } from '@/lib/loading/first-interaction'
import { loadCode } from '@/lib/loading/load-code'
import { pendingFlag, panelOpen } from './pending/pending-flag'

/** Shows nothing if the code failed to load; requests it again at the next press or on reconnecting. */
function TryAgain({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onNextInteraction(onRetry), [onRetry])
  return null
}

const load = async () => {
  const { loadCorner } = await loadCode(() => import('./pending/load-corner'))
  return loadCorner()
}

const Corner = latePart(load, 'Corner', {
  failed: (_, retry) => <TryAgain onRetry={retry} />,
})

/** Loads its code in time, before the connection is lost. */
export const preloadCorner = Corner.preload

/** Enquiries that wait on this device, in a corner of every page. Product 10, Sending later. */
export function PendingCorner(props: ComponentProps<typeof Corner>) {
  const isThere = useStore(pendingFlag)
  // The open panel stays, even if its last enquiry was deleted.
  const isOpen = useStore(panelOpen)
  return (isThere || isOpen) && <Corner {...props} />
}
