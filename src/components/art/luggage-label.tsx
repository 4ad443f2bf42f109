import type { ReactNode } from 'react'

import styles from './luggage-label.module.css'

/**
 * A luggage label: clipped corners, a reinforced eyelet and its string; picture and words inside.
 * As wide and as tall as its container. Product 10, Motif.
 */
export function LuggageLabel({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={`${styles.hung ?? ''} ${className ?? ''}`}>
      <div className={styles.label}>
        <div className={styles.sheet}>{children}</div>
      </div>
      <svg viewBox="0 0 64 48" width="64" height="48" className={styles.string} aria-hidden="true">
        <circle cx="32" cy="34" r="9" fill="none" stroke="#a63c22" strokeWidth="5" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          d="M33 34C30 22 40 10 56 3M33 34C36 24 34 12 44 2"
        />
      </svg>
    </div>
  )
}
