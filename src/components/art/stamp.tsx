import type { ReactNode } from 'react'

import styles from './stamp.module.css'

/** Which side of the stamp shows: the printed front, or the blank one that takes a postmark. */
export type StampTone = 'plain' | 'franked'

/**
 * A postage stamp: perforated edge, picture, caption. As wide as its container (90 to 240 px), the text
 * scales with it; the picture is 4:3 unless `--stamp-ratio` says otherwise. Made of spans, so it may be in a
 * link. Product 10, Motif.
 */
export function Stamp({
  children,
  label,
  tone = 'plain',
  className,
}: {
  children: ReactNode
  label?: ReactNode
  tone?: StampTone
  className?: string | undefined
}) {
  return (
    <span className={`${styles.edge ?? ''} ${className ?? ''}`}>
      <span className={styles.stamp} data-tone={tone}>
        <span className={styles.picture}>{children}</span>
        {label === undefined ? null : <span className={styles.caption}>{label}</span>}
      </span>
    </span>
  )
}
