import { type ReactNode, useCallback } from 'react'
import { common } from '@/words/common'
import styles from './dialog.module.css'

type Props = {
  /** Id of the heading inside that names the dialog. */
  labelledBy: string
  onClose: () => void
  children: ReactNode
  className?: string
}

/**
 * A modal dialog on the browser's own <dialog>: the focus stays inside, Escape closes, and the
 * focus returns to where it was. Render it only while it is open.
 */
export function Dialog({ labelledBy, onClose, children, className }: Props) {
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return undefined
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={open}
      aria-labelledby={labelledBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" className={styles.close} onClick={onClose} aria-label={common.close}>
        <span aria-hidden="true">×</span>
      </button>
      {children}
    </dialog>
  )
}
