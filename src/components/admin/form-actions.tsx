import type { ReactNode } from 'react'
import { Link, type To, useLocation } from 'react-router-dom'
import { SubmitButton } from '@/components/form/form'
import { adminForm } from '@/words/admin-catalogue'
import styles from './admin-form.module.css'

type Props = {
  /** What the sending button says, and says while it sends. */
  label: string
  busyLabel: string
  /** Something else is under way. */
  locked: boolean
  /** Where Cancel leads; none: there is no Cancel. */
  cancelTo: To | undefined
  /** Further buttons, apart from these. */
  children?: ReactNode
}

/** The end of a form: send, cancel and whatever else there is. */
export function FormActions(props: Props) {
  const { label, busyLabel, locked, cancelTo, children } = props
  const { state }: { state: unknown } = useLocation()
  return (
    <div className={styles.actions}>
      <SubmitButton busyLabel={busyLabel} wanted={false} disabled={locked}>
        {label}
      </SubmitButton>
      {cancelTo !== undefined && (
        <Link to={cancelTo} state={state} className="button button-plain">
          {adminForm.cancel}
        </Link>
      )}
      {children && <div className={styles.apart}>{children}</div>}
    </div>
  )
}
