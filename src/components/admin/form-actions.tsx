import type { ReactNode } from 'react'
import { Link, type To, useLocation } from 'react-router-dom'
import { SubmitButton } from '@/components/form/form'
import { adminForm } from '@/words/admin-catalogue'
import styles from './admin-form.module.css'

type Props = {
  /** The text of the submit button, and its text while the form is sent. */
  label: string
  busyLabel: string
  /** Another action is running. */
  locked: boolean
  /** Where Cancel leads; if absent, there is no Cancel. */
  cancelTo: To | undefined
  /** Further buttons, set apart from these. */
  children?: ReactNode
}

/** The buttons at the end of a form: send, cancel and any others. */
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
