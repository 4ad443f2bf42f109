import type { ReactNode } from 'react'
import styles from './accordion.module.css'

type Props = {
  title: string
  /** A second, quieter line. */
  subtitle?: string | undefined
  /** A small picture; decorative. */
  picture?: ReactNode
  /** Level of the title in the page's headings. */
  level?: 3 | 4
  children: ReactNode
}

/** A title that opens to show its content. It is the browser's own <details>, so it works before any script runs. */
export function Accordion({ title, subtitle, picture, level = 3, children }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <details className={styles.item}>
      <summary>
        {picture && <span className={styles.picture}>{picture}</span>}
        <Heading>{title}</Heading>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </summary>
      <div className={picture ? styles.indented : styles.inside}>{children}</div>
    </details>
  )
}
