import { useState } from 'react'
import { dateText } from '@/components/date-text'
import { useUser } from '@/auth/auth-context'
import { members } from '@/words/members'
import { premiumPrice } from '@/content/facts/premium'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { MembershipPass } from './membership-pass'
import styles from './membership-section.module.css'
import { PaymentNote } from './payment-note'
import { runningPayments, unresolvedWindowsIn } from './purchase-history'
import { historyOf, usePurchaseRecord } from './purchase-record'
import { UnresolvedWindowsNote } from './unresolved-windows-note'
import { UpgradeTable } from './upgrade-table'
import { useFocusAfterPurchase } from './use-focus-after-purchase'
import { YourPremium } from './your-premium'
import { type Membership, membershipOf } from '@/entities/membership/membership'

const { membership: words } = members

function sentenceFor(membership: Membership): string {
  if (membership.state === 'none') return words.none
  if (membership.state === 'expired') return words.expired(dateText(membership.until))
  // A new state without a sentence of its own does not compile.
  const { until }: Extract<Membership, { state: 'active' }> = membership
  return until ? words.activeUntil(dateText(until)) : words.active
}

/**
 * The membership's status: the filled-in pass, or the benefits of a year and Buy Now; and the
 * payment reported in this browser. Product 2, /dashboard/user; 4, Membership.
 */
export function MembershipSection() {
  const user = useUser()
  const [opened] = useState(() => new Date())
  // The membership may end while a tab is left open, or is in the browser's own cache.
  const now = new Date(useMinute() ?? opened)
  const record = usePurchaseRecord(user._id)
  // A payment window opened after this page may still be open. A clock that was set hides which windows those are.
  const [before] = useState(() => new Set(historyOf(record).map(({ at }) => at)))
  const payments = runningPayments(record, now)
  const [payment, ...others] = payments
  const unresolved = unresolvedWindowsIn(record, now).filter(({ at }) => before.has(at))
  const membership = membershipOf(user, now)
  const isMember = membership.state === 'active'
  const aboveButton = isMember ? [] : unresolved
  const { ofMembership, ofPayment } = useFocusAfterPurchase(user._id, isMember, payment?.at)
  return (
    <section className={styles.section} aria-labelledby="membership">
      <h2 ref={ofMembership} id="membership" tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{sentenceFor(membership)}</p>
      {isMember && <YourPremium payments={payments} receipt={user.receipt} />}
      {membership.state !== 'none' && (
        <MembershipPass key={membership.state} user={user} Heading="h3" />
      )}
      {aboveButton.length > 0 && <UnresolvedWindowsNote windows={aboveButton} />}
      {!isMember && <UpgradeTable />}
      {payment && (
        <PaymentNote
          heading={ofPayment}
          payment={payment}
          others={others}
          // Named once, also if the payment was taken back and there is a button.
          windows={unresolvedWindowsIn(payment, now).filter((each) => !aboveButton.includes(each))}
          membership={membership}
          userId={user._id}
          amount={user.amount ?? premiumPrice.pricePaise}
        />
      )}
    </section>
  )
}
