import type { ReactNode } from 'react'
import { OutsideText } from '@/components/outside-text'
import { Table } from '@/components/table'
import { bonusPaise, broughtPaise } from '@/entities/user/referral-bonus'
import { isPremium, type User } from '@/entities/user/user'
import { premiumPrice } from '@/content/facts/premium'
import { members } from '@/words/members'
import { referralTerms } from '@/words/referral-terms'
import { formatPaise } from '@/lib/text/format'
import { ReferralStatus } from './referral-status'
import styles from './referral-table.module.css'
import { newestFirst } from '@/lib/dates/newest-first'

const { brought: words } = members.referral

/**
 * The bonus from each person who registered with the member's link, newest first, and the sum. It only
 * counts: it does not say that the bonus was paid out. `condition` is shown right below the sum. Product 10,
 * Referral bonus.
 */
export function BroughtTable({
  users,
  condition,
}: {
  users: readonly User[]
  condition: ReactNode
}) {
  const { share } = referralTerms.subscription
  return (
    <>
      <Table className={`${styles.table} ${styles.bonus}`}>
        <caption className="visually-hidden">{words.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.status}</th>
            <th scope="col" className={styles.amount}>
              {words.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {newestFirst(users).map((user) => (
            <tr key={user._id}>
              <th scope="row">
                {user.name ? <OutsideText text={user.name} /> : members.referred.noName}
              </th>
              <td>
                <ReferralStatus user={user} />
              </td>
              <td className={styles.amount}>
                {isPremium(user) ? formatPaise(bonusPaise) : words.nothing}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={styles.sum}>
              {words.sum}
            </th>
            <td className={`${styles.amount} ${styles.sum}`}>{formatPaise(broughtPaise(users))}</td>
          </tr>
        </tfoot>
      </Table>
      {condition}
      <p className="small quiet">{words.rule(share, formatPaise(premiumPrice.pricePaise))}</p>
    </>
  )
}
