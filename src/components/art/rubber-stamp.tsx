import type { ReactNode } from 'react'
import type { CountryStatus } from '@/content/facts/visit-countries'
import styles from './rubber-stamp.module.css'

/** The three states a country's visa can be in. */
export type RubberStampTone = 'open' | 'restricted' | 'closed'

/** Open is green, Restricted yellow, Closed red. Product 2, Visit-visa country status cards. */
export const statusTones: Readonly<Record<CountryStatus, RubberStampTone>> = {
  Open: 'open',
  Restricted: 'restricted',
  Closed: 'closed',
}

const outlines: Record<RubberStampTone, string> = {
  open: 'M9 2h102a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7z',
  restricted: 'M14 2h92l12 12v12l-12 12H14L2 26V14z',
  closed: 'M60 2c34 0 58 7 58 18s-24 18-58 18S2 31 2 20 26 2 60 2z',
}

const signs: Record<RubberStampTone, string> = {
  open: 'M3 8.5l3.5 3.5L13 4',
  restricted: 'M8 2.5v7M8 13v.2',
  closed: 'M13.5 8a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0zM4.2 4.2l7.6 7.6',
}

/**
 * A status word as a rubber stamp. Shape, sign and word all differ by tone, colour only helps:
 * open a rounded box with a tick, restricted an octagon with "!", closed an oval with a barred ring.
 * Product 2, Visit-visa country status cards.
 */
export function RubberStamp({ tone, children }: { tone: RubberStampTone; children: ReactNode }) {
  return (
    <span className={styles.stamp} data-tone={tone}>
      <svg
        viewBox="0 0 120 40"
        preserveAspectRatio="none"
        className={styles.outline}
        aria-hidden="true"
      >
        <path d={outlines[tone]} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg viewBox="0 0 16 16" className={styles.sign} aria-hidden="true">
        <path d={signs[tone]} />
      </svg>
      <span>{children}</span>
    </span>
  )
}
