import { account } from '@/words/account'
import { accountMessages } from '@/words/account-messages'
import { notify } from '@/lib/notices/notify'
import { langOf } from '@/lib/text/lang-of'
import { EmailStep, NewPasswordStep, OtpStep } from './forget-steps'
import type { Progress } from './progress'

const { forget: words } = account

type Props = {
  now: Progress
  /** Goes to the next or the previous step, with the changed values. */
  go: (change: Partial<Progress>) => void
}

/** The message of a step: the server's, or the site's own if the server has none in the page's language. */
const saidOf = (answer: string | undefined, ours: string) =>
  answer === undefined || langOf(answer) ? ours : answer

/** The form of the current step of the password reset. Product 4, Password reset. */
export function ForgetForm({ now: { step, email, otp }, go }: Props) {
  const sayNothing = () => go({})
  if (step === 'email') {
    return (
      <EmailStep
        email={email}
        onDone={(sentTo, answer) =>
          go({ step: 'otp', email: sentTo, otp: '', said: saidOf(answer, words.sent) })
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
        onRefused={sayNothing}
        onDone={(right, answer) =>
          go({ step: 'password', otp: right, said: saidOf(answer, words.verified) })
        }
      />
    )
  }
  return (
    <NewPasswordStep
      email={email}
      onBack={() => go({ step: 'otp' })}
      onRefused={sayNothing}
      onDone={() => {
        notify.success(accountMessages.forgotPassword.success)
        go({ step: 'done' })
      }}
    />
  )
}
