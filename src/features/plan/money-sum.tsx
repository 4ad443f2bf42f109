import { planMoney } from '@/words/plan-money'
import { formatPaise } from '@/lib/text/format'
import type { Sum } from './money-totals'
import styles from './money-overview.module.css'

const { totals: words } = planMoney

/** What lines come to: what is known, and beside it how many lines are not. */
export function MoneySum({ sum: { paise, unknown, lines } }: { sum: Sum }) {
  if (lines === 0) return <span className={styles.small}>{words.nothing}</span>
  if (unknown === lines) return <span className={styles.small}>{words.onlyUnknown(unknown)}</span>
  return (
    <span className={styles.sum}>
      {formatPaise(paise)}
      {unknown > 0 && (
        <>
          {' '}
          <span className={styles.small}>{words.unknown(unknown)}</span>
        </>
      )}
    </span>
  )
}
