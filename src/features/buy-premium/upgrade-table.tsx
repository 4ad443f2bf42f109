import { Link } from 'react-router-dom'
import { members } from '@/words/members'
import { premiumPrice } from '@/content/facts/premium'
import { premium } from '@/words/premium'
import { premiumPriceWords } from '@/words/premium-price'
import { formatPaise } from '@/lib/text/format'
import { paths } from '@/lib/navigation/paths'
import { Table } from '@/components/table'
import { BuyNow } from './buy-now'
import styles from './upgrade-table.module.css'

const { membership: words } = members
const { dashboardTable, priceLabel } = premium
const { pricePaise, originalPaise } = premiumPrice

/**
 * The benefits of a year of Premium, its price, and Buy Now.
 * Product 2, /dashboard/user; 9, Premium.
 */
export function UpgradeTable() {
  return (
    <div className={styles.upgrade}>
      <Table className={styles.table}>
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.benefit}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {dashboardTable.map(({ benefit, value }) => (
            <tr key={benefit}>
              <th scope="row">{benefit}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.buy}>
        <p className={styles.price}>
          <span className="visually-hidden">{priceLabel.now}: </span>
          <strong>{formatPaise(pricePaise)}</strong> {priceLabel.perYear}
        </p>
        <p className={styles.before}>
          <span className="visually-hidden">{priceLabel.before}: </span>
          <s>{formatPaise(originalPaise)}</s> {premiumPriceWords.off}
        </p>
        <BuyNow />
        <p className="small quiet">{premium.buyNote}</p>
        <p className="small quiet">{premium.refundRule}</p>
        <Link to={paths.premium.href()}>{words.more}</Link>
      </div>
    </div>
  )
}
