import * as v from 'valibot'
import type { User } from '@/entities/user/user'
import { nonEmptyFields } from '@/entities/user/non-empty-fields'
import { userSchema } from '@/entities/user/schema'
import { saysNo } from '@/lib/api/answer'
import { ApiError, messageIn } from '@/lib/api/errors'
import { send } from '@/lib/api/http'

/** `password` is there only when it changes. Product 3, User. */
type ProfileChanges = { name: string; email: string; phone: string; password?: string }

// A field that is missing or empty in the answer overwrites nothing.
// The account's id and role come from the login alone.
const answerSchema = v.object({ updatedUser: v.partial(v.omit(userSchema, ['_id', 'role'])) })

/**
 * PUT auth/profile: returns what the server says of the updated user. Throws ApiError: `refused` for a
 * refusal, even with a success status, `unexpected` for any other answer without the user. Product 7, Auth.
 */
export async function updateProfile(data: ProfileChanges): Promise<Partial<User>> {
  const { status, body } = await send({ method: 'PUT', url: '/auth/profile', data })
  if (saysNo(body)) throw new ApiError('refused', { status, serverMessage: messageIn(body) })
  const answer = v.safeParse(answerSchema, body)
  // Its message may be one of success, so it is not shown as an error.
  if (!answer.success) throw new ApiError('unexpected', { status })
  return nonEmptyFields(answer.output.updatedUser)
}
