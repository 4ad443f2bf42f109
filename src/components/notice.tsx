import { type ReactNode, useId } from 'react'
import styles from './notice.module.css'

/** A warning, set apart from the rest like the last page of a passport. */
export function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
