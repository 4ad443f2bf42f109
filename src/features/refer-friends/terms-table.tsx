import { bonusPaise } from '@/entities/user/referral-bonus'
import { members } from '@/words/members'
import { referralTerms } from '@/words/referral-terms'
import { formatPaise } from '@/lib/text/format'
import { Table } from '@/components/table'
import styles from './terms-table.module.css'

const { terms: words } = members.referral
const { subscription, filing, filingOnReferralPage } = referralTerms

/** Each figure, what it means and where it is promised. */
const rows = [
  { ...subscription, when: `${subscription.when} ${words.each(formatPaise(bonusPaise))}` },
  filing,
  filingOnReferralPage,
]

/** All benefits of a referral, in one table. Product 9, Benefits. */
export function TermsTable() {
  return (
    <Table className={styles.table}>
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.share}</th>
          <th scope="col">{words.columns.when}</th>
          <th scope="col">{words.columns.where}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ share, name, when, where }) => (
          <tr key={name}>
            <th scope="row">
              <strong className={styles.share}>{share}</strong>
              {name}
            </th>
            <td data-label={words.columns.when}>{when}</td>
            <td data-label={words.columns.where}>{where}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
