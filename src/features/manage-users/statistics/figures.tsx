import { Link } from 'react-router-dom'
import styles from './figures.module.css'

type Figure = {
  label: string
  value: string
  /** The page that shows the number in detail. */
  to?: string
}

/** A row of numbers with their names. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul aria-label={label} className={styles.figures}>
      {figures.map(({ label: name, value, to }) => (
        <li key={name} className={styles.figure}>
          <span className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</span>{' '}
          <strong className={styles.value}>{value}</strong>
        </li>
      ))}
    </ul>
  )
}
