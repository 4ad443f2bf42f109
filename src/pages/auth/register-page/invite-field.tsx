import { TextField } from '@/components/form/fields'
import { useFormInfo } from '@/components/form/form-info'
import { account } from '@/words/account'
import { registerInvite } from '@/words/register-invite'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import type { Invite } from './use-invite'

const { hints, labels, register: words } = account

/**
 * The code of the invite link, with a button to refuse it, since its owner would see who joined; without a
 * code, a text in its place. Product 2, /register/:id; 8, Registration.
 */
export function InviteField({ code, refused, refuse }: Invite) {
  const { form } = useFormInfo()
  if (code) {
    return (
      <>
        <TextField
          name="invitecode"
          value={code}
          readOnly
          label={labels.invitecode}
          hint={`${hints.invitecode} ${registerInvite.seen}`}
        />
        <button type="button" className="link-button" disabled={form.busy} onClick={refuse}>
          {registerInvite.refuse}
        </button>
      </>
    )
  }
  if (!refused) return <p className="quiet small">{words.inviteNote}</p>
  return (
    <p ref={refused === 'now' ? takeFocus : null} tabIndex={-1}>
      {registerInvite.refused}
    </p>
  )
}
