import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { bonusPaise, broughtPaise } from '@/entities/user/referral-bonus'
import { isPremium, type User } from '@/entities/user/user'
import { OutsideText } from '@/components/outside-text'
import { Pager } from '@/components/admin/pager'
import { cutPage, pageOf } from '@/components/admin/paging'
import { bonusPercent, premiumPrice } from '@/content/facts/premium'
import { adminUsers } from '@/words/admin-users'
import { memberMessages } from '@/words/member-messages'
import { sorted } from '@/lib/lists'
import { formatCount, formatPaise } from '@/lib/text/format'
import { Figures } from '@/features/manage-users/statistics/figures'
import { joinedAt } from '@/entities/user/user-dates'
import { ReferredTable } from './referred-table'

const { referrals: words, noName } = adminUsers
const { paid, pending } = memberMessages.referral
const SIZE = 25

type Props = {
  user: User
  referredUsers: readonly User[]
}

/**
 * The people whom a user referred: how many, the user's bonus for them, and a list, newest first. It only
 * counts: it does not say that the bonus was paid out. Product 2, /dashboard/admin/ref/:id.
 */
export function ReferralsPanel({ user, referredUsers }: Props) {
  const name = user.name || noName
  const [params] = useSearchParams()
  const top = useRef<HTMLHeadingElement>(null)
  const referred = useMemo(
    () => sorted(referredUsers, (a, b) => (joinedAt(b) ?? 0) - (joinedAt(a) ?? 0)),
    [referredUsers],
  )
  const page = cutPage(referred, pageOf(params.get('page')), SIZE)
  const successes = referred.filter(isPremium).length
  return (
    <>
      <h2 ref={top} tabIndex={-1}>
        <OutsideText text={name} sent={user.name} within={words.heading} />
      </h2>
      <Figures
        label={words.summary}
        figures={[
          { label: words.referred, value: formatCount(referred.length) },
          { label: paid, value: formatCount(successes) },
          { label: pending, value: formatCount(referred.length - successes) },
          { label: words.brought, value: formatPaise(broughtPaise(referred)) },
        ]}
      />
      <p className="small quiet">
        {words.rule(
          `${bonusPercent.subscription}%`,
          formatPaise(premiumPrice.pricePaise),
          formatPaise(bonusPaise),
        )}
      </p>
      {referred.length === 0 ? (
        <p className="panel">
          <OutsideText text={name} sent={user.name} within={words.empty} />
        </p>
      ) : (
        <ReferredTable users={page.rows} />
      )}
      <Pager
        page={page}
        searchFor={(number) => (number === 1 ? '' : `?page=${number}`)}
        top={top}
      />
    </>
  )
}
