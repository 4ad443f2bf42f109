import { AuthLayout, LoginPagesLink } from '@/auth/auth-layout'
import { useLogOutOnVisit } from '@/auth/use-log-out-on-visit'
import { loginDrafts } from '@/auth/drafts'
import { FormLoadFailed } from '@/components/form-load-failed'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'

const { login: words } = account

const LoginForm = nearPart(() => import('./login-page/login-form'), 'LoginForm', {
  near: { id: 'log-in', waitForInteraction: true, isNeededNow: () => hasDraft(loginDrafts.login) },
  failed: (_form, retry) => <FormLoadFailed onRetry={retry} />,
})

/** Logs in; a visitor who is already logged in is logged out first. Product 2, /login; 4, Session; 8, Login. */
export function LoginPage() {
  useLogOutOnVisit()
  return (
    <AuthLayout page="login" heading={words.heading} lede={words.lede} links={<OtherWays />}>
      <LoginForm />
    </AuthLayout>
  )
}

function OtherWays() {
  return (
    <>
      <p>
        <LoginPagesLink to={paths.forget.href()}>{words.forgot}</LoginPagesLink>
      </p>
      <p>
        {`${words.newHere} `}
        <LoginPagesLink to={paths.register.href()}>{words.register}</LoginPagesLink>
      </p>
    </>
  )
}
