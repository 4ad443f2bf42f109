import { type ReactNode, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isPremium, type User } from '@/entities/user/user'
import { Pager } from '@/components/admin/pager'
import { cutPage, pageOf } from '@/components/admin/paging'
import { adminPager } from '@/words/admin-pager'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { formatCount } from '@/lib/text/format'
import { Email, Phone } from './contact'
import { Figures } from './figures'
import styles from './referrals-panel.module.css'
import { ReferredTable } from './referred-table'
import type { MembershipOf } from './rows'
import { MembershipStatus } from './status'
import { joinedAt } from '@/entities/user/user-dates'

const { referrals: words, none } = adminUsers
const { paid, pending } = messages.referral
const SIZE = 25

type Props = {
  user: User
  referredUsers: readonly User[]
  membership: ReturnType<MembershipOf>
}

/** A user's details, a summary of the referrals and their list, newest first. */
export function ReferralsPanel({ user, referredUsers, membership }: Props) {
  const [params] = useSearchParams()
  const top = useRef<HTMLHeadingElement>(null)
  const referred = useMemo(
    () => referredUsers.toSorted((a, b) => (joinedAt(b) ?? 0) - (joinedAt(a) ?? 0)),
    [referredUsers],
  )
  const page = cutPage(referred, pageOf(params.get('page')), SIZE)
  const successes = referred.filter(isPremium).length
  return (
    <>
      <dl className={styles.details}>
        <Detail label={words.email}>{user.email ? <Email address={user.email} /> : none}</Detail>
        <Detail label={words.phone}>
          <Phone number={user.phone} />
        </Detail>
        <Detail label={words.usercode}>{user.usercode || none}</Detail>
        <Detail label={words.membership}>
          <MembershipStatus
            membership={membership.state}
            until={membership.until?.getTime() ?? null}
          />
        </Detail>
      </dl>
      <Figures
        label={words.summary}
        figures={[
          { label: words.referred, value: formatCount(referred.length) },
          { label: paid, value: formatCount(successes) },
          { label: pending, value: formatCount(referred.length - successes) },
        ]}
      />
      <h2 ref={top}>{words.referred}</h2>
      {referred.length === 0 ? (
        <p className="panel">{words.empty(user.name || adminUsers.noName)}</p>
      ) : (
        <ReferredTable users={page.rows} />
      )}
      <Pager
        words={adminPager}
        page={page}
        searchFor={(number) => (number === 1 ? '' : `?page=${number}`)}
        onTurn={() => top.current?.scrollIntoView()}
      />
    </>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
