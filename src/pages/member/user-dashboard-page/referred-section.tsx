import { Link } from 'react-router-dom'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { members } from '@/words/members'
import { messages } from '@/words/messages'
import { ReferralTable } from '@/features/refer-friends/referral-table'
import { paths } from '@/lib/navigation/paths'
import { useFailureToast } from '@/lib/notices/use-failure-toast'
import { useMember } from '@/features/buy-premium/use-member'

const { referred: words } = members

/** Whom the member referred, from getoneuser. Specification 2, /dashboard/user; 8, Lists and loads. */
export function ReferredSection() {
  const load = useMember()
  useFailureToast(load, messages.lists.userData)
  const users = load.data?.referredUsers
  return (
    <section aria-labelledby="referred">
      <h2 id="referred">{words.heading}</h2>
      {load.isPending && <Spinner label={members.loading} />}
      {load.isLoadingError && (
        <LoadFailed message={words.failed} onRetry={() => void load.refetch()} />
      )}
      {users && users.length > 0 && <ReferralTable users={users} />}
      {users?.length === 0 && <p>{words.empty}</p>}
      {users && <Link to={paths.userReferrals.href()}>{words.share}</Link>}
    </section>
  )
}
