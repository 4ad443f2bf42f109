import { useState } from 'react'
import * as v from 'valibot'
import { LoginPagesLink } from '@/auth/auth-layout'
import { loginDrafts } from '@/auth/drafts'
import { requestOtp, resetPassword, verifyOtp } from '@/auth/api'
import { requiredPassword } from '@/auth/form-rules'
import { PasswordToggle, passwordType } from '@/auth/password-toggle'
import { useFormInfo } from '@/components/form/form-info'
import { optionalText, requiredEmail } from '@/components/form/rules'
import { account } from '@/words/account'
import { accountMessages } from '@/words/account-messages'
import { messages } from '@/words/messages'
import { resetFailed } from '@/words/reset-failed'
import { ForgetStep } from './forget-step'
import { sayLate } from './say-late'
import { credentials } from '@/lib/api/credentials'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { paths } from '@/lib/navigation/paths'
import { plainDigits } from '@/lib/text/digits'

const { labels, hints, errors, forget: words } = account
const { forgotPassword, busy } = accountMessages

type Done = (typed: string, said: string | undefined) => void

const emailRule = requiredEmail(forgotPassword.emailRequired, errors.emailFormat)
/** Mails show the OTP in groups, so a copy contains spaces; some keyboards have digits of other scripts. */
const otpRule = v.pipe(
  optionalText,
  v.transform((typed) => plainDigits(typed.replace(/[\s\p{Cf}]/gu, ''))),
  v.nonEmpty(forgotPassword.otpRequired),
)
const passwordRule = requiredPassword(forgotPassword.newPasswordRequired)

/** Step 1: the email, which asks for an OTP. `email` is what was typed before, if anything. */
export function EmailStep({ email, onDone }: { email: string; onDone: Done }) {
  return (
    <ForgetStep
      field={{
        name: 'email',
        label: labels.email,
        type: 'email',
        autoComplete: 'email',
        defaultValue: email,
        ref: email ? takeFocus : undefined,
      }}
      draft={loginDrafts.forget}
      rule={emailRule}
      send={requestOtp}
      failed={forgotPassword.userNotFound}
      onDone={onDone}
      button={words.send}
      busyLabel={messages.busy.sending}
    />
  )
}

type LaterStep = { email: string; onBack: () => void; onDone: Done; onRefused: () => void }

/** Step 2: the OTP that was mailed. */
export function OtpStep({ email, otp, onBack, onDone, onRefused }: LaterStep & { otp: string }) {
  return (
    <ForgetStep
      field={{
        name: 'otp',
        label: labels.otp,
        hint: hints.otp,
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        defaultValue: otp,
        ref: takeFocus,
      }}
      rule={otpRule}
      send={(typed, attempt) => verifyOtp(email, typed, attempt)}
      failed={forgotPassword.invalidOtp}
      onDone={onDone}
      onRefused={onRefused}
      button={words.verify}
      busyLabel={busy.verifying}
      back={<BackButton onClick={onBack}>{words.backToEmail}</BackButton>}
    />
  )
}

/** Step 3: the new password. While it is being set there is no step back: the OTP may be used up. Decision 170. */
export function NewPasswordStep({ email, onBack, onDone, onRefused }: LaterStep) {
  const [shown, setShown] = useState(false)
  const [known] = useState(credentials.getToken)
  return (
    <ForgetStep
      field={{
        name: 'newPassword',
        label: labels.newPassword,
        hint: hints.newPassword,
        type: passwordType(shown),
        autoComplete: 'new-password',
        autoCapitalize: 'none',
        spellCheck: false,
        ref: takeFocus,
      }}
      rule={passwordRule}
      send={(typed) => {
        setShown(false)
        return resetPassword(email, typed)
      }}
      failed={forgotPassword.resetFailed}
      afterLost={<MayCount />}
      onDone={onDone}
      onRefused={onRefused}
      onLeft={(outcome) => sayLate(email, known, outcome)}
      button={words.reset}
      busyLabel={busy.resetting}
      back={
        <BackButton onClick={onBack} waits>
          {words.backToOtp}
        </BackButton>
      }
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordToggle shown={shown} onChange={setShown} />
    </ForgetStep>
  )
}

function MayCount() {
  return (
    <p>
      {resetFailed.mayCount}{' '}
      <LoginPagesLink to={paths.login.href()}>{resetFailed.logIn}</LoginPagesLink>
    </p>
  )
}

type BackProps = {
  children: string
  onClick: () => void
  /** It is disabled while the step is being sent. */
  waits?: boolean
}

function BackButton({ children, onClick, waits = false }: BackProps) {
  const { form } = useFormInfo()
  return (
    <button
      type="button"
      data-leaves
      className="link-button"
      disabled={waits && form.busy}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
