import type { ReactNode } from 'react'

import styles from './coupon.module.css'

/** A tear-off coupon: scissors on a dashed cut line, the coupon under it. Product 10, Motif. */
export function Coupon({
  children,
  className,
}: {
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={`${styles.coupon ?? ''} ${className ?? ''}`}>
      <svg
        viewBox="0 0 28 24"
        width="28"
        height="24"
        className={styles.scissors}
        aria-hidden="true"
      >
        <path d="M9.5 8.2L26 16.5M9.5 15.8L26 7.5M10 6.5a3.7 3.7 0 1 1-7.4 0a3.7 3.7 0 1 1 7.4 0zM10 17.5a3.7 3.7 0 1 1-7.4 0a3.7 3.7 0 1 1 7.4 0z" />
      </svg>
      <div className={styles.sheet}>{children}</div>
    </div>
  )
}
