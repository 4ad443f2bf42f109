import { useUser } from '@/auth/auth-context'
import { OutsideText } from '@/components/outside-text'
import { PageHead } from '@/components/page-head'
import { account } from '@/words/account'
import { members } from '@/words/members'
import { titleSuffix } from '@/words/site'
import { MembershipSection } from '@/features/buy-premium/membership-section'
import { ReferredSection } from './user-dashboard-page/referred-section'

const { dashboard: words } = account

/** Welcome, membership, and whom the member referred. Product 2, /dashboard/user. */
export function UserDashboardPage() {
  const { name } = useUser()
  return (
    <>
      <PageHead title={members.titles.dashboard + titleSuffix} hidden />
      <h1>{words.heading}</h1>
      <p className="lede">
        <OutsideText text={name} within={words.welcome} />
      </p>
      <MembershipSection />
      <ReferredSection />
    </>
  )
}
