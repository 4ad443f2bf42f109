import * as v from 'valibot'
import { userSchema } from '@/entities/user/schema'

/** What a request header can contain: with any other character no call could be sent. */
const TOKEN = /^[ -~]+$/

/** A login: the member and the token that the API gave. Stored under the storage key `auth`. */
export const sessionSchema = v.object({
  user: userSchema,
  token: v.pipe(v.string(), v.regex(TOKEN)),
})
