import { account } from '../../../src/content/en/account.ts'
import { accountMessages } from '../../../src/content/en/account-messages.ts'
import { adminMessages } from '../../../src/content/en/admin-messages.ts'
import { memberMessages } from '../../../src/content/en/member-messages.ts'
import { messages } from '../../../src/content/en/messages.ts'

const { consultation, enquiry } = messages
const { forgotPassword, login, registration } = accountMessages
const { success } = adminMessages

type Call = { methods: readonly string[]; path: RegExp }

const call = (methods: string, path: string): Call => ({
  methods: methods.split(' '),
  path: new RegExp(`^${path}`),
})
const auth = (method: string, path: string) => call(method, `/api/v1/auth/${path}`)
const catalogue = (methods: string, path: string) =>
  call(methods, `/api/v1/(?:category|country|work)/${path}`)

const mail = call('POST', '/api/v1.0/email/send')
const change = catalogue('PUT POST', 'update')
const deletion = catalogue('DELETE', 'delete')

/** Success messages, and the call that must have been accepted each time before one appears. */
export const successes: Readonly<Record<string, Call>> = {
  [enquiry.success]: mail,
  [consultation.success]: mail,
  [registration.success]: auth('POST', 'register'),
  [login.success]: auth('POST', 'login'),
  [account.forget.sent]: auth('POST', 'forgetpswd'),
  [forgotPassword.success]: auth('POST', 'resetpassword'),
  [memberMessages.success.profileUpdated]: auth('PUT', 'profile'),
  [memberMessages.payment.successOnly]: call('POST', '/local/checkout/pay'),
  [success.created('')]: catalogue('POST', 'create'),
  [success.updated('')]: change,
  [success.countryUpdated]: change,
  [success.updatedGeneral]: change,
  [success.categoryDeleted]: deletion,
  [success.countryDeleted]: deletion,
  [success.countryDeletedInGrid]: deletion,
  [success.deletedGeneral]: deletion,
}
