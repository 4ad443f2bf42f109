import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { account } from '@/words/account'
import { messages } from '@/words/messages'
import { notify } from '@/lib/notices/notify'
import { paths } from '@/lib/navigation/paths'
import { AuthLayout } from '@/auth/auth-layout'
import styles from '@/auth/auth-layout.module.css'
import { DoneNote } from '@/auth/done-note'
import { EmailStep, NewPasswordStep, OtpStep } from './forget-page/forget-steps'

const TO_LOGIN_MS = 2000
const STEPS = { email: 1, otp: 2, password: 3 } as const

const { forget: words } = account

type Progress = {
  step: keyof typeof STEPS | 'done'
  email: string
  otp: string
  /** What the last step brought, in the server's words or ours. */
  said: string
}

/** Product 2, /forget; 4, Password reset; 8, Forgot password. */
export function ForgetPage() {
  const [now, setNow] = useState<Progress>({ step: 'email', email: '', otp: '', said: '' })
  const go = (change: Partial<Progress>) => setNow((before) => ({ ...before, said: '', ...change }))
  const { step, email, otp, said } = now

  if (step === 'done') {
    return (
      <AuthLayout page="forget" heading={words.heading}>
        <DoneNote ms={TO_LOGIN_MS} heading={words.doneHeading} text={words.doneText} />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout page="forget" heading={words.heading} lede={words.lede} links={<BackToLogin />}>
      <div className={styles.progress}>
        <p className="quiet small">{words.step(STEPS[step], 3)}</p>
        <div role="status">
          {said && <p>{said}</p>}
          {step !== 'email' && <p className="quiet small">{words.forAccount(email)}</p>}
        </div>
      </div>
      {step === 'email' && (
        <EmailStep
          email={email}
          onDone={(sentTo, answer = words.sent) =>
            go({ step: 'otp', email: sentTo, otp: '', said: answer })
          }
        />
      )}
      {step === 'otp' && (
        <OtpStep
          email={email}
          otp={otp}
          onBack={() => go({ step: 'email' })}
          onDone={(right, answer = words.verified) =>
            go({ step: 'password', otp: right, said: answer })
          }
        />
      )}
      {step === 'password' && (
        <NewPasswordStep
          email={email}
          onBack={() => go({ step: 'otp' })}
          onDone={() => {
            notify.success(messages.forgotPassword.success)
            go({ step: 'done' })
          }}
        />
      )}
    </AuthLayout>
  )
}

function BackToLogin() {
  const { state }: { state: unknown } = useLocation()
  return (
    <p>
      {words.remembered}{' '}
      <Link to={paths.login.href()} state={state} replace>
        {words.login}
      </Link>
    </p>
  )
}
