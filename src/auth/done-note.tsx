import { Link, useLocation } from 'react-router-dom'
import { useLogInAfter } from './use-log-in-after'
import { account } from '@/words/account'
import { paths } from '@/lib/navigation/paths'
import { takeFocus } from '@/lib/browser/take-focus'

/** Says that it worked, and goes to the login page after `ms` milliseconds. */
export function DoneNote({ ms, heading, text }: { ms: number; heading: string; text: string }) {
  const { state }: { state: unknown } = useLocation()
  useLogInAfter(ms, state)
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
