import * as v from 'valibot'
import type { User } from '@/entities/user/user'
import { toldFields } from '@/entities/user/told-fields'
import { userSchema } from '@/entities/user/user-schema'
import { saysNo } from '@/lib/api/answer'
import { ApiError, messageIn } from '@/lib/api/errors'
import { send } from '@/lib/api/http'

/** `password` only where it changes. Product 3, User. */
type ProfileChanges = { name: string; email: string; phone: string; password?: string }

// What the answer leaves out is absent here too, as what is empty in it: neither overwrites anything.
// Whose account it is and what it may open, the login says.
const answerSchema = v.object({ updatedUser: v.partial(v.omit(userSchema, ['_id', 'role'])) })

/**
 * PUT auth/profile: gives what the server says of the updated user. Throws ApiError: `refused` for a
 * no, also one with a friendly status, `unexpected` for any other answer without the user. Product 7, Auth.
 */
export async function updateProfile(data: ProfileChanges): Promise<Partial<User>> {
  const { status, body } = await send({ method: 'PUT', url: '/auth/profile', data })
  if (saysNo(body)) throw new ApiError('refused', { status, serverMessage: messageIn(body) })
  const answer = v.safeParse(answerSchema, body)
  // Its own words may be those of a yes: they are not shown as what is wrong.
  if (!answer.success) throw new ApiError('unexpected', { status })
  return toldFields(answer.output.updatedUser)
}
