import { useId } from 'react'
import styles from './list-tools.module.css'
import { useTypedText } from './use-typed-text'

type Props = {
  label: string
  /** "2026-11-20", or empty. */
  day: string
  /** Called a moment after the last key press, since a year is typed digit by digit. */
  onChange: (day: string) => void
}

/** A day that filters a list, in the browser's own date field. */
export function DayField({ label, day, onChange }: Props) {
  const id = useId()
  const { field, setText, flush } = useTypedText(day, onChange)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="date"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={flush}
      />
    </div>
  )
}
