import { useEffect, useSyncExternalStore } from 'react'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { CLOSE_AFTER_MS, noticeQueue } from '@/lib/notices/notify'
import './toast-host.css'

/** Shows the waiting notices top-right for 5 s each. Product 9, Timings. */
export function ToastHost() {
  const notices = useSyncExternalStore(noticeQueue.subscribe, noticeQueue.get)

  useEffect(() => noticeQueue.onClear(() => toast.dismiss()), [])

  useEffect(() => {
    for (const notice of notices) {
      toast[notice.kind](notice.text, { toastId: notice.id })
      noticeQueue.take(notice.id)
    }
  }, [notices])

  return <ToastContainer position="top-right" autoClose={CLOSE_AFTER_MS} newestOnTop />
}
