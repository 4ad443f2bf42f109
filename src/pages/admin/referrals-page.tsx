import { Link, useParams } from 'react-router-dom'
import { memberQuery, referringQuery } from '@/entities/user/member'
import { PageTop } from '@/components/admin/page-top'
import { useListHref } from '@/components/admin/use-list-href'
import { OutsideText } from '@/components/outside-text'
import { QueryStates } from '@/components/query-states'
import { adminUsers } from '@/words/admin-users'
import { messages } from '@/words/messages'
import { membershipOf } from '@/entities/membership/membership'
import { AccountDetails } from '@/features/manage-users/member/account-details'
import { ReferralsPanel } from '@/features/manage-users/member/referrals-panel'
import { isApiError } from '@/lib/api/errors'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'

const { referrals: words, noName } = adminUsers

/**
 * One user: everything the API returns about them, and their referral dashboard. Product 2,
 * /dashboard/admin/ref/:id.
 */
export function ReferralsPage() {
  const { id = '' } = useParams()
  const listHref = useListHref(paths.adminUsers.href())
  const load = useApiQuery(memberQuery(id))
  const referring = useApiQuery(referringQuery(id))
  const unknown = isApiError(load.error, 'not-found')

  const name = load.data && (load.data.user.name || noName)
  const heading = unknown ? words.unknownHeading : name || words.title
  return (
    <>
      <PageTop
        title={heading}
        heading={<OutsideText text={heading} sent={load.data?.user.name} />}
        back={<Link to={listHref}>{words.back}</Link>}
      />
      <QueryStates
        load={load}
        loading={words.loading}
        toast={unknown ? undefined : messages.lists.userData}
        failed={words.failed}
        unknown={<p className="lede">{words.unknown}</p>}
      >
        {({ user }) => (
          <>
            <AccountDetails
              user={user}
              membership={membershipOf(user, new Date(load.dataUpdatedAt))}
            />
            <QueryStates
              load={referring}
              loading={words.loading}
              toast={messages.lists.userData}
              failed={messages.lists.failed}
            >
              {(member) => <ReferralsPanel {...member} />}
            </QueryStates>
          </>
        )}
      </QueryStates>
    </>
  )
}
