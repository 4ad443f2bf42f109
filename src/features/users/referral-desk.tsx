import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isPremium, type User } from '@/auth/user'
import { adminUsers } from '@/content/admin-users'
import { messages } from '@/content/messages'
import { Figures } from './figures'
import { formatCount } from './format'
import { pageOf } from './list-state'
import { Pager } from './pager'
import { cutPage } from './paging'
import styles from './referral-desk.module.css'
import { ReferredTable } from './referred-table'
import type { MembershipOf } from './rows'
import { MembershipStatus } from './status'
import { joinedAt } from './times'

const { referrals: words, none } = adminUsers
const { paid, pending } = messages.referral
const SIZE = 25

type Props = {
  user: User
  referredUsers: readonly User[]
  membership: ReturnType<MembershipOf>
}

/** A user's details, a summary of the referrals and their list, newest first. */
export function ReferralDesk({ user, referredUsers, membership }: Props) {
  const [params] = useSearchParams()
  const referred = useMemo(
    () => referredUsers.toSorted((a, b) => (joinedAt(b) ?? 0) - (joinedAt(a) ?? 0)),
    [referredUsers],
  )
  const page = cutPage(referred, pageOf(params.get('page')), SIZE)
  const successes = referred.filter(isPremium).length
  const details = [
    [words.email, user.email],
    [words.phone, user.phone],
    [words.usercode, user.usercode],
  ] as const
  return (
    <>
      <dl className={styles.details}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || none}</dd>
          </div>
        ))}
        <div>
          <dt>{words.membership}</dt>
          <dd>
            <MembershipStatus
              membership={membership.state}
              until={membership.until?.getTime() ?? null}
            />
          </dd>
        </div>
      </dl>
      <Figures
        label={words.summary}
        figures={[
          { label: words.referred, value: formatCount(referred.length) },
          { label: paid, value: formatCount(successes) },
          { label: pending, value: formatCount(referred.length - successes) },
        ]}
      />
      <h2>{words.referred}</h2>
      {referred.length === 0 ? (
        <p className="panel">{words.empty(user.name || adminUsers.noName)}</p>
      ) : (
        <ReferredTable users={page.rows} />
      )}
      <Pager
        page={page}
        searchFor={(number) => (number === 1 ? '' : `?page=${number}`)}
        onTurn={() => undefined}
      />
    </>
  )
}
