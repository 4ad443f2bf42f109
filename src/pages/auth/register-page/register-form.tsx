import { type ReactNode, useState } from 'react'
import { loginDrafts } from '@/auth/drafts'
import { registerUser } from '@/auth/api'
import { DoneNote } from '@/auth/done-note'
import { registrationSchema } from '@/auth/form-rules'
import { useCameFrom } from '@/auth/destination'
import { inviteCode } from '@/auth/invite-code'
import { PasswordToggle, passwordType } from '@/auth/password-toggle'
import { WayAfterLogin } from '@/auth/way-after-login'
import { DataNotice } from '@/components/data-notice'
import { TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { readForm } from '@/components/form/form-data'
import type { SubmitProblem } from '@/components/form/form-state'
import { useForm } from '@/components/form/use-form'
import { account } from '@/words/account'
import { accountMessages } from '@/words/account-messages'
import { messages } from '@/words/messages'
import { registerFailed } from '@/words/register-failed'
import { credentials } from '@/lib/api/credentials'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { notify } from '@/lib/notices/notify'
import { InviteField } from './invite-field'
import { LoginLink } from './login-link'
import { useInvite } from './use-invite'

const TO_LOGIN_MS = 1000

const { hints, labels, register: words } = account
const { forms } = messages
const { registration, busy } = accountMessages

/** Shows the specified toast; its text stays in the form after the toast is gone. */
function refused(problem: string, offer?: () => ReactNode): SubmitProblem {
  notify.error(problem)
  return { problem, announced: true, ...(offer && { offer }) }
}

/** Shows the specified toast if both passwords are there and differ, whatever else is wrong. */
function notTheSame(fields: HTMLFormElement): Record<string, string> {
  const { password, confirmPassword } = readForm(fields)
  if (!password || !confirmPassword || password === confirmPassword) return {}
  notify.error(registration.passwordMismatch)
  return { confirmPassword: account.errors.confirmDiffers }
}

const mayBeDone = () => (
  <p>
    {registerFailed.notKnown} <LoginLink />
  </p>
)

/** The form of the registration page. Product 4, Registration; 5, Registration; 8, Registration. */
export function RegisterForm({ invitecode }: { invitecode: string }) {
  const [known] = useState(credentials.getToken)
  const [shown, setShown] = useState(false)
  const invite = useInvite(invitecode)
  const from = useCameFrom()

  const form = useForm({
    schema: registrationSchema,
    incomplete: forms.fillRequired,
    malformed: account.malformed,
    draft: loginDrafts.register,
    alsoWrong: notTheSame,
    async submit(values, fields) {
      const errors = notTheSame(fields)
      if ('confirmPassword' in errors) {
        takeFocus(fields.querySelector('[name="confirmPassword"]'))
        return { problem: '', errors }
      }
      setShown(false)
      try {
        const outcome = await registerUser({ ...values, invitecode: invite.code })
        if (outcome === 'registered') {
          inviteCode.drop()
          notify.success(registration.success)
          return undefined
        }
        if (outcome === 'already') return refused(registration.already, () => <LoginLink />)
        return refused(registration.failed, outcome === 'unknown' ? mayBeDone : undefined)
      } catch {
        return refused(registration.exception, mayBeDone)
      }
    },
  })

  if (form.done) {
    return (
      <DoneNote ms={TO_LOGIN_MS} known={known} heading={words.doneHeading} text={words.doneText} />
    )
  }
  const password = { type: passwordType(shown), autoCapitalize: 'none', spellCheck: false }
  return (
    <Form form={form} id="register" aria-label={words.heading}>
      <WayAfterLogin from={from} />
      <TextField name="name" autoComplete="name" label={labels.name} hint={hints.name} required />
      <TextField
        name="email"
        type="email"
        // What a password manager stores as the login name; otherwise it would take the phone number.
        autoComplete="username"
        label={labels.email}
        required
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        label={labels.phone}
        hint={hints.phone}
        required
      />
      <TextField
        {...password}
        name="password"
        autoComplete="new-password"
        label={labels.password}
        required
      />
      <TextField
        {...password}
        name="confirmPassword"
        autoComplete="new-password"
        label={labels.confirmPassword}
        required
      />
      <PasswordToggle shown={shown} onChange={setShown} />
      <InviteField {...invite} />
      <DataNotice of="registration" />
      <SubmitButton busyLabel={busy.registering} wanted={false}>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
