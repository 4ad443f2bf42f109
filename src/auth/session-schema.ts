import * as v from 'valibot'
import { userSchema } from '@/entities/user/user-schema'

/** What a header of a request can carry: with any other sign no call would go out. */
const TOKEN = /^[ -~]+$/

/** A login: the member and the token that the API gave. Kept under the storage key `auth`. */
export const sessionSchema = v.object({
  user: userSchema,
  token: v.pipe(v.string(), v.regex(TOKEN)),
})
