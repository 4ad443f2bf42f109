import { useOptionalUser } from '@/auth/auth-context'
import { premiumPrice } from '@/content/facts/premium'
import { premium } from '@/words/premium'
import { premiumPriceWords } from '@/words/premium-price'
import { BuyNow } from '@/features/buy-premium/buy-now'
import { formatPaise } from '@/lib/text/format'
import styles from './premium-fare.module.css'

const { priceLabel } = premium
const { pricePaise, originalPaise } = premiumPrice

/** The price and Buy Now. Product 9, Premium: marketed as a part off the original one. */
export function PremiumFare() {
  const user = useOptionalUser()
  return (
    <section className={styles.fare} aria-label={priceLabel.now}>
      <p className={styles.price}>
        <span className="visually-hidden">{priceLabel.now}: </span>
        <strong>{formatPaise(pricePaise)}</strong> <span>{priceLabel.perYear}</span>
      </p>
      <p className={styles.before}>
        <span className="visually-hidden">{priceLabel.before}: </span>
        <s>{formatPaise(originalPaise)}</s>{' '}
        <span className={styles.off}>{premiumPriceWords.off}</span>
      </p>
      <BuyNow />
      <p className="small quiet">{premium.buyNote}</p>
      {!user && <p className="small quiet">{premium.loginNote}</p>}
    </section>
  )
}
