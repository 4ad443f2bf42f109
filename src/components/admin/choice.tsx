import { type ChangeEvent, memo, useId } from 'react'
import styles from './list-tools.module.css'

type Props = {
  label: string
  value: string
  choices: Record<string, string>
  /** The values in order; if absent, the order of `choices`. */
  order?: readonly string[]
  onChange: (value: string) => void
}

/** A labelled choice. Uses the browser's own select: phones open their native picker, and it needs no extra code. */
export const Choice = memo(function Choice(props: Props) {
  const { label, value, choices, order = Object.keys(choices), onChange } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      >
        {order.map((key) => (
          <option key={key} value={key}>
            {choices[key]}
          </option>
        ))}
      </select>
    </div>
  )
})
