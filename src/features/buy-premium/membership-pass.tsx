import { useState } from 'react'
import { dateText } from '@/components/date-text'
import type { User } from '@/entities/user/user'
import { BoardingPass } from '@/components/art/boarding-pass'
import { OutsideText } from '@/components/outside-text'
import { premiumPrice } from '@/content/facts/premium'
import { premium } from '@/words/premium'
import { formatPaise } from '@/lib/text/format'
import styles from './membership-pass.module.css'
import { unknownPayment, usePurchaseRecord } from './purchase-record'
import { type Membership, membershipOf } from '@/entities/membership/membership'

const { pass } = premium

const status: Record<Membership['state'], string> = {
  none: pass.statusBlank,
  active: pass.statusMember,
  expired: pass.statusExpired,
}

function untilOf(membership: Membership): string {
  if (membership.state === 'none') return pass.untilBlank
  return membership.until ? dateText(membership.until) : pass.untilUnknown
}

/**
 * The membership as a boarding pass: blank for visitors, filled in with name and last day for
 * members. A payment that only the payment window reported is marked as such. Product 10, Motif; 4, Membership.
 */
export function MembershipPass({
  user,
  Heading = 'h2',
}: {
  user: User | null
  Heading?: 'h2' | 'h3'
}) {
  const [today] = useState(() => new Date())
  const payment = unknownPayment(usePurchaseRecord(user?._id), today)
  const membership = membershipOf(user, today)
  const reported = payment !== null && membership.state === 'active'
  return (
    <BoardingPass
      title={<Heading>{pass.title}</Heading>}
      fields={[
        { label: pass.name, value: user?.name ? <OutsideText text={user.name} /> : pass.nameBlank },
        { label: pass.from, value: pass.fromValue },
        { label: pass.to, value: pass.toValue },
        { label: pass.until, value: untilOf(membership) },
      ]}
      stub={
        <>
          <p className={styles.status}>
            <span className="small quiet">{pass.status}</span>
            <strong>{reported ? pass.statusReported : status[membership.state]}</strong>
          </p>
          <p className={styles.status}>
            <span className="small quiet">{premium.priceLabel.now}</span>
            <strong>{formatPaise(premiumPrice.pricePaise)}</strong>
          </p>
        </>
      }
    >
      {membership.state === 'expired' && <p>{premium.expired}</p>}
    </BoardingPass>
  )
}
