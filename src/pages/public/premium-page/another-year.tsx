import { dateText } from '@/components/date-text'
import { premium } from '@/words/premium'
import { BuyNow } from '@/features/buy-premium/buy-now'
import styles from './another-year.module.css'

/**
 * Buy Now for a member: small and last, since a press can only say that there is nothing to buy.
 * Product 6, Buy Now; 10, A member on the Premium page.
 */
export function AnotherYear({ until }: { until: Date | undefined }) {
  return (
    <div className={styles.box}>
      <p className="small quiet">{premium.another(until && dateText(until))}</p>
      <BuyNow plain />
    </div>
  )
}
