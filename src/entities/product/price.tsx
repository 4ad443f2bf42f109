import { browse } from '@/words/browse'
import { formatRupees } from '@/lib/text/format'
import styles from './price.module.css'

/** A price in rupees with the rupee sign. */
export function Price({ rupees }: { rupees: number | null }) {
  return (
    <p className={styles.price}>
      {rupees === null ? browse.product.priceUnknown : formatRupees(rupees)}
    </p>
  )
}
