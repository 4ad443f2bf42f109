import { Link, useLocation } from 'react-router-dom'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'

/** To the login page; where the person came from goes along. */
export function LoginLink() {
  const { state }: { state: unknown } = useLocation()
  return (
    <Link to={paths.login.href()} state={state} replace>
      {account.register.login}
    </Link>
  )
}
