import { type ReactNode, useId } from 'react'
import styles from './enquiries.module.css'

type Props = {
  heading: string
  intro: string
  /** Two short words printed on the edge, as on an arrival card; decoration. */
  edge: readonly [string, string]
  /** Gets the heading's id, which labels the form. */
  children: (headingId: string) => ReactNode
}

/** The card around a form, with an h2 and a torn-off edge. */
export function FormCard({ heading, intro, edge, children }: Props) {
  const headingId = useId()
  return (
    <div className={styles.card}>
      <header className={styles.cardHead}>
        <p className={styles.cardLabel} aria-hidden="true">
          <span>{edge[0]}</span>
          <span>{edge[1]}</span>
        </p>
        <h2 id={headingId}>{heading}</h2>
        <p>{intro}</p>
      </header>
      <div className={styles.cardBody} data-paper="stack">
        {children(headingId)}
      </div>
    </div>
  )
}
