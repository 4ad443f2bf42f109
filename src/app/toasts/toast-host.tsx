import { type FocusEvent, useEffect } from 'react'
import { type CloseButtonProps, toast, ToastContainer } from 'react-toastify/unstyled'
import { common } from '@/words/common'
import { toastRegion } from '@/words/toast-region'
import { useStore } from '@/lib/browser/storage/store'
import { CLOSE_AFTER_MS, noticeQueue } from '@/lib/notices/notify'
import { langOf } from '@/lib/text/lang-of'
import './toast-host.css'
import { useReadToasts } from './use-read-toasts'

/** The library's own shortcut, which leads to the newest toast. */
const KEYS = 'Alt+T'

/** Where the reader was before a toast took the focus: there its close button leads back. */
let before: EventTarget | null = null

function enter({ currentTarget, relatedTarget }: FocusEvent) {
  toast.pause()
  const isFromToast = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  if (!isFromToast) before = relatedTarget
}

/** Tells the style sheet how long a toast is shown. */
const setCloseAfter = (place: HTMLElement | null) =>
  place?.style.setProperty('--close-after', `${CLOSE_AFTER_MS}ms`)

/**
 * Shows the waiting notices top-right for 5 s each, less if their page is left (`useReadToasts`); while one has the
 * focus, none closes by itself: the focus would be lost with it. Product 9, Timings.
 */
export function ToastHost() {
  const notices = useStore(noticeQueue)
  const came = useReadToasts()

  useEffect(() => noticeQueue.onClear(() => toast.dismiss()), [])

  useEffect(() => {
    for (const notice of notices) {
      const { text, kind, id } = notice
      toast[kind](<span lang={langOf(text)}>{text}</span>, {
        toastId: id,
        onClose: () => came.delete(id),
      })
      came.set(id, performance.now())
      noticeQueue.take(id)
    }
  }, [notices, came])

  return (
    <div
      ref={setCloseAfter}
      className="toast-place"
      onFocus={enter}
      onBlur={() => toast.play()}
      // Chromium ends a toast's clock before it has begun if it resumes from just below 0.
      onAnimationEndCapture={(event) => {
        if (event.elapsedTime === 0) event.stopPropagation()
      }}
      // The library starts the clock of a toast that has slid in, even if that has the focus.
      onAnimationEnd={({ currentTarget }) => {
        if (currentTarget.contains(document.activeElement)) toast.pause()
      }}
    >
      <ToastContainer
        aria-label={`${toastRegion.place} ${KEYS}`}
        position="top-right"
        autoClose={CLOSE_AFTER_MS}
        newestOnTop
        closeButton={CloseButton}
        // Hides the bar only from screen readers: our style still shows it, and it is the toast's clock.
        hideProgressBar
      />
    </div>
  )
}

/** In place of the library's own, which is called "close" in every language. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={common.close}
      onClick={(event) => {
        closeToast(event)
        // A press of another kind of pointer may have left the focus where it was.
        if (before instanceof HTMLElement && document.activeElement === event.currentTarget)
          before.focus({ preventScroll: true })
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 14 16">
        <path d="M7.71 8.23l3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48-3.75 3.75z" />
      </svg>
    </button>
  )
}
