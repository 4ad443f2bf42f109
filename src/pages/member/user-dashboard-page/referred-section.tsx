import { Link } from 'react-router-dom'
import { QueryStates } from '@/components/query-states'
import { members } from '@/words/members'
import { messages } from '@/words/messages'
import { ReferralTable } from '@/features/refer-friends/referral-table'
import { paths } from '@/lib/navigation/paths'
import { useReferring } from '@/auth/use-member'

const { referred: words } = members

/** Whom the member referred, from getoneuser. Product 2, /dashboard/user; 8, Lists and loads. */
export function ReferredSection() {
  const load = useReferring()
  return (
    <section aria-labelledby="referred">
      <h2 id="referred">{words.heading}</h2>
      <QueryStates
        load={load}
        loading={members.loading}
        toast={messages.lists.userData}
        failed={words.failed}
      >
        {({ referredUsers }) => (
          <>
            {referredUsers.length > 0 ? (
              <ReferralTable users={referredUsers} />
            ) : (
              <p>{words.empty}</p>
            )}
            <Link to={paths.userReferrals.href()}>{words.share}</Link>
          </>
        )}
      </QueryStates>
    </section>
  )
}
