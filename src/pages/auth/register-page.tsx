import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { AuthLayout } from '@/auth/auth-layout'
import { loginDrafts } from '@/auth/drafts'
import { inviteCode } from '@/auth/invite-code'
import { FormLoadFailed } from '@/components/form-load-failed'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { useReady } from '@/lib/browser/page/use-ready'
import { account } from '@/words/account'
import { LoginLink } from './register-page/login-link'

const { register: words } = account

/** Whether a registration has begun: the HTML contains an empty form without the invite field. */
const isBegun = () => hasDraft(loginDrafts.register) || inviteCode.get() !== null

const RegisterForm = nearPart(() => import('./register-page/register-form'), 'RegisterForm', {
  near: { id: 'registration', waitForInteraction: true, isNeededNow: isBegun },
  failed: (_form, retry) => <FormLoadFailed onRetry={retry} />,
})

/**
 * Creates an account; an invite link contains its code. Product 2, /register and /register/:id; 4,
 * Registration; 8, Registration.
 */
export function RegisterPage() {
  const { id = '' } = useParams()
  const ready = useReady()
  const kept = ready ? inviteCode.get() : null
  useEffect(() => {
    if (id) inviteCode.keep(id)
  }, [id])
  return (
    <AuthLayout
      page="register"
      // If the head named /register, the Share of some browsers would leave out the invite code.
      hidden={id !== ''}
      heading={words.heading}
      lede={words.lede}
      links={
        <p>
          {words.haveAccount} <LoginLink />
        </p>
      }
    >
      <RegisterForm invitecode={id || (kept ?? '')} />
    </AuthLayout>
  )
}
