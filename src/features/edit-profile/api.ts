import * as v from 'valibot'
import type { User } from '@/entities/user/user'
import { toldFields } from '@/entities/user/told-fields'
import { userSchema } from '@/entities/user/user-schema'
import { ApiError, messageIn } from '@/lib/api/errors'
import { send } from '@/lib/api/http'

/** `password` only where it changes. Product 3, User. */
export type ProfileChanges = { name: string; email: string; phone: string; password?: string }

// What the answer leaves out is absent here too, as what is empty in it: neither overwrites anything.
const answerSchema = v.object({ updatedUser: v.partial(userSchema) })

/**
 * PUT auth/profile: gives what the server says of the updated user. Throws ApiError, also for a
 * friendly status with an `error` in place of the user. Product 7, Auth.
 */
export async function updateProfile(data: ProfileChanges): Promise<Partial<User>> {
  const { status, body } = await send({ method: 'PUT', url: '/auth/profile', data })
  const answer = v.safeParse(answerSchema, body)
  if (answer.success) return toldFields(answer.output.updatedUser)
  throw new ApiError('refused', { status, serverMessage: messageIn(body) })
}
