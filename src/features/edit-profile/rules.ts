import * as v from 'valibot'
import { requiredEmail, requiredPhone, requiredText } from '@/components/form/rules'
import { account } from '@/words/account'
import type { User } from '@/entities/user/user'

const { errors } = account

/** Accepts the stored value unchanged, so that an old invalid phone number does not block a new name. */
function asStored<S extends v.GenericSchema<string | undefined, string>>(stored: string, rule: S) {
  const same = v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text !== '' && text === stored),
  )
  return v.lazy((input) => (v.is(same, input) ? same : rule))
}

/**
 * The profile's fields; an empty password means that it does not change.
 * Product 2, /dashboard/user/profile.
 */
export const profileSchema = ({ email, phone }: Pick<User, 'email' | 'phone'>) =>
  v.object({
    name: requiredText(errors.name),
    email: asStored(email, requiredEmail(errors.email, errors.emailFormat)),
    phone: asStored(phone, requiredPhone(errors.phone, errors.phoneFormat)),
    password: v.optional(v.string(), ''),
  })
