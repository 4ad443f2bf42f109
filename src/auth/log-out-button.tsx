import { account } from '@/words/account'
import { leavePage } from '@/lib/navigation/guard-leaving'
import { useLogOut } from './use-log-out'

/** The Logout button of the user and the admin area. Product 2, User area and Admin area. */
export function LogOutButton() {
  const logOut = useLogOut()
  return (
    <button type="button" className="button button-plain" onClick={() => leavePage(logOut)}>
      {account.logOut.button}
    </button>
  )
}
