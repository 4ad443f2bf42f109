import type { Sum } from './money-totals'
import { sumWords } from './money-words'
import styles from './money-overview.module.css'

/** The sum of lines: the known amount, and beside it how many lines are not known. */
export function MoneySum({ sum }: { sum: Sum }) {
  const { known, beside } = sumWords(sum)
  const small = beside && <span className={styles.small}>{beside}</span>
  if (!known) return small
  return (
    <span className={styles.sum}>
      <span>{beside ? `${known} ` : known}</span>
      {small}
    </span>
  )
}
