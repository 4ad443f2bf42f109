import { account } from '@/words/account'

type Props = { shown: boolean; onChange: (shown: boolean) => void }

/** The type of a password field, by the state of its toggle. */
export const passwordType = (shown: boolean) => (shown ? 'text' : 'password')

/** Shows what is in the password fields above it, or hides it again. */
export function PasswordToggle({ shown, onChange }: Props) {
  return (
    <button type="button" className="needs-script link-button" onClick={() => onChange(!shown)}>
      {shown ? account.hidePassword : account.showPassword}
    </button>
  )
}
