import { Link, useLocation } from 'react-router-dom'
import { AuthLayout } from '@/auth/auth-layout'
import { useLogOutOnVisit } from '@/auth/use-log-out-on-visit'
import { loginDrafts } from '@/auth/drafts'
import { FormLost } from '@/components/form-lost'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/draft-key'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'

const { login: words } = account

const LoginForm = nearPart(() => import('./login-page/login-form'), 'LoginForm', {
  near: { id: 'log-in', still: true, now: () => hasDraft(loginDrafts.login) },
  lost: (_form, retry) => <FormLost onRetry={retry} />,
})

/** Product 2, /login; 4, Session; 8, Login. */
export function LoginPage() {
  useLogOutOnVisit()
  return (
    <AuthLayout page="login" heading={words.heading} lede={words.lede} links={<OtherWays />}>
      <LoginForm />
    </AuthLayout>
  )
}

/** To the neighbouring pages; where the person came from goes with them. */
function OtherWays() {
  const { state }: { state: unknown } = useLocation()
  return (
    <>
      <p>
        <Link to={paths.forget.href()} state={state} replace>
          {words.forgot}
        </Link>
      </p>
      <p>
        {words.newHere}{' '}
        <Link to={paths.register.href()} state={state} replace>
          {words.register}
        </Link>
      </p>
    </>
  )
}
