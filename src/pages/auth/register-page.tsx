import { useParams } from 'react-router-dom'
import { AuthLayout } from '@/auth/auth-layout'
import { loginDrafts } from '@/auth/drafts'
import { FormLost } from '@/components/form-lost'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/draft-key'
import { account } from '@/words/account'
import { LoginLink } from './register-page/login-link'

const { register: words } = account

const RegisterForm = nearPart(() => import('./register-page/register-form'), 'RegisterForm', {
  near: { id: 'registration', still: true, now: () => hasDraft(loginDrafts.register) },
  lost: (_form, retry) => <FormLost onRetry={retry} />,
})

/** Product 2, /register and /register/:id; 4, Registration; 8, Registration. */
export function RegisterPage() {
  const { id: invitecode = '' } = useParams()
  return (
    <AuthLayout
      page="register"
      heading={words.heading}
      lede={words.lede}
      links={
        <p>
          {words.haveAccount} <LoginLink />
        </p>
      }
    >
      <RegisterForm invitecode={invitecode} />
    </AuthLayout>
  )
}
