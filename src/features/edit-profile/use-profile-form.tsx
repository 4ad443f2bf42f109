import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { User } from '@/entities/user/user'
import { readForm } from '@/components/form/form-data'
import { useForm } from '@/components/form/use-form'
import { account } from '@/words/account'
import { members } from '@/words/members'
import { memberMessages } from '@/words/member-messages'
import { messages } from '@/words/messages'
import { credentials, isReplaced } from '@/lib/api/credentials'
import { isApiError, messageOf } from '@/lib/api/errors'
import { notify } from '@/lib/notices/notify'
import { updateProfile } from './api'
import { profileSchema } from './rules'

const { forms } = messages
const { success } = memberMessages
const { profile: words } = members

/** The fields that come from the account; the password is never prefilled. */
const fields = ['name', 'email', 'phone'] as const

type Stored = Pick<User, (typeof fields)[number]>

/** The form's id on the page. */
export const FORM_ID = 'profile'

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/** Fills in the fields, except those whose value is no longer the one in `before`. */
function fill(
  form: HTMLFormElement,
  values: Record<string, unknown>,
  before: Record<string, string>,
) {
  for (const name of [...fields, 'password']) {
    const field = fieldOf(form, name)
    const value = values[name]
    if (field && typeof value === 'string' && field.value === before[name]) field.value = value
  }
}

/**
 * The message for a failed save, with a default if the server gives none. Without a proper answer it is
 * unknown whether the change was saved, which a second sentence says; `toast` has all of it.
 */
function problemOf(error: unknown, withPassword: boolean) {
  if (isApiError(error, 'refused', 'denied', 'not-found')) {
    return { problem: messageOf(error, forms.updateFailed) }
  }
  const problem = messageOf(error, forms.duringUpdate)
  if (problem !== forms.duringUpdate) return { problem }
  const more = withPassword ? ` ${words.passwordNotKnown}` : ''
  const offer = () => <NotKnown withPassword={withPassword} />
  return { problem, offer, toast: words.left(problem) + more }
}

function NotKnown({ withPassword }: { withPassword: boolean }) {
  return (
    <>
      <p>{words.notKnown}</p>
      {withPassword && <p>{words.passwordNotKnown}</p>}
    </>
  )
}

/**
 * The profile's form: it is prefilled, untouched fields follow the account, a draft for each account
 * survives a reload, the password is sent only when typed. `onSaved` gets what the server says of
 * the updated user; `onNotKnown` is called when it is unknown whether the change was saved. Product 2,
 * /dashboard/user/profile.
 */
export function useProfileForm(
  user: User,
  onSaved: (changes: Partial<User>) => void,
  onNotKnown: () => void,
) {
  const { _id, name, email, phone } = user
  const stored = useMemo(() => ({ name, email, phone }), [name, email, phone])
  const inFields = useRef<Stored>(stored)
  const [shown, setShown] = useState(false)

  const form = useForm({
    schema: useMemo(() => profileSchema(stored), [stored]),
    incomplete: forms.fillRequired,
    malformed: account.malformed,
    draft: `profile:${_id}`,
    keepValues: true,
    async submit({ password, ...sent }, sentForm) {
      setShown(false)
      const before = readForm(sentForm)
      const login = credentials.getToken()
      try {
        const updated = await updateProfile(password ? { ...sent, password } : sent)
        if (isReplaced(login)) return undefined
        // After a logout there is no account to change here, but the same person may still read the outcome.
        if (credentials.getToken() === login) {
          const saved = { ...sent, ...updated }
          fill(sentForm, { ...saved, password: '' }, before)
          onSaved(saved)
        }
        notify.success(success.profileUpdated)
        return undefined
      } catch (error) {
        const problem = problemOf(error, password !== '')
        if (problem.offer) onNotKnown()
        // The guard may remove the form at once, with what it says.
        if (isApiError(error) && error.status === 401 && !isReplaced(login)) {
          notify.error(forms.updateFailed)
          return { ...problem, announced: true }
        }
        // A person who has left the form has no other place to read it.
        if (!sentForm.isConnected && !isReplaced(login)) {
          notify.error(problem.toast ?? problem.problem)
        }
        return problem
      }
    },
  })

  // A save may have succeeded although its answer was lost: then the fields equal the account, nothing is unsaved.
  const lookAgain = useEffectEvent(() => {
    if (form.unsaved && !form.busy) form.note('')
  })

  const { element } = form
  // The account was read again, or changed in another tab: untouched fields take the new values.
  useEffect(() => {
    if (element.current) fill(element.current, stored, inFields.current)
    inFields.current = stored
    lookAgain()
  }, [stored, element])

  /** `shown`: whether the new password can be read. */
  return { ...form, shown, setShown }
}
