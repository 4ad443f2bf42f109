import type { ReactNode } from 'react'
import { Link, type To, useLocation } from 'react-router-dom'
import styles from './admin-form.module.css'

type Props = {
  /** What the sending button says now. */
  label: string
  disabled: boolean
  cancel: string
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo: To | undefined
  /** Further buttons, apart from these. */
  children?: ReactNode
}

/** The end of a form: send, cancel and whatever else there is. */
export function FormActions({ label, disabled, cancel, cancelTo, children }: Props) {
  const { state }: { state: unknown } = useLocation()
  return (
    <div className={styles.actions}>
      <button type="submit" className="button" disabled={disabled}>
        {label}
      </button>
      {cancelTo !== undefined && (
        <Link to={cancelTo} state={state} className="button button-plain">
          {cancel}
        </Link>
      )}
      {children && <div className={styles.apart}>{children}</div>}
    </div>
  )
}
