import { PageHead } from '@/components/page-head'
import { account } from '@/words/account'

/** Shown for the second between the Logout button and the login page. */
export function LeavingPage() {
  const { doneHeading, doneText } = account.logOut
  return (
    <div className="container section">
      <PageHead title={doneHeading} hidden />
      <h1>{doneHeading}</h1>
      <p className="lede">{doneText}</p>
    </div>
  )
}
