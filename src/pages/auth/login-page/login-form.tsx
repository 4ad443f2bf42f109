import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { loginDrafts } from '@/auth/drafts'
import { loginUser } from '@/auth/api'
import { useAuth } from '@/auth/auth-context'
import { destinationAfterLogin, useCameFrom } from '@/auth/destination'
import { loginSchema } from '@/auth/form-rules'
import { PasswordToggle, passwordType } from '@/auth/password-toggle'
import { resetEmail } from '@/auth/reset-email'
import { useAttempt } from '@/auth/use-attempt'
import { isConnectionError } from '@/auth/connection-error'
import { WayAfterLogin } from '@/auth/way-after-login'
import { TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { useForm } from '@/components/form/use-form'
import { Spinner } from '@/components/spinner'
import { account } from '@/words/account'
import { loginFailed } from '@/words/login-failed'
import { accountMessages } from '@/words/account-messages'
import { messages } from '@/words/messages'
import { credentials, isReplaced } from '@/lib/api/credentials'
import { isApiError, messageOf } from '@/lib/api/errors'
import { notify } from '@/lib/notices/notify'

const { labels, login: words } = account

/**
 * The text for a failed login: the server's own; otherwise "Login failed" if the server answered and
 * "Something went wrong" if it did not. Product 8, Login.
 */
function loginProblem(error: unknown): string {
  const answered = isApiError(error) && error.status !== undefined
  return messageOf(error, answered ? accountMessages.login.failed : accountMessages.login.exception)
}

const mayBeRight = () => <p>{loginFailed.line}</p>

/** The form of the login page. Product 4, Session; 5, Login; 8, Login. */
export function LoginForm() {
  const { logIn } = useAuth()
  const from = useCameFrom()
  const navigate = useNavigate()
  const begin = useAttempt()
  const [shown, setShown] = useState(false)

  const form = useForm({
    schema: loginSchema,
    incomplete: messages.forms.fillRequired,
    malformed: account.malformed,
    draft: loginDrafts.login,
    async submit(values) {
      setShown(false)
      const attempt = begin()
      const before = credentials.getToken()
      try {
        const session = await loginUser(values, attempt)
        if (attempt.aborted) return { problem: '' }
        // The login that was requested last wins.
        if (isReplaced(before)) return { problem: words.elsewhere }
        logIn(session)
        resetEmail.drop()
        notify.success(accountMessages.login.success)
        void navigate(destinationAfterLogin(session.user, from), { replace: true })
        return undefined
      } catch (error) {
        if (attempt.aborted) return { problem: '' }
        const problem = loginProblem(error)
        notify.error(problem)
        // A message from the server itself is shown alone.
        const isLost = isConnectionError(error) && messageOf(error, '') === ''
        return { problem, announced: true, ...(isLost && { offer: mayBeRight }) }
      }
    },
  })

  // The next page's code may take a moment.
  if (form.done) return <Spinner label={words.opening} />
  return (
    <Form form={form} id="login" aria-label={words.heading}>
      <WayAfterLogin from={from} />
      <TextField name="email" type="email" autoComplete="username" label={labels.email} required />
      <TextField
        name="password"
        type={passwordType(shown)}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        label={labels.password}
        required
      />
      <PasswordToggle shown={shown} onChange={setShown} />
      <SubmitButton busyLabel={words.busy} wanted={false}>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
