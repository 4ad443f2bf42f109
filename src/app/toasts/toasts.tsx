import { Suspense, useCallback, useEffect, useState } from 'react'
import { common } from '@/words/common'
import { ErrorBoundary } from '@/components/error-boundary'
import { late } from '@/lib/loading/late'
import { useStore } from '@/lib/browser/storage/store'
import { CLOSE_AFTER_MS, type Notice, noticeQueue } from '@/lib/notices/notify'
import styles from './toasts.module.css'

const ToastHost = late(() => import('./toast-host'), 'ToastHost')

/**
 * The place for toasts, right below the header, whose controls they do not cover. It loads the toast library with the
 * first notice. If that fails, the notices are shown as plain text on the page, and each new notice tries again: one
 * moment offline must not silence the rest of the visit.
 */
export function Toasts() {
  const notices = useStore(noticeQueue)
  // Toasts on screen outlive the queue, so the host stays once it was needed.
  const [newest, setNewest] = useState(0)
  const last = notices.at(-1)?.id ?? 0
  if (last > newest) setNewest(last)
  if (newest === 0) return null
  return (
    <ErrorBoundary
      resetKey={String(newest)}
      fallback={() => notices.length > 0 && <PlainNotices notices={notices} />}
    >
      <Suspense>
        <ToastHost />
      </Suspense>
    </ErrorBoundary>
  )
}

function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className={styles.plain}>
      {notices.map((notice) => (
        <PlainNotice key={notice.id} {...notice} />
      ))}
    </div>
  )
}

/** Like a toast, it closes itself. Product 9, Timings. */
function PlainNotice({ id, text }: Notice) {
  const close = useCallback(() => noticeQueue.take(id), [id])
  useEffect(() => {
    const timer = setTimeout(close, CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [close])
  return (
    <p role="alert">
      {text}{' '}
      <button type="button" className="link-button" onClick={close}>
        {common.close}
      </button>
    </p>
  )
}
