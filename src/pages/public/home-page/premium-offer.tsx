import { Link } from 'react-router-dom'
import { BoardingPass } from '@/components/art/boarding-pass'
import { home } from '@/words/home'
import { premiumPrice } from '@/content/facts/premium'
import { premiumPriceWords } from '@/words/premium-price'
import { paths } from '@/lib/navigation/paths'
import { formatPaise } from '@/lib/text/format'
import block from './block.module.css'
import styles from './premium-offer.module.css'

/** Premium, as the boarding pass it becomes. Product 2, Home page. */
export function PremiumOffer() {
  const { heading, text, button, note, pass } = home.premium
  const { pricePaise, originalPaise } = premiumPrice
  return (
    <section className={`deep ${styles.band}`} aria-labelledby="premium-heading">
      <div className={`container ${block.block} ${styles.columns}`} data-paper="stack">
        <div>
          <h2 id="premium-heading">{heading}</h2>
          <p>{text}</p>
          <p className={styles.price}>
            <strong>{formatPaise(pricePaise)}</strong> {pass.perYear}{' '}
            <s>
              <span className="visually-hidden">{pass.original} </span>
              {formatPaise(originalPaise)}
            </s>{' '}
            <span className={styles.off}>{premiumPriceWords.off}</span>
          </p>
          <Link to={paths.premium.href()} className={`button ${styles.upgrade}`}>
            {button}
          </Link>
          <p className={`small ${styles.note}`}>{note}</p>
        </div>
        <div aria-hidden="true" className={styles.pass}>
          <BoardingPass
            title={premiumPriceWords.member}
            fields={pass.fields}
            stub={
              <div className={styles.stub}>
                <p>
                  <strong>{formatPaise(pricePaise)}</strong> {pass.perYear}
                </p>
                <p>{premiumPriceWords.off}</p>
              </div>
            }
          />
        </div>
      </div>
    </section>
  )
}
