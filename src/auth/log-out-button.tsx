import { account } from '@/content/account'
import { useLogOut } from './use-log-out'

/** The Logout button of the user and the admin area. Specification 2. */
export function LogOutButton() {
  const logOut = useLogOut()
  return (
    <button type="button" className="button button-plain" onClick={logOut}>
      {account.logOut.button}
    </button>
  )
}
