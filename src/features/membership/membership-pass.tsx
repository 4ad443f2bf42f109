import { useState } from 'react'
import type { User } from '@/auth/user'
import { BoardingPass } from '@/components/art/boarding-pass'
import { premium } from '@/content/premium'
import { formatDate, formatPaise } from '@/lib/format'
import styles from './membership-pass.module.css'
import { type Membership, membershipOf } from './validity'

const { pass } = premium

const status: Record<Membership['state'], string> = {
  none: pass.statusBlank,
  active: pass.statusMember,
  expired: pass.statusExpired,
}

function untilOf(membership: Membership): string {
  if (membership.state === 'none') return pass.untilBlank
  return membership.until ? formatDate(membership.until) : pass.untilUnknown
}

/**
 * The membership as a boarding pass: blank for visitors, filled in with name and last day for
 * members. Look, "Motif"; specification 4, Membership.
 */
export function MembershipPass({ user }: { user: User | null }) {
  const [today] = useState(() => new Date())
  const membership = membershipOf(user, today)
  return (
    <BoardingPass
      title={<h2>{pass.title}</h2>}
      fields={[
        { label: pass.name, value: user?.name || pass.nameBlank },
        { label: pass.from, value: pass.fromValue },
        { label: pass.to, value: pass.toValue },
        { label: pass.until, value: untilOf(membership) },
      ]}
      stub={
        <>
          <p className={styles.status}>
            <span className="small quiet">{pass.status}</span>
            <strong>{status[membership.state]}</strong>
          </p>
          <p className={styles.status}>
            <span className="small quiet">{premium.priceLabel.now}</span>
            <strong>{formatPaise(premium.pricePaise)}</strong>
          </p>
        </>
      }
    >
      {membership.state === 'expired' && <p>{premium.expired}</p>}
    </BoardingPass>
  )
}
