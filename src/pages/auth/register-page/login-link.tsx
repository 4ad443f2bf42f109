import { LoginPagesLink } from '@/auth/auth-layout'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'

/** The link from the registration to the login page. */
export function LoginLink() {
  return <LoginPagesLink to={paths.login.href()}>{account.register.login}</LoginPagesLink>
}
