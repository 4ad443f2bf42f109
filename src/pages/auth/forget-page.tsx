import { useState } from 'react'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'
import { AuthLayout, LoginPagesLink } from '@/auth/auth-layout'
import styles from '@/auth/auth-layout.module.css'
import { DoneNote } from '@/auth/done-note'
import { loginDrafts } from '@/auth/drafts'
import { resetEmail } from '@/auth/reset-email'
import { FormLoadFailed } from '@/components/form-load-failed'
import { nearPart } from '@/components/near-part'
import { credentials } from '@/lib/api/credentials'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { useReady } from '@/lib/browser/page/use-ready'
import type { Progress } from './forget-page/progress'

const TO_LOGIN_MS = 2000
const STEPS = { email: 1, otp: 2, password: 3 } as const

const { forget: words } = account

/** Whether a reset has begun: the HTML contains only the first step, empty. */
const isBegun = () => hasDraft(loginDrafts.forget) || resetEmail.get() !== null

const ForgetForm = nearPart(() => import('./forget-page/forget-form'), 'ForgetForm', {
  near: { id: 'reset', waitForInteraction: true, isNeededNow: isBegun },
  failed: (_form, retry) => <FormLoadFailed onRetry={retry} />,
})

/** A new password in three steps, one form each. Product 2, /forget; 4, Password reset; 8, Forgot password. */
export function ForgetPage() {
  const [known] = useState(credentials.getToken)
  const ready = useReady()
  const kept = ready ? resetEmail.get() : null
  const [moved, setMoved] = useState<Progress | null>(null)
  // A page that the browser discarded while the mail was read continues with the OTP.
  const begun = {
    step: kept === null ? 'email' : 'otp',
    email: kept ?? '',
    otp: '',
    said: '',
  } as const
  const now = moved ?? begun
  const go = (change: Partial<Progress>) => {
    if (change.email) resetEmail.keep(change.email)
    if (change.step === 'email' || change.step === 'done') resetEmail.drop()
    setMoved((before) => ({ ...(before ?? begun), said: '', ...change }))
  }
  const { step, email, said } = now

  if (step === 'done') {
    return (
      <AuthLayout page="forget" heading={words.heading} hidden>
        <DoneNote
          ms={TO_LOGIN_MS}
          known={known}
          heading={words.doneHeading}
          text={words.doneText}
        />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      page="forget"
      heading={words.heading}
      lede={words.lede}
      links={<BackToLogin />}
      hidden
    >
      <div className={styles.progress}>
        <p className="quiet small">{words.step(STEPS[step], 3)}</p>
        <div role="status">
          {said && <p>{said}</p>}
          {step !== 'email' && <p className="quiet small">{words.forAccount(email)}</p>}
        </div>
      </div>
      <ForgetForm now={now} go={go} />
    </AuthLayout>
  )
}

function BackToLogin() {
  return (
    <p>
      {words.remembered} <LoginPagesLink to={paths.login.href()}>{words.login}</LoginPagesLink>
    </p>
  )
}
