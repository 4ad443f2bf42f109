import * as v from 'valibot'
import { userSchema } from '@/entities/user/user-schema'

/** A login: the member and the token that the API gave. Kept under the storage key `auth`. */
export const sessionSchema = v.object({
  user: userSchema,
  token: v.pipe(v.string(), v.minLength(1)),
})
