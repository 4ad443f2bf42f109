import { Link } from 'react-router-dom'
import { useUser } from '@/auth/auth-context'
import { QueryStates } from '@/components/query-states'
import { PageHead } from '@/components/page-head'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { OutLink } from '@/components/out-link'
import { common } from '@/words/common'
import { members } from '@/words/members'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { ReferralCoupon } from '@/features/refer-friends/referral-coupon'
import { paths } from '@/lib/navigation/paths'
import { useMember } from '@/auth/use-member'
import { BroughtSection, PayoutSection, TermsSection } from './user-referrals-page/bonus-sections'

const { referral: words } = members

/** The link to pass on, its results and how it works. Product 2, /dashboard/user/refferal. */
export function UserReferralsPage() {
  const user = useUser()
  const { usercode } = user
  return (
    <>
      <PageHead title={members.titles.referrals + titleSuffix} hidden />
      <h1>{words.heading}</h1>
      <p className="lede">{words.lede}</p>
      {usercode ? <ReferralCoupon usercode={usercode} /> : <CodeNotStored />}
      {usercode && <BroughtSection user={user} />}
      <TermsSection />
      {usercode && <PayoutSection usercode={usercode} />}
      <section aria-labelledby="how">
        <h2 id="how">{words.howHeading}</h2>
        <ol>
          {words.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Link to={paths.userDashboard.href()}>{words.list}</Link>
      </section>
    </>
  )
}

/**
 * The stored login may be older than the code: the page asks the server before it says that there is none,
 * and does not say so if the server gives no answer. Product 8, Lists and loads.
 */
function CodeNotStored() {
  const load = useMember()
  const forOffice = useForOffice()
  return (
    <QueryStates
      load={load}
      loading={members.loading}
      toast={messages.lists.userData}
      failed={members.referred.failed}
    >
      {() => (
        <p className="panel">
          {words.noCode}{' '}
          <OutLink
            url={consultancyChat(forOffice(words.askGreeting))}
            newTab={common.newTab}
            hostless
          >
            {words.ask}
          </OutLink>
        </p>
      )}
    </QueryStates>
  )
}
