import * as v from 'valibot'
import { requiredEmail, requiredPhone, requiredText } from '@/components/form/rules'
import { account } from '@/words/account'

const { errors } = account

/** A password that must be there, left exactly as typed: spaces belong to it. */
export const requiredPassword = (missing: string) =>
  v.pipe(v.optional(v.string(), ''), v.nonEmpty(missing))

/** Product 5, Login. */
export const loginSchema = v.object({
  email: requiredEmail(errors.email, errors.emailFormat),
  password: requiredPassword(errors.password),
})

/** Product 5, Registration; whether the two passwords match is checked before sending. */
export const registrationSchema = v.object({
  name: requiredText(errors.name),
  email: requiredEmail(errors.email, errors.emailFormat),
  phone: requiredPhone(errors.phone, errors.phoneFormat),
  password: requiredPassword(errors.choosePassword),
  confirmPassword: requiredPassword(errors.confirmPassword),
})
