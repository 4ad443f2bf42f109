import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '@/lib/api/errors'
import { request, segment } from '@/lib/api/http'
import { listOf } from '@/lib/api/record-schemas'
import { memberKey } from './keys'
import type { User } from './user'
import { userSchema } from './user-schema'

const foundSchema = v.object({
  data: userSchema,
  // Some servers leave out an empty list.
  referredUsers: v.fallback(listOf(userSchema), []),
})

// A server may leave out what is empty. Whatever says something else is no answer to the question.
const nobodySchema = v.strictObject({
  data: v.optional(v.null()),
  referredUsers: v.optional(v.unknown()),
  success: v.optional(v.literal(false)),
  message: v.optional(v.string()),
})

/** A member as the server knows them now, and those who registered with their link. */
export type Member = { user: User; referredUsers: User[] }

/** GET auth/getoneuser/{id}. Throws ApiError; an unknown id is `not-found`. Product 7, Auth. */
export async function getOneUser(id: string): Promise<Member> {
  const answer = await request(v.union([foundSchema, nobodySchema]), {
    url: `/auth/getoneuser/${segment(id)}`,
  })
  if (!answer.data) throw new ApiError('not-found')
  return { user: answer.data, referredUsers: answer.referredUsers }
}

/** One account as the server has it now, read once a login is there. Throws what the call throws. */
export function memberQuery(id: string) {
  return queryOptions({ queryKey: memberKey(id), queryFn: () => getOneUser(id) })
}
