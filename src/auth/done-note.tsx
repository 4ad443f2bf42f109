import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { goToLogin } from './login-redirect'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'
import { takeFocus } from '@/lib/browser/focus/take-focus'

type Props = {
  ms: number
  /** The token that was there when the form was opened. */
  known: string | null
  heading: string
  text: string
}

/** Says that it worked, and goes to the login page after `ms` milliseconds, unless the page was left before. */
export function DoneNote({ ms, known, heading, text }: Props) {
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => goToLogin(navigate, known, { state, replace: true }), ms)
    return () => clearTimeout(timer)
  }, [ms, known, state, navigate])
  return (
    <div role="status">
      <h2 ref={takeFocus} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
      <Link to={paths.login.href()} state={state} replace>
        {account.goNow}
      </Link>
    </div>
  )
}
