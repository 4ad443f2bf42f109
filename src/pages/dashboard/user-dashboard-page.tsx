import { useUser } from '@/auth/auth-context'
import { PageHead } from '@/components/page-head'
import { account } from '@/content/account'
import { members } from '@/content/members'
import { titleSuffix } from '@/content/site'
import { MembershipSection } from '@/features/membership/membership-section'
import { ReferredSection } from './referred-section'

const { dashboard: words } = account

/** Welcome, membership, and whom the member referred. Specification 2, /dashboard/user. */
export function UserDashboardPage() {
  const { name } = useUser()
  return (
    <>
      <PageHead title={members.titles.dashboard + titleSuffix} hidden />
      <h1>{words.heading}</h1>
      <p className="lede">{words.welcome(name)}</p>
      <MembershipSection />
      <ReferredSection />
    </>
  )
}
