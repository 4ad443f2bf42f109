import { account } from '@/words/account'
import { messages } from '@/words/messages'
import { notify } from '@/lib/notices/notify'
import { EmailStep, NewPasswordStep, OtpStep } from './forget-steps'
import type { Progress } from './progress'

const { forget: words } = account

type Props = {
  now: Progress
  /** Goes on, or back, with what has changed. */
  go: (change: Partial<Progress>) => void
}

/** The form of the step that the password reset has come to. Product 4, Password reset. */
export function ForgetForm({ now: { step, email, otp }, go }: Props) {
  if (step === 'email') {
    return (
      <EmailStep
        email={email}
        onDone={(sentTo, answer = words.sent) =>
          go({ step: 'otp', email: sentTo, otp: '', said: answer })
        }
      />
    )
  }
  if (step === 'otp') {
    return (
      <OtpStep
        email={email}
        otp={otp}
        onBack={() => go({ step: 'email' })}
        onDone={(right, answer = words.verified) =>
          go({ step: 'password', otp: right, said: answer })
        }
      />
    )
  }
  return (
    <NewPasswordStep
      email={email}
      onBack={() => go({ step: 'otp' })}
      onDone={() => {
        notify.success(messages.forgotPassword.success)
        go({ step: 'done' })
      }}
    />
  )
}
