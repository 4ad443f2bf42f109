import { type RefCallback, useEffect } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import { pendingEnquiries } from '@/words/pending-enquiries'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { useIsOnline } from '@/lib/browser/offline/online'
import { useStore } from '@/lib/browser/storage/store'
import styles from './corner.module.css'
import { panelOpen } from './pending-flag'
import { pendingList } from './pending-list'
import { PendingPanel } from './pending-panel'
import { summaryOf } from './summary'
import { watchPending } from './watch-pending'

type Props = {
  /** Marks it with `data-free` while no control lies under it; if one does, only its edge is shown. */
  keepClear: RefCallback<HTMLElement>
}

/**
 * The button that shows what waits on this device, and its list; sends while the page is open.
 * Product 10, Sending later.
 */
export function Corner({ keepClear }: Props) {
  const list = useStore(pendingList)
  const isOpen = useStore(panelOpen)
  const now = useMinute() ?? 0
  // How an enquiry stands depends on it: `isBlocked` in pending-state.ts.
  useIsOnline()
  useEffect(() => watchPending(), [])

  const summary = summaryOf(list, now)
  return (
    <aside aria-label={pendingEnquiries.panel.heading} className={styles.corner}>
      <p role="status" className="visually-hidden">
        {summary?.words}
      </p>
      {summary && (
        <button
          ref={keepClear}
          type="button"
          className={styles.chip}
          data-tone={summary.tone}
          aria-haspopup="dialog"
          onClick={() => panelOpen.set(true)}
        >
          <LateIcon name={summary.icon} size={18} />
          <span>{summary.words}</span>
          <span className="visually-hidden"> ({pendingEnquiries.chip.more})</span>
        </button>
      )}
      {isOpen && <PendingPanel list={list} now={now} />}
    </aside>
  )
}
