import { useEffect } from 'react'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { useStore } from '@/lib/browser/store'
import { CLOSE_AFTER_MS, noticeQueue } from '@/lib/notices/notify'
import { langOf } from '@/lib/text/lang-of'
import './toast-host.css'

/**
 * Shows the waiting notices top-right for 5 s each; while the focus is in one, none goes: it would take the
 * focus along. Product 9, Timings.
 */
export function ToastHost() {
  const notices = useStore(noticeQueue)

  useEffect(() => noticeQueue.onClear(() => toast.dismiss()), [])

  useEffect(() => {
    for (const notice of notices) {
      const { text, kind, id } = notice
      toast[kind](<span lang={langOf(text)}>{text}</span>, { toastId: id })
      noticeQueue.take(id)
    }
  }, [notices])

  return (
    <div
      className="toast-place"
      onFocus={() => toast.pause()}
      onBlur={() => toast.play()}
      // A clock that goes on from just below nought is ended by Chromium before it began.
      onAnimationEndCapture={(event) => {
        if (event.elapsedTime === 0) event.stopPropagation()
      }}
      // A toast that has come in goes on by itself.
      onAnimationEnd={({ currentTarget }) => {
        if (currentTarget.contains(document.activeElement)) toast.pause()
      }}
    >
      <ToastContainer position="top-right" autoClose={CLOSE_AFTER_MS} newestOnTop />
    </div>
  )
}
