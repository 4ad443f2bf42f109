import styles from './spinner.module.css'

/** Says that something loads, to eye and ear. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <p role="status" className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      <span className="visually-hidden">{label}</span>
    </p>
  )
}
