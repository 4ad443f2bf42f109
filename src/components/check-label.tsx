import type { ComponentProps } from 'react'
import styles from './check-label.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A checkbox with its label beside it, large enough for a finger. In forms: `Checkbox`. */
export function CheckLabel({ children, ...box }: Props) {
  return (
    <label className={styles.check}>
      <input {...box} type="checkbox" />
      {children}
    </label>
  )
}
