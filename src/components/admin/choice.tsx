import { type ChangeEvent, memo, useId } from 'react'
import styles from './list-tools.module.css'

type Props = {
  label: string
  value: string
  choices: Record<string, string>
  onChange: (value: string) => void
}

/** A labelled choice. The browser's own list: phones open their wheel, and it costs nothing. */
export const Choice = memo(function Choice({ label, value, choices, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      >
        {Object.entries(choices).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
})
