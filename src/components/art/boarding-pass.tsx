import type { ReactNode } from 'react'

import styles from './boarding-pass.module.css'
import { LogoMark } from './logo'

/** One printed field: a small name over its value. */
type PassField = { label: string; value: ReactNode }

/**
 * A boarding pass: a title band, printed fields, anything else under them, and a stub behind a
 * perforation: beside it where there is room, below it on phones. Pass a heading element as
 * `title` where the page's outline needs one. Product 10, Motif.
 */
export function BoardingPass({
  title,
  fields,
  stub,
  children,
  className,
}: {
  title: ReactNode
  fields: readonly PassField[]
  stub?: ReactNode
  children?: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={`${styles.frame ?? ''} ${className ?? ''}`}>
      <div className={styles.pass} data-stub={stub === undefined ? undefined : ''}>
        <div className={styles.main}>
          <div className={styles.band}>
            <LogoMark size={24} accent="#f2b04a" />
            {title}
          </div>
          <div className={styles.body}>
            <dl className={styles.fields}>
              {fields.map((field) => (
                <div key={field.label}>
                  <dt>{field.label}</dt>
                  <dd>{field.value}</dd>
                </div>
              ))}
            </dl>
            {children}
          </div>
        </div>
        {stub === undefined ? null : <div className={styles.stub}>{stub}</div>}
      </div>
    </div>
  )
}
