import { PasswordToggle, passwordType } from '@/auth/password-toggle'
import type { User } from '@/entities/user/user'
import { DataNotice } from '@/components/data-notice'
import { UnsavedWarning } from '@/components/admin/unsaved-warning'
import { blamed, TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { account } from '@/words/account'
import { members } from '@/words/members'
import { messages } from '@/words/messages'
import { useUnsavedWarning } from '@/lib/navigation/use-unsaved-warning'
import styles from './profile-form.module.css'
import { FORM_ID, useProfileForm } from './use-profile-form'

const { labels } = account
const { profile: words } = members

/** Finds a refusal by the server that is about the email: another account has this address, say. */
const EMAIL = /e-?mail/i

type Props = {
  user: User
  onSaved: (changes: Partial<User>) => void
  /** No proper answer came: it is unknown whether the changes were saved. */
  onNotKnown: () => void
}

/** Name, email, phone and a new password. Product 2, /dashboard/user/profile. */
export function ProfileForm({ user, onSaved, onNotKnown }: Props) {
  const form = useProfileForm(user, onSaved, onNotKnown)
  const isAboutEmail = EMAIL.test(form.problem)
  const warning = useUnsavedWarning(form.unsaved)
  return (
    <>
      <div role="status">
        {form.restored && (
          <div className={styles.restored}>
            <p>
              {words.restored} {words.restoredPassword}
            </p>
            <button type="button" className="link-button" onClick={form.startAgain}>
              {words.discard}
            </button>
          </div>
        )}
      </div>
      <Form form={form} id={FORM_ID} aria-label={words.heading}>
        <TextField
          name="name"
          autoComplete="name"
          defaultValue={user.name}
          label={labels.name}
          hint={account.hints.name}
          required
        />
        <TextField
          name="email"
          type="email"
          // What a password manager stores with a new password; otherwise it would take the phone.
          autoComplete="username"
          defaultValue={user.email}
          label={labels.email}
          hint={words.hints.email}
          required
          {...(isAboutEmail && blamed(FORM_ID, 'email', words.hints.email))}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={user.phone}
          label={labels.phone}
          hint={words.hints.phone}
          required
        />
        <TextField
          name="password"
          type={passwordType(form.shown)}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          label={labels.newPassword}
          hint={words.hints.password}
        />
        {/* The wrapper keeps the button narrow: the form's grid would stretch it. */}
        <div>
          <PasswordToggle shown={form.shown} onChange={form.setShown} />
        </div>
        <DataNotice of="profile" />
        <SubmitButton busyLabel={messages.busy.submitting} wanted={false}>
          {words.submit}
        </SubmitButton>
      </Form>
      {warning.asking && (
        <UnsavedWarning words={words.leave} onStay={warning.stay} onLeave={() => warning.leave()} />
      )}
    </>
  )
}
