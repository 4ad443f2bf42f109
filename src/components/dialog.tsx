import { type FocusEventHandler, type ReactNode, useCallback } from 'react'
import { common } from '@/words/common'
import styles from './dialog.module.css'
import { useEscape } from './use-escape'

type Props = {
  /** Id of the heading inside that names the dialog. */
  labelledBy: string
  /** Ids of the text of a question that has to be answered: it is read out when the dialog opens. */
  describedBy?: string
  onClose: () => void
  /** Called when its close button, which is outside of the children, loses the focus. */
  onCloseBlur?: FocusEventHandler
  children: ReactNode
  className?: string | undefined
  /** A sheet at the bottom of the window that leaves the page behind it readable and usable. */
  sheet?: boolean
}

/**
 * A dialog built on the browser's own <dialog>: Escape closes it, and the focus returns to where it was. It
 * is modal and keeps the focus inside, unless it is a sheet. Render it only while it is open.
 */
export function Dialog(props: Props) {
  const {
    labelledBy,
    describedBy,
    onClose,
    onCloseBlur,
    children,
    className,
    sheet = false,
  } = props
  const open = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return undefined
      const before = document.activeElement
      if (sheet) {
        // As it is for a modal one: Back on a phone closes it, and does not leave the page. Older engines ignore it.
        dialog.setAttribute('closedby', 'closerequest')
        dialog.show()
        // Focuses the sheet itself: it is read out, and no key press activates a control.
        dialog.focus({ preventScroll: true })
      } else {
        dialog.showModal()
      }
      return () => {
        const isInside = dialog.contains(document.activeElement)
        dialog.close()
        if (before instanceof HTMLElement && (isInside || !sheet)) before.focus()
      }
    },
    [sheet],
  )
  useEscape(sheet, onClose)
  return (
    <dialog
      ref={open}
      tabIndex={sheet ? -1 : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={[sheet ? styles.sheet : styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button
        type="button"
        className={styles.close}
        onClick={onClose}
        onBlur={onCloseBlur}
        aria-label={common.close}
      >
        <span aria-hidden="true">×</span>
      </button>
      {children}
    </dialog>
  )
}
