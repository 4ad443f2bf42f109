import { Suspense, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { lazyPart } from '@/lib/lazy-part'
import { type Notice, noticeQueue } from '@/lib/notify'
import styles from './toasts.module.css'
import { loadCode } from '@/lib/load-code'

const ToastHost = lazyPart(async () => (await loadCode(() => import('./toast-host'))).ToastHost)
const NONE: readonly Notice[] = []

/** Loads the toast library with the first notice; where it cannot load, the words stand plain. */
export function Toasts() {
  const notices = useSyncExternalStore(noticeQueue.subscribe, noticeQueue.get, () => NONE)
  // Toasts on screen outlive the queue, so the host stays once it was needed.
  const [needed, setNeeded] = useState(false)
  const [first] = notices
  if (first && !needed) setNeeded(true)
  if (!needed) return null
  return (
    <ErrorBoundary fallback={() => first && <PlainNotice notice={first} />}>
      <Suspense>
        <ToastHost />
      </Suspense>
    </ErrorBoundary>
  )
}

function PlainNotice({ notice }: { notice: Notice }) {
  return (
    <div role="alert" className={styles.plain}>
      {notice.text}{' '}
      <button type="button" className="link-button" onClick={() => noticeQueue.take(notice.id)}>
        Close
      </button>
    </div>
  )
}
